"""Networks in files: kept, loaded, and translating."""

import numpy as np
import torch

from .encoded import pad
from .marian import read_npz, write_npz
from .student import Student, greedy
from .vocabulary import EOS

LONGEST_SOURCE = 200


def export(parameters, path, pieces, settings):
    """Writes {name: tensor} as Marian's npz, rounded to what float16 holds, so that all that is derived agrees."""
    arrays = {
        name: tensor.detach().cpu().numpy().astype(np.float16).astype(np.float32) for name, tensor in parameters.items()
    }
    write_npz(path, arrays, pieces, settings)


def load(path, settings, device="cpu"):
    """The network in an npz that `export` wrote."""
    arrays, _ = read_npz(path)
    model = Student(arrays["Wemb"].shape[0], settings)
    model.load_state_dict({name: torch.from_numpy(arrays[name]) for name in model.names})
    return model.to(device).eval()


def on(device, *arrays):
    """Arrays as tensors on a device."""
    return tuple(torch.from_numpy(array).to(device) for array in arrays)


def translate(model, processor, lines, device="cpu", batch_size=64):
    """Greedy translations of lines, in float32."""
    encoded = [processor.encode(line)[:LONGEST_SOURCE] + [EOS] for line in lines]
    order, result = sorted(range(len(lines)), key=lambda index: len(encoded[index])), [""] * len(lines)
    for start in range(0, len(order), batch_size):
        chunk = order[start : start + batch_size]
        outputs = greedy(model, *on(device, *pad([encoded[index] for index in chunk]))).tolist()
        for index, ids in zip(chunk, outputs):
            result[index] = processor.decode(ids[: ids.index(EOS)] if EOS in ids else ids)
    return result
