"""The program, with its times by stage."""
import os
import re
import subprocess

from . import engines, measuring


def translated(options_, engine, models, lines, *more):
    """Translates `lines` on one thread; what was written, and the seconds of all stages but opening the pack."""
    command = [
        "taskset", "--cpu-list", str(options_.core), engines.BUILD / "release/dragoman", "translate", "--from",
        options_.source, "--to", options_.target, "--threads", "1", "--lines", "--trace", *more]
    done = subprocess.run(
        command, input="".join(line + "\n" for line in lines), capture_output=True, text=True, check=False,
        env=os.environ | engine.environment | {"DRAGOMAN_MODELS_DIR": str(models)})
    # 1: some lines stayed as they were.
    if done.returncode not in (0, 1):
        raise measuring.Failed(f"dragoman translate ended with status {done.returncode}")
    stages = {name: float(ms) for name, ms in re.findall(r"^([a-z]+) +([\d.]+) ", done.stderr, re.MULTILINE)}
    return done.stdout.split("\n")[: len(lines)], sum(ms for name, ms in stages.items() if name != "open") / 1000
