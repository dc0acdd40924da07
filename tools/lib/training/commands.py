"""The command line of tools/train."""

import argparse
import datetime
from pathlib import Path

from catalog import packs

from . import gather, pack
from .fault import TrainingFault
from .place import Place
from .settings import PROFILES

EPILOG = """\
examples:
  tools/train pair --pair en-de --work DIR --dragoman BINARY     # everything, from packages to a pack
  tools/train train --pair en-de --work DIR --device cuda        # one stage; a run that was stopped goes on
  tools/train publish --pair en-de --work DIR --models Models --date 2026-12-01 --key KEY
  tools/train card --check                                       # the cards in Models/ are those of their ledgers
"""
STAGES = {
    "align": "align the pieces of all training pairs (eflomal, both directions, symmetrised)",
    "train": "train the network, or go on where it was stopped",
    "shortlist": "write the lexical shortlist",
    "calibrate": "measure the static activation scales",
    "quantise": "write the network in int8",
    "evaluate": "score the pack and the float32 network: BLEU and chrF with signatures",
    "pack": "write ledger, card and pack",
    "whole": "everything, from sources to a pack",
}


def pair(text):
    """A pair of languages, as in en-de."""
    source, _, target = text.partition("-")
    return source, target


def common():
    """The options of the stages."""
    options = argparse.ArgumentParser(add_help=False)
    add = options.add_argument
    add("--pair", type=pair, required=True, metavar="EN-XX", help="source and target language; one is English")
    add("--work", type=Path, required=True, metavar="DIR", help="where everything goes; what is there is used")
    add("--profile", choices=list(PROFILES), default="tiny", help="the settings to start from (default tiny)")
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="change a setting (see settings.py)")
    add("--device", default="cpu", help="PyTorch's device: cpu (default) or cuda")
    add("--threads", type=int, default=1, help="threads on the CPU (default 1; other numbers round differently)")
    add("--processor", default="one processor core", metavar="TEXT", help="what trains, for the card")
    add(
        "--date",
        metavar="YYYY-MM-DD",
        type=lambda text: datetime.date.fromisoformat(text).isoformat(),
        help="the day of the training or of the catalog (default today)",
    )
    add("--dragoman", type=Path, metavar="FILE", help="the program that scores the pack in int8")
    add("--marian", metavar="FILE", help="the command pymarian, if it is not beside this Python or on PATH")
    add("--weaknesses", nargs="*", default=[], metavar="LINE", help="for the card: what the pack does badly")
    add("--packages", nargs="*", metavar="NAME", help="Debian packages (default: those of sources/)")
    add("--repositories", action="store_true", help="also the public repositories and Tatoeba of sources/, from clones")
    add("--git-base", metavar="URL", help="where to clone OWNER/NAME from; without it they must be in DIR/clones")
    add(
        "--exclude",
        action="append",
        default=[],
        metavar="PATH",
        help="file or folder with sentences to keep out of the corpus: evaluation sets",
    )
    add("--limit", type=int, metavar="N", help="cut the corpus to so many pairs")
    add("--jobs", type=int, default=1, metavar="N", help="processes that read sources (default 1)")
    return options


def parser():
    """The command line."""
    result = argparse.ArgumentParser(
        prog="tools/train",
        description="From text to a pack.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = result.add_subparsers(dest="command", required=True, metavar="COMMAND")
    shared = common()
    commands.add_parser("corpus", parents=[shared], help="fetch sources and make the corpus, held-out sets and ledger")
    for name, text in STAGES.items():
        commands.add_parser("pair" if name == "whole" else name, parents=[shared], help=text)
    command = commands.add_parser("publish", parents=[shared], help="put the pack into a catalog, and sign that")
    command.add_argument("--models", type=Path, required=True, metavar="DIR", help="the catalog's folder")
    command.add_argument("--key", type=Path, metavar="FILE", help="a private key of tools/catalog keygen")
    commands.add_parser(
        "smoke", parents=[shared], help="a network that is worth nothing, from packages to a translation"
    )
    command = commands.add_parser("card", help="write the cards in a catalog's folder from their ledgers")
    command.add_argument("--models", type=Path, default=packs.MODELS, metavar="DIR", help="Models by default")
    command.add_argument("--check", action="store_true", help="only say which are not what their ledger gives")
    return result


def cards(options):
    """Writes cards from ledgers, or says which differ; 1 if any does and was to be checked."""
    written = pack.written_cards(options.models)
    stale = [path for path, text in written.items() if not packs.holds(path, text)]
    for path in stale:
        print(f"{path}: {'not what its ledger gives; run tools/train card' if options.check else 'written'}")
        if not options.check:
            path.write_text(written[path], encoding="utf-8")
    without = [folder for folder in packs.pack_folders(options.models) if folder / packs.CARD not in written]
    for folder in without:
        print(f"{folder}: no {folder.name}.ledger.json beside it")
    if not stale and not without:
        print(f"{len(written)} cards agree with their ledgers")
    elif stale and not options.check:
        print("now run tools/catalog build")
    return 1 if without or (stale and options.check) else 0


def main(arguments):
    """Runs a command; the exit status."""
    options = parser().parse_args(arguments)
    if options.command == "card":
        return cards(options)
    settings = PROFILES["smoke" if options.command == "smoke" else options.profile].with_changes(options.set)
    place = Place(options.work, *options.pair, settings)
    place.work.mkdir(parents=True, exist_ok=True)
    if options.command == "corpus":
        gather.corpus(place, options)
    elif options.command == "publish":
        print(pack.publish(place, options.models, options.date or datetime.date.today().isoformat(), options.key))
    else:
        run_stage(place, options)
    return 0


def run_stage(place, options):
    """Runs what needs PyTorch."""
    import torch

    from . import smoke, stages

    torch.set_num_threads(options.threads)
    if options.command == "smoke":
        if not options.dragoman:
            raise TrainingFault("the smoke run needs --dragoman FILE, the built program")
        options.profile, options.limit = "smoke", options.limit or 2000
        smoke.smoke(place, options)
    else:
        getattr(stages, "whole" if options.command == "pair" else options.command)(place, options)
