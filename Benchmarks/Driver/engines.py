"""The engines that are measured: how each is made ready and started.

An engine has a `name` for the table, a `kernels` text, an `environment` and a `command`; the command takes
the options that `measuring` appends and prints the JSON that it reads. A new rival is a subclass of Rival and a
program in Rivals.
"""
import hashlib
import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent
BUILD = FOLDER / ".build"


class Unavailable(Exception):
    """The engine cannot be measured here; the message says why and what would help."""


class Dragoman:
    """The library, through its public interface, in this package's own executable, linked as what tools/dist makes."""

    remark, has_own_weights = "", False

    def __init__(self, options, name="Dragoman"):
        self.name = name
        self.environment = {"DRAGOMAN_KERNELS": options.kernels} if options.kernels else {}
        if options.build:
            for product in ("DragomanBenchmark", "dragoman"):
                check([
                    "swift", "build", "-c", "release", "--package-path", FOLDER, "--product", product,
                    "--static-swift-stdlib"], stdout=sys.stderr)
        self.command = [
            BUILD / "release/DragomanBenchmark", "--models", options.models,
            "--from", options.source, "--to", options.target,
        ]
        self.kernels = self._kernels()
        if self.kernels.startswith("none"):
            raise Unavailable(f"this processor has no {options.kernels}")

    def _kernels(self):
        """What the command line, built from the same sources, says of the kernels it takes."""
        answer = subprocess.run(
            [BUILD / "release/dragoman", "--version", "--verbose"],
            env=os.environ | self.environment, capture_output=True, text=True, check=False)
        for line in answer.stdout.splitlines():
            if "kernel" in line.lower():
                return line.split(":", 1)[-1].strip()
        return "not told"


class Rival:
    """A peer from PyPI: `package` and a program in Rivals that runs in the rivals' environment."""

    package = program = ""
    remark, has_own_weights = "", False

    def __init__(self, options, pack, name):
        self.name, self.environment = name, {}
        python = options.venv / "bin/python"
        if "vocabulary" not in pack.files or "shortlist" not in pack.files:
            raise Unavailable(f"{pack.id} lacks a shared vocabulary or a shortlist")
        found = f"import importlib.util, sys; sys.exit(importlib.util.find_spec('{self.package}') is None)"
        imports = [python, "-c", found]
        if not python.exists() or subprocess.run(imports, capture_output=True, check=False).returncode:
            raise Unavailable(f"no {self.package} in {options.venv.name}: run Benchmarks/run rivals --setup")
        self.command = [python, FOLDER / "Rivals" / self.program, "--vocabulary", pack.files["vocabulary"]]


class Marian(Rival):
    """The Marian wheel, on the int8 file that it makes of the same weights itself."""

    package, program = "pymarian", "marian.py"
    # The instruction sets of intgemm nearest to each kernel path of ours; it has no 256 bit VNNI and no AMX.
    CPUID = {
        "plain": "SSSE3", "ssse3": "SSSE3", "avx2": "AVX2", "avx-vnni": "AVX2", "avx512-vnni": "AVX512VNNI",
        "amx-int8": "AVX512VNNI",
    }

    def __init__(self, options, pack, batch, is_float=False):
        if not options.marian_model:
            raise Unavailable("no --marian-model FILE: the model.npz that the pack was made from")
        super().__init__(options, pack, f"pymarian, batch {batch}")
        if is_float:
            self.kernels = "float32"
            self.command += ["--model", options.marian_model, "--mini-batch", str(batch)]
            return
        self.kernels = "intgemm " + best_intgemm()
        if options.kernels:
            cpuid = self.CPUID[options.kernels]
            self.environment = {"INTGEMM_CPUID": cpuid}
            if cpuid != "AVX512VNNI":  # its float products; the library knows no set below AVX2 on its own
                self.environment["MKL_ENABLE_INSTRUCTIONS"] = "AVX2"
            self.kernels = f"intgemm {cpuid}"
        self.command += [
            "--model", converted(options.marian_model, options.venv), "--shortlist", pack.files["shortlist"],
            "--mini-batch", str(batch),
        ]


