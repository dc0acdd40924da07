"""The network: its gradients, its outputs beside the reference's, training that stops and goes on, int8 in a file."""

import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from training.fault import TrainingFault
from training.settings import SMOKE
from training.tests import FIXTURES, needs

try:
    import numpy as np
    import torch

    from training import calibrate, evaluate, marian, network
    from training.encoded import EncodedCorpus, make_batches, pad
    from training.functions import OutputLoss, SsruScan
    from training.student import Student, greedy
    from training.trainer import GradientGuard, Trainer, learning_rate
    from training.vocabulary import load_vocabulary, train_vocabulary
except ModuleNotFoundError:
    pass  # The classes below are skipped.

MICRO = FIXTURES / "micro-ssru"
SHAPE = replace(SMOKE, dropout=0.1, updates=24, save_every=8, tokens=60, warm_up=4, average=0.9)


def tiny_corpus(count=60, pieces=20, seed=3):
    """Pairs whose target is the source backwards."""
    generator, sources, targets = np.random.default_rng(seed), [], []
    for _ in range(count):
        ids = generator.integers(2, pieces, generator.integers(2, 7))
        sources.append(np.append(ids, 0))
        targets.append(np.append(ids[::-1], 0))
    offsets = np.cumsum([0] + [len(ids) for ids in sources])
    return EncodedCorpus(
        {
            "source": np.concatenate(sources),
            "source_offsets": offsets,
            "target": np.concatenate(targets),
            "target_offsets": offsets,
            "domain": np.zeros(count, dtype=int),
            "domains": np.array(["x"]),
        }
    )


class Reversed:
    """Links of `tiny_corpus`."""

    def attention(self, corpus, batch, source_length, target_length):
        """As Links.attention."""
        target = np.zeros((len(batch), target_length, source_length), dtype=np.float32)
        for row, index in enumerate(batch):
            length = len(corpus.pair(index)[0])
            target[row, range(length), [*range(length - 2, -1, -1), length - 1]] = 1
        return target


@needs("torch", "numpy", "sentencepiece")
class Functions(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)

    def test_recurrence_has_the_gradient_of_its_formula(self):
        gate, x = torch.rand(5, 2, 3, dtype=torch.double), torch.randn(5, 2, 3, dtype=torch.double)
        self.assertTrue(torch.autograd.gradcheck(SsruScan.apply, (gate.requires_grad_(), x.requires_grad_())))

    def test_output_layer_is_smoothed_cross_entropy(self):
        states, weight, bias = (torch.randn(*shape).requires_grad_() for shape in ((7, 4), (9, 4), (9,)))
        targets = torch.randint(9, (7,))
        loss = OutputLoss.apply(states, weight, bias, targets, 0.1, 3, False)
        found = torch.autograd.grad(loss, (states, weight, bias))
        logits = torch.nn.functional.linear(states, weight, bias)
        expected = torch.nn.functional.cross_entropy(logits, targets, label_smoothing=0.1, reduction="sum")
        torch.testing.assert_close(loss, expected)
        torch.testing.assert_close(found, torch.autograd.grad(expected, (states, weight, bias)), atol=1e-5, rtol=1e-4)


