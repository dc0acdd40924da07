"""Packs: the folder that the runtime installs, and its way into a catalog."""

import shutil
from pathlib import Path

from catalog import packs, signing

from . import ledger
from .augment import PLACEHOLDERS
from .card import card

LICENCE = "Apache-2.0"


def quality(scores):
    """The scores of a manifest: of the pack as it ships, so those in int8."""
    return {
        f"{row['set']}, int8 greedy shortlist, {metric}": float(row[metric])
        for row in scores["rows"]
        if row["arithmetic"].startswith("int8")
        for metric in ("BLEU", "chrF2")
    }


def manifest(place, scores):
    """A pack's manifest without sizes and hashes."""
    names = place.names
    return {
        "id": place.identifier,
        "source": place.source,
        "target": place.target,
        "version": place.settings.version,
        "minimumEngineFormat": 1,
        "strategy": "low-latency",
        "files": [{"role": role, "path": names[role]} for role in ("model", "vocabulary", "shortlist")],
        "licence": LICENCE,
        "quality": quality(scores),
        "mirrors": [],
        "lengthFactor": 3,
        "placeholders": PLACEHOLDERS,
        "alignment": {"layer": place.settings.decoder_layers, "head": 0},
        "lowConfidenceBelow": None,
    }


def assemble(place, folder, scores, text, version=None):
    """Makes the pack in `folder`, whose name is its id, from the files of a place and its card; its manifest."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name in place.names.values():
        shutil.copyfile(place.file(name), folder / name)
    (folder / packs.CARD).write_text(text, encoding="utf-8")
    named = manifest(place, scores) | {"id": folder.name, "version": version or place.settings.version}
    (folder / "manifest.json").write_text(packs.text_of(named), encoding="utf-8")
    complete = packs.rebuilt_manifest(folder)
    (folder / "manifest.json").write_text(packs.text_of(complete), encoding="utf-8")
    return complete


def entry_of(place, training, scores, weaknesses):
    """The ledger of a pack, from what training and evaluation found out and the corpus's ledger.

    `training` has date, minutes, processor, updates, targetTokens, parameters and vocabulary.
    """
    settings = place.settings
    training = dict(training)
    before = [
        "Greedy search. int8 is the pack as it ships, by Dragoman, with the shortlist; float32 the same weights before."
    ]
    sets = {"test-tato": "everyday sentences from Tatoeba", "test-soft": "strings of programs and manuals"}
    told = " ".join(
        f"*{name}*: {what}." for name, what in sets.items() if any(row["set"] == name for row in scores["rows"])
    )
    after = ledger.wrapped(
        f"{told} Held out of the same sources that the training text comes from, which flatters the model."
    )
    found = "Found by reading its output:" if weaknesses else "Nobody has looked for them yet."
    return {
        "schema": ledger.SCHEMA,
        "id": place.identifier,
        "version": settings.version,
        "source": place.source,
        "target": place.target,
        "trained": training.pop("date"),
        "model": {
            "encoderLayers": settings.encoder_layers,
            "decoderLayers": settings.decoder_layers,
            "width": settings.width,
            "feedForward": settings.feed_forward,
            "heads": settings.heads,
            "parameters": training.pop("parameters"),
            "vocabulary": training.pop("vocabulary"),
        },
        "training": training,
        "shortlist": {"frequent": 50, "best": 50},
        "scores": {"before": before, "after": after, **scores},
        "weaknesses": {"before": [found], "items": weaknesses},
        "text": ledger.text_of(ledger.read(place.corpus_ledger)),
    }


def publish(place, models, date, key=None):
    """Copies a pack and its ledger into a catalog's folder, makes the catalog anew and signs it; the catalog's path."""
    models = Path(models)
    target = models / place.identifier
    if target.exists():
        raise packs.PackFault(f"{target}: this version is published already; give the new one another version")
    shutil.copytree(place.pack, target)
    shutil.copyfile(place.ledger, models / place.ledger.name)
    for path, text in packs.rebuilt(date, models).items():
        path.write_text(text, encoding="utf-8")
    catalog = models / packs.CATALOG.name
    if key:
        signing.sign(catalog, [key])
    return catalog


def written_cards(models=packs.MODELS):
    """{path of a card: its text} of every ledger in a catalog's folder."""
    return {
        models / document["id"] / packs.CARD: card(document)
        for document in map(ledger.read_pack, sorted(models.glob("*.ledger.json")))
    }