class CTranslate2(Rival):
    """CTranslate2, on a twin with self-attention and random weights, given the steps that Dragoman takes."""

    package, program = "ctranslate2", "ctranslate.py"
    has_own_weights = True
    remark = ("CTranslate2 has no SSRU: its twin has self-attention, random weights and the whole vocabulary, and is "
              "given as many steps for each sentence as Dragoman takes.")

    def __init__(self, options, trial, name="CTranslate2, self-attention twin"):
        super().__init__(options, trial.pack, name)
        if not trial.counter.available:
            raise Unavailable("pieces cannot be counted, hence no steps be given")
        self.kernels = "its own"
        if options.kernels in ("plain", "ssse3", "avx2", "avx-vnni"):
            self.environment = {
                "CT2_FORCE_CPU_ISA": "AVX2", "ONEDNN_MAX_CPU_ISA": "AVX2", "MKL_ENABLE_INSTRUCTIONS": "AVX2"}
            self.kernels = "AVX2"

    def like(self, trial, ours):
        """The twin, with the steps that `ours` takes for each sentence."""
        counts = trial.counter.each(trial.translate_once(ours), trial.pack.target_vocabulary)
        # The end of the sentence is a step too.
        return self.with_steps(trial, [count + 1 for count in counts], "twin", 1)

    def with_steps(self, trial, counts, shape, beam):
        """A network of `shape`, with so many steps for each sentence."""
        steps = BUILD / "rivals" / f"steps-{shape}"
        steps.parent.mkdir(parents=True, exist_ok=True)
        steps.write_text(
            "".join(f"{count}\t{line}\n" for count, line in zip(counts, trial.lines)), encoding="utf-8")
        self.network = BUILD / "rivals" / f"{shape}-7"
        self.command += ["--network", self.network, "--shape", shape, "--beam", str(beam), "--steps", steps]
        return self


class Slimt(Rival):
    """slimt, on the pack's own files."""

    package, program = "slimt", "slimt_engine.py"

    def __init__(self, options, pack):
        super().__init__(options, pack, "slimt")
        self.kernels = "its own"
        if options.kernels not in (None, "avx512-vnni", "amx-int8"):
            raise Unavailable("it cannot be held to an instruction set")
        self.command += ["--model", pack.files["model"], "--shortlist", pack.files["shortlist"]]


class FxTranslate(Rival):
    """fxtranslate, on the pack's own files; AVX2 on any newer processor."""

    package, program = "fxtranslate", "fxtranslate_engine.py"

    def __init__(self, options, pack):
        super().__init__(options, pack, "fxtranslate")
        self.kernels = "AVX2"
        if options.kernels in ("plain", "ssse3"):
            raise Unavailable("it cannot be held to an instruction set")
        self.command += ["--model", pack.files["model"], "--shortlist", pack.files["shortlist"]]


def best_intgemm():
    """The instruction set that intgemm chooses on this processor, by its own order."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        flags = next((line.split() for line in file if line.startswith("flags")), [])
    order = {"avx512_vnni": "AVX512VNNI", "avx512bw": "AVX512BW", "avx2": "AVX2", "ssse3": "SSSE3"}
    return next((name for flag, name in order.items() if flag in flags), "unsupported")


def converted(model, venv):
    """The wheel's int8 `.bin` (type 0x10001) of an npz, made once and kept by the npz's SHA-256."""
    try:
        digest = hashlib.sha256(Path(model).read_bytes()).hexdigest()
    except OSError as error:
        raise Unavailable(f"{model}: {error.strerror}") from error
    path = BUILD / "rivals" / f"marian-{digest[:16]}.intgemm8.bin"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name("partial-" + path.name)  # Marian goes by the ending
        check(
            [venv / "bin/pymarian", "convert", "--from", model, "--to", partial, "--gemm-type", "intgemm8"],
            capture_output=True)
        partial.rename(path)
    return path


def set_up_rivals(venv):
    """Makes the virtual environment of the rivals, or brings it up to Rivals/requirements.txt, each for itself."""
    if not (venv / "bin/python").exists():
        check(["python3", "-m", "venv", venv])
    for line in (FOLDER / "Rivals/requirements.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        try:
            check([venv / "bin/python", "-m", "pip", "install", "--quiet", line], capture_output=True)
        except Unavailable as error:
            print(f"{line} is skipped: {error}", file=sys.stderr)


def check(command, **options):
    """Runs a command; its failure makes the engine unavailable."""
    try:
        done = subprocess.run(command, check=False, **options)
    except FileNotFoundError as error:
        raise Unavailable(f"{command[0]} is not there") from error
    if done.returncode:
        said = (done.stderr or b"").decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise Unavailable(f"{Path(command[0]).name} ended with status {done.returncode} {said}".strip())
