"""The engines that are measured: how each is made ready and started.

An engine has a `name` for the table, a `kernels` text, an `environment` and a `command`; the command takes
the options that `measuring` appends and prints the JSON that it reads. A new rival is a class here and a
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
    """The library, through its public interface, in this package's own executable."""

    def __init__(self, options, pack):
        self.name = "Dragoman"
        self.environment = {"DRAGOMAN_KERNELS": options.kernels} if options.kernels else {}
        if options.build:
            for product in ("DragomanBenchmark", "dragoman"):
                _check(
                    ["swift", "build", "-c", "release", "--package-path", FOLDER, "--product", product],
                    stdout=sys.stderr)
        self.command = [
            BUILD / "release/DragomanBenchmark", "--models", options.models,
            "--from", options.source, "--to", options.target,
        ]
        self.kernels = self._kernels()

    def _kernels(self):
        """What the command line, built from the same sources, says of the kernels it takes."""
        answer = subprocess.run(
            [BUILD / "release/dragoman", "--version", "--verbose"],
            env=os.environ | self.environment, capture_output=True, text=True, check=False)
        for line in answer.stdout.splitlines():
            if "kernel" in line.lower():
                return line.split(":", 1)[-1].strip()
        return "not told"


class Marian:
    """The Marian wheel, on the int8 file that it makes of the same weights itself."""

    # The instruction sets of intgemm nearest to each kernel path of ours; it has no 256 bit VNNI and no AMX.
    CPUID = {
        "plain": "SSSE3", "ssse3": "SSSE3", "avx2": "AVX2", "avx-vnni": "AVX2", "avx512-vnni": "AVX512VNNI",
        "amx-int8": "AVX512VNNI",
    }

    def __init__(self, options, pack, batch):
        self.name = f"pymarian, batch {batch}"
        python = options.venv / "bin/python"
        if not options.marian_model:
            raise Unavailable("no --marian-model FILE: the model.npz that the pack was made from")
        if "vocabulary" not in pack.files or "shortlist" not in pack.files:
            raise Unavailable(f"{pack.id} lacks a shared vocabulary or a shortlist")
        imports = [python, "-c", "import pymarian"]
        if not python.exists() or subprocess.run(imports, capture_output=True, check=False).returncode:
            raise Unavailable(f"no pymarian in {options.venv.name}: run Benchmarks/run --setup-rivals")
        self.environment, self.kernels = {}, "intgemm " + best_intgemm()
        if options.kernels:
            cpuid = self.CPUID[options.kernels]
            self.environment = {"INTGEMM_CPUID": cpuid}
            if cpuid != "AVX512VNNI":  # its float products; the library knows no set below AVX2 on its own
                self.environment["MKL_ENABLE_INSTRUCTIONS"] = "AVX2"
            self.kernels = f"intgemm {cpuid}"
        self.command = [
            python, FOLDER / "Rivals/marian.py", "--model", converted(options.marian_model, options.venv),
            "--vocabulary", pack.files["vocabulary"], "--shortlist", pack.files["shortlist"],
            "--mini-batch", str(batch),
        ]


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
        _check(
            [venv / "bin/pymarian", "convert", "--from", model, "--to", partial, "--gemm-type", "intgemm8"],
            capture_output=True)
        partial.rename(path)
    return path


def set_up_rivals(venv):
    """Makes the virtual environment of the rivals, or brings it up to Rivals/requirements.txt."""
    if not (venv / "bin/python").exists():
        _check(["python3", "-m", "venv", venv])
    _check([venv / "bin/python", "-m", "pip", "install", "--quiet", "--requirement",
            FOLDER / "Rivals/requirements.txt"])


def _check(command, **options):
    """Runs a command; its failure makes the engine unavailable."""
    try:
        done = subprocess.run(command, check=False, **options)
    except FileNotFoundError as error:
        raise Unavailable(f"{command[0]} is not there") from error
    if done.returncode:
        said = (done.stderr or b"").decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise Unavailable(f"{Path(command[0]).name} ended with status {done.returncode} {said}".strip())