@needs("torch", "numpy", "sentencepiece")
class Networks(unittest.TestCase):
    def test_translations_are_those_of_the_reference(self):
        model, processor = network.load(MICRO / "model.npz", SMOKE), load_vocabulary(MICRO / "vocab.spm")
        lines = (FIXTURES / "inputs.txt").read_text(encoding="utf-8").split("\n")
        golden = (MICRO / "golden" / "numpy-f32-greedy.tsv").read_text(encoding="utf-8").split("\n")[1:]
        chosen = [number for number in range(0, 200, 5) if lines[number].strip()]
        for number in chosen:
            ids = greedy(model, *network.on("cpu", *pad([processor.encode(lines[number]) + [0]])), factor=2)[0].tolist()
            text = " ".join(map(str, ids[: ids.index(0)] if 0 in ids else ids))
            self.assertEqual(text, golden[number].split("\t")[1], f"line {number}")

    def test_teacher_forcing_and_steps_agree(self):
        torch.manual_seed(2)
        model = Student(20, SMOKE).eval()
        source, mask = network.on("cpu", *pad([[4, 5, 6, 0], [7, 8, 0]]))
        target = torch.tensor([[9, 10, 0], [11, 12, 0]])
        states, additive = model.encode(source, mask)
        at_once = model.decode(states, additive, target)
        memory, embedded = model.memory(states), torch.zeros(2, 1, model.width)
        cells = [torch.zeros(2, 1, model.width) for _ in memory]
        for time in range(3):
            logits = model.step(embedded, time, memory, additive, cells)
            expected = torch.nn.functional.linear(at_once[:, time], model.Wemb, model.decoder_ff_logit_out_b[0])
            torch.testing.assert_close(logits, expected, atol=1e-5, rtol=1e-5)
            embedded = model.Wemb[target[:, time]][:, None]

    def test_scales_follow_the_largest_inputs(self):
        found = calibrate.multipliers({"a_W1": [1.0, 3.0], "Wemb": [2.0]})
        self.assertEqual(found, {"Wemb": 63.5, "a_W1": 127 / (2 + 1.1)})
        model, processor = network.load(MICRO / "model.npz", SMOKE), load_vocabulary(MICRO / "vocab.spm")
        scales = calibrate.calibrate(model, processor, ["The file is open.", "Where is it?"])
        names = {name for name in model.names if marian.QUANTISED.search(name)}
        self.assertEqual(set(scales), names)
        with tempfile.TemporaryDirectory() as folder:
            calibrate.write(scales, Path(folder) / "scales.yml")
            self.assertEqual(calibrate.read(Path(folder) / "scales.yml"), scales)
        with self.assertRaisesRegex(TrainingFault, "no usable activation scales"):
            calibrate.calibrate(model, processor, [])

    def test_the_same_corpus_gives_the_same_vocabulary(self):
        words = "open close move print file page window picture now here there again".split()
        found = []
        with tempfile.TemporaryDirectory() as folder:
            lines = [f"{a} {b} {c}\t{c} {b} {a}\tui-mo\n" for a in words for b in words for c in words[:4]]
            (Path(folder) / "train.tsv").write_text("".join(lines), encoding="utf-8")
            for name in ("one.spm", "two.spm"):
                train_vocabulary(Path(folder), Path(folder) / name, replace(SMOKE, vocabulary=60), 1.0)
                processor = load_vocabulary(Path(folder) / name)
                found.append([processor.id_to_piece(number) for number in range(processor.get_piece_size())])
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0][:3], ["</s>", "<unk>", "\u27e60\u27e7"])


