"""BLEU and chrF, by the rivals' environment."""
import json
import subprocess

PROGRAM = """
import json, sys, sacrebleu
references, outputs = json.load(sys.stdin)
bleu, chrf = sacrebleu.metrics.BLEU(), sacrebleu.metrics.CHRF()
print(json.dumps([
    [[bleu.corpus_score(output, [references]).score, chrf.corpus_score(output, [references]).score]
     for output in outputs],
    [str(bleu.get_signature()), str(chrf.get_signature())]]))
"""


def of(outputs, references, venv):
    """For each of `outputs`, lists of lines, BLEU and chrF; then the signatures. None where sacrebleu is missing."""
    python = venv / "bin/python"
    probe = [python, "-c", "import sacrebleu"]
    if not python.exists() or subprocess.run(probe, capture_output=True, check=False).returncode:
        return None
    done = subprocess.run(
        [python, "-c", PROGRAM], input=json.dumps([references, outputs]), stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)
