"""What CTranslate2 and Hugging Face's transformers make of the input lines."""

import shutil
import tempfile
from pathlib import Path

from .files import HEAD, joined, write_lines, write_table


def ctranslate_rows(model, translator, options):
    """Lines of a golden file: line, rank, ids, score, text."""
    for number, source in enumerate(model.sources):
        if not source:
            yield number, 0, "", "", ""
            continue
        pieces = [model.source.id_to_piece(piece) for piece in source]
        result = translator.translate_batch(
            [pieces], max_decoding_length=model.limits[number], return_scores=True, disable_unk=True, **options
        )[0]
        for rank, (hypothesis, score) in enumerate(zip(result.hypotheses, result.scores, strict=True)):
            ids, score, text = model.row(hypothesis, f"{score:.5f}")
            yield number, rank, ids, score, text


def ctranslate_writer(model, folder, compute_type, name):
    """A function that writes NAME-greedy.tsv and NAME-beam4.tsv."""

    def write(out):
        import ctranslate2

        translator = ctranslate2.Translator(
            str(folder), device="cpu", compute_type=compute_type, inter_threads=1, intra_threads=1
        )
        searches = {"greedy": {"beam_size": 1}, "beam4": {"beam_size": 4, "num_hypotheses": 4, "length_penalty": 1.0}}
        for search, options in searches.items():
            rows = ctranslate_rows(model, translator, options)
            head = "\t".join([HEAD[0], "rank", *HEAD[1:]])
            write_lines(out / f"{name}-{search}.tsv", [head, *("\t".join(map(str, row)) for row in rows)])

    return write


def translated(network, tokenizer, line, limit):
    """(pieces, total log-probability, text) of a line by transformers."""
    import torch

    batch = tokenizer([line], return_tensors="pt", truncation=True, max_length=512)
    with torch.no_grad():
        result = network.generate(
            **batch, num_beams=1, do_sample=False, max_new_tokens=min(limit, 500), output_scores=True,
            return_dict_in_generate=True, suppress_tokens=[tokenizer.unk_token_id],
        )  # fmt: skip
    ids = result.sequences[0, 1:].tolist()
    total = sum(float(torch.log_softmax(step[0], -1)[piece]) for step, piece in zip(result.scores, ids, strict=True))
    ends = (tokenizer.eos_token_id, tokenizer.pad_token_id)
    pieces = tokenizer.convert_ids_to_tokens([piece for piece in ids if piece not in ends])
    return pieces, total, tokenizer.decode(ids, skip_special_tokens=True)


def completed(model, scratch):
    """A copy of the folder `hf` with the SentencePiece models that it shares with the model beside it."""
    folder = shutil.copytree(model.path("hf"), Path(scratch) / "hf")
    for name, vocabulary in zip(("source.spm", "target.spm"), model.vocabularies, strict=True):
        if not (folder / name).exists():
            shutil.copyfile(vocabulary, folder / name)
    return folder


def huggingface_writer(model):
    """A function that writes hf-greedy.tsv."""

    def write(out):
        import torch
        from transformers import MarianMTModel, MarianTokenizer, logging

        torch.set_num_threads(1)
        logging.set_verbosity_error()
        logging.disable_progress_bar()
        rows = []
        with tempfile.TemporaryDirectory() as scratch:
            folder = completed(model, scratch)
            network, tokenizer = MarianMTModel.from_pretrained(folder).eval(), MarianTokenizer.from_pretrained(folder)
        for line, source, limit in zip(model.lines, model.sources, model.limits, strict=True):
            if source:
                pieces, total, text = translated(network, tokenizer, line, limit)
                rows.append((joined(model.ids(pieces)), f"{total:.5f}", text))
            else:
                rows.append(("", "", ""))
        write_table(out / "hf-greedy.tsv", rows)

    return write


def goldens(model):
    """{names of golden files: what writes them}."""
    made = {}
    for folder in sorted(path for path in model.folder.glob("ct2-*") if path.is_dir()):
        # 16-bit files are computed in float32 (other choices depend on the processor), int8 in both.
        for compute_type in ("int8", "float32") if folder.name.endswith("int8") else ("float32",):
            is_other = folder.name.endswith("int8") and compute_type == "float32"
            name = folder.name + ("-computef32" if is_other else "")
            made[f"{name}-greedy.tsv", f"{name}-beam4.tsv"] = ctranslate_writer(model, folder, compute_type, name)
    if model.has("hf"):
        made["hf-greedy.tsv",] = huggingface_writer(model)
    return made