@needs("numpy", "torch", "yaml")
class Files(unittest.TestCase):
    def test_int8_is_what_the_converter_writes(self):
        import yaml

        expected = (MICRO / "model.intgemm.alphas.bin").read_bytes()
        arrays, text = marian.read_npz(MICRO / "model.npz")
        made = marian.int8_bin(arrays, text, yaml.safe_load((MICRO / "alphas.yml").read_text()))

        def tensors(data):
            """{name: (type, bytes)} of a `.bin`, the description left out."""
            count = int.from_bytes(data[8:16], "little")
            heads = np.frombuffer(data, np.uint64, 4 * count, 16).reshape(count, 4)
            position, names = 16 + 32 * count, []
            for length, *_ in heads.tolist():
                names.append(data[position : position + length - 1].decode())
                position += length
            position += 4 * int(heads[:, 2].sum())
            position += 8 + int.from_bytes(data[position : position + 8], "little")
            result = {}
            for name, (_, kind, _, length) in zip(names, heads.tolist()):
                result[name] = kind, data[position : position + length]
                position += length
            result.pop(marian.ENTRY)
            return result

        made, expected = tensors(made), tensors(expected)
        self.assertEqual(list(made), list(expected))
        # Whole tensors would be compared letter by letter to say where they differ.
        self.assertEqual([name for name in made if made[name] != expected[name]], [])

    def test_npz_has_marians_names_and_description(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.npz"
            torch.manual_seed(3)
            model = Student(20, SMOKE)
            network.export(dict(model.named_parameters()), path, 20, SMOKE)
            arrays, text = marian.read_npz(path)
            fixture, _ = marian.read_npz(MICRO / "model.npz")
            self.assertEqual(set(arrays), set(fixture))
            self.assertIn("transformer-decoder-autoreg: rnn\n", text)
            self.assertIn("dim-vocabs:\n  - 20\n  - 20\n", text)
            again = network.load(path, SMOKE)
            torch.testing.assert_close(again.Wemb, model.Wemb.half().float())


@needs("torch", "numpy", "sentencepiece")
class Training(unittest.TestCase):
    def run_to(self, folder, *stops):
        """Trains in that many runs; the last trainer, and what was said."""
        said = []
        for stop in stops:
            trainer = Trainer(tiny_corpus(), Reversed(), 20, SHAPE, Path(folder))
            trainer.run(said.append, until=stop)
        return trainer, said

    def test_a_run_that_was_stopped_ends_where_one_that_was_not_does(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            straight, _ = self.run_to(one, 24)
            stopped, _ = self.run_to(two, 5, 16, 24)
            self.assertEqual(straight.tokens, stopped.tokens)
            for name, a, b in zip(straight.model.names, straight.average, stopped.average):
                self.assertTrue(torch.equal(a, b), name)

    def test_the_network_learns(self):
        settings = replace(SHAPE, updates=150, dropout=0.0, rate=5e-3, save_every=150, tokens=200)
        with tempfile.TemporaryDirectory() as folder:
            trainer = Trainer(tiny_corpus(), Reversed(), 20, settings, Path(folder))
            trainer.update = 1
            first, _ = trainer.train_batch(np.arange(20))
            trainer.run(lambda _: None)
            last, aligned = trainer.train_batch(np.arange(20))
            self.assertLess(last, 0.6 * first)
            self.assertLess(aligned, 1.0)

    def test_the_network_learns_with_products_in_bfloat16(self):
        settings = replace(SHAPE, updates=60, rate=5e-3, save_every=60, tokens=200, bf16=True)
        with tempfile.TemporaryDirectory() as folder:
            trainer = Trainer(tiny_corpus(), Reversed(), 20, settings, Path(folder))
            trainer.update = 1
            first, _ = trainer.train_batch(np.arange(20))
            trainer.run(lambda _: None)
            self.assertLess(trainer.train_batch(np.arange(20))[0], first)

    def test_wild_gradients_are_skipped(self):
        guard = GradientGuard(3.0)
        self.assertTrue(all(guard.accepts(1.0) for _ in range(5)))
        self.assertFalse(guard.accepts(10.0) or guard.accepts(float("nan")) or guard.accepts(float("inf")))
        self.assertEqual((guard.skipped, guard.accepts(1.2)), (3, True))
        self.assertFalse(GradientGuard(0).accepts(float("nan")))

    def test_rate_rises_falls_and_cools_down(self):
        rates = [learning_rate(update, SHAPE) for update in range(1, SHAPE.updates + 1)]
        self.assertEqual(rates.index(max(rates)) + 1, SHAPE.warm_up)
        self.assertAlmostEqual(max(rates), SHAPE.rate)
        self.assertEqual(rates[3:], sorted(rates[3:], reverse=True))
        self.assertLess(rates[-1], 0.02 * SHAPE.rate)

    def test_batches_hold_each_pair_as_often_as_its_weight_says(self):
        corpus = tiny_corpus()
        for weights, times in (({}, 1), ({"x": 2}, 2)):
            batches = make_batches(corpus, weights, np.random.default_rng(1), 40)
            self.assertEqual(sorted(np.concatenate(batches)), sorted(list(range(60)) * times))
            self.assertLessEqual(max(len(b) * max(len(corpus.pair(i)[0]) for i in b) for b in batches), 40)


@needs("sacrebleu", "torch")
class Evaluation(unittest.TestCase):
    def test_scores_come_with_their_signatures(self):
        scores, signatures = evaluate.scored(["Das ist gut ."] * 2, ["Das ist gut ."] * 2, "de")
        self.assertEqual(scores, {"BLEU": "100.00", "chrF2": "100.00"})
        self.assertRegex(signatures["BLEU"], r"tok:13a.*version:")
        self.assertIn("tok:char", evaluate.scored(["これ"], ["これ"], "ja")[1]["BLEU"])

    def test_a_program_that_loses_lines_is_refused(self):
        self.assertEqual(evaluate.run(["cat"], ["a", "b"]), ["a", "b"])
        for command in (["head", "-n", "1"], ["false"]):
            with self.assertRaisesRegex(evaluate.TrainingFault, command[0]):
                evaluate.run(command, ["a", "b"])


if __name__ == "__main__":
    unittest.main()
