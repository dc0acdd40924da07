"""The road from a corpus to a pack, a function for each stage; each leaves files from which the next goes on."""

import datetime
import shutil
import tempfile
from pathlib import Path

from . import calibrate as calibration
from . import evaluate as evaluation
from . import gather, ledger, network
from . import pack as packing
from .aligner import Links
from .card import card
from .encoded import EncodedCorpus
from .links import lexical_table
from .marian import int8_bin, read_npz
from .place import SHORTLIST_BEST, SHORTLIST_FIRST
from .shortlist import shortlist as packed_shortlist
from .trainer import Trainer
from .vocabulary import load_vocabulary, train_vocabulary


def vocabulary_of(place):
    """The vocabulary, trained if it is not there yet."""
    train_vocabulary(place.corpus, place.vocabulary, place.settings, 0.999 if place.language.cjk else 0.9998)
    return load_vocabulary(place.vocabulary)


def encoded_of(place):
    """The vocabulary and the encoded corpus, made if they are not there yet."""
    processor = vocabulary_of(place)
    return processor, EncodedCorpus.make(
        place.corpus, place.file("encoded.npz"), processor, place.source, place.settings.seed
    )


def align(place, _, say=print):
    """Aligns the pieces of all training pairs."""
    _, pairs = encoded_of(place)
    links = Links.make(pairs, place.file("links.npz"))
    say(f"align: {len(links.rows)} links in {len(pairs)} pairs")
    return pairs, links


def train(place, options, say=print):
    """Trains the network, or goes on where it was stopped; not if it is done."""
    if place.file("training.json").exists():
        say(f"train: {place.file('network/model.npz')} is there")
        return
    pairs, links = align(place, options, lambda _: None)
    processor = vocabulary_of(place)
    trainer = Trainer(pairs, links, processor.get_piece_size(), place.settings, place.file("network"), options.device)

    def scores():
        """The averaged network on the first lines of the sets that no score is reported of."""
        model = network.load(place.file("network/model.npz"), place.settings, options.device)
        parts = []
        for name in ("valid-tato", "valid-soft"):
            sources, references = (
                place.held_out(name, code)[: place.settings.scored_lines] for code in (place.source, place.target)
            )
            if sources:
                output = network.translate(model, processor, sources, options.device)
                parts.append(f"{name} {evaluation.scored(output, references, place.target)[0]}")
        return f"update {trainer.update}: {'; '.join(parts) or 'nothing is held out'}"

    trainer.run(say, scores=scores)
    ledger.write(
        place.file("training.json"),
        {
            "date": options.date or datetime.date.today().isoformat(),
            "minutes": round(trainer.seconds / 60),
            "processor": options.processor,
            "updates": trainer.update,
            "targetTokens": trainer.tokens,
            "parameters": sum(parameter.numel() for parameter in trainer.parameters),
            "vocabulary": processor.get_piece_size(),
        },
    )


def shortlist(place, options, say=print):
    """Counts which pieces translate which, and writes the lexical shortlist."""
    pairs, links = align(place, options, lambda _: None)
    table = lexical_table(
        (pairs.pair(index) for index in range(len(pairs))), (links[index] for index in range(len(pairs)))
    )
    data = packed_shortlist(table, vocabulary_of(place).get_piece_size(), SHORTLIST_FIRST, SHORTLIST_BEST)
    place.file(place.names["shortlist"]).write_bytes(data)
    say(f"shortlist: {len(table)} source pieces, {len(data)} bytes")


def calibrate(place, options, say=print):
    """Measures the activation scales on held-out text."""
    lines = [line for name in ("valid-tato", "valid-soft") for line in place.held_out(name, place.source)[:150]]
    model = network.load(place.file("network/model.npz"), place.settings, options.device)
    found = calibration.calibrate(model, vocabulary_of(place), lines, options.device)
    calibration.write(found, place.file("scales.yml"))
    say(f"calibrate: {len(found)} scales from {len(lines)} lines")


def quantise(place, _, say=print):
    """Writes the network in int8."""
    data = int8_bin(*read_npz(place.file("network/model.npz")), calibration.read(place.file("scales.yml")))
    place.file(place.names["model"]).write_bytes(data)
    shutil.copyfile(place.vocabulary, place.file(place.names["vocabulary"]))
    say(f"quantise: {len(data)} bytes")


def evaluate(place, options, say=print):
    """Scores the pack with Dragoman, and the float32 network with Marian, or with PyTorch where Marian is missing."""
    engines, marian = {}, evaluation.marian_command(options.marian)
    weights = place.file("network/model.npz")
    with tempfile.TemporaryDirectory() as models:
        # Of all packs for a pair the highest version translates, also where the machine has some of its own.
        packing.assemble(place, Path(models) / "candidate", {"rows": []}, "For evaluation only.\n", "1000000.0")
        if options.dragoman:
            engines["int8 (Dragoman)"] = lambda lines: evaluation.dragoman(options.dragoman, models, place, lines)
        else:
            say("evaluate: no --dragoman, so int8 is not scored")
        if marian:
            engines["float32 (Marian)"] = lambda lines: evaluation.marian(marian, weights, place.vocabulary, lines)
        else:
            say("evaluate: no pymarian here, so float32 is scored with PyTorch")
            engines["float32 (PyTorch)"] = lambda lines: network.translate(
                network.load(weights, place.settings, options.device), vocabulary_of(place), lines, options.device
            )
        ledger.write(place.file("scores.json"), evaluation.compare(place, engines, say))


def pack(place, options, say=print):
    """Writes the ledger, the card and the whole pack."""
    scores = ledger.read(place.file("scores.json"))
    entry = packing.entry_of(place, ledger.read(place.file("training.json")), scores, options.weaknesses)
    ledger.write(place.ledger, entry)
    made = packing.assemble(place, place.pack, scores, card(entry))
    say(f"pack: {place.pack}, {sum(file['bytes'] for file in made['files'])} bytes")


ROAD = (gather.corpus, align, train, shortlist, calibrate, quantise, evaluate, pack)


def whole(place, options, say=print):
    """Everything, from text to pack."""
    for stage in ROAD:
        stage(place, options, say)
