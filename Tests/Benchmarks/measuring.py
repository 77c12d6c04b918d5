"""Runs whole processes and tells their wall time and peak memory."""

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field


@dataclass
class Tool:
    """One way to do a job: a command line, and how its output tells which cards it found."""

    name: str
    command: list
    # From the output's bytes to something that must be equal for every tool; `None` where outputs can't be compared.
    answer: object = None
    needs: str = ""

    @property
    def missing(self):
        """What has to be installed first; `None` when nothing."""
        if not shutil.which(self.command[0]):
            return self.command[0]
        if self.needs and subprocess.run(
            [self.command[0], "-c", f"import {self.needs}"], capture_output=True
        ).returncode:
            return f"the Python package {self.needs}"
        return None


@dataclass
class Result:
    """What runs of one tool took."""

    tool: Tool
    seconds: list = field(default_factory=list)
    peak: int = 0
    """The most memory that a run had, in bytes."""
    answer: object = None

    @property
    def median(self):
        return statistics.median(self.seconds)


class WrongAnswer(Exception):
    """Two tools that did the same job found different things, so that their times can't be compared."""


def run_once(tool, output):
    """One run: its wall time in seconds and its peak memory in bytes. Its output goes to the file `output`."""
    output.seek(0)
    output.truncate()
    start = time.perf_counter()
    process = subprocess.Popen(tool.command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    code = os.waitstatus_to_exitcode(status)
    process.returncode = code
    if code:
        raise SystemExit(f"{tool.name} ended with {code}: {errors.decode(errors='replace')}")
    return seconds, usage.ru_maxrss * 1024


def compare(tools, runs):
    """Runs the tools in turns, so that a noisy moment hits all of them, and checks that they agree."""
    results = [Result(tool) for tool in tools]
    with tempfile.TemporaryFile() as output:
        for turn in range(runs + 1):
            for result in results:
                seconds, peak = run_once(result.tool, output)
                if turn == 0:  # The first turn fills the caches, and its answers are looked at.
                    output.seek(0)
                    result.answer = result.tool.answer(output.read()) if result.tool.answer else None
                    continue
                result.seconds.append(seconds)
                result.peak = max(result.peak, peak)
    answers = [(result.tool.name, result.answer) for result in results if result.answer is not None]
    for name, answer in answers[1:]:
        if answer != answers[0][1]:
            raise WrongAnswer(f"{answers[0][0]} found {str(answers[0][1])[:300]}\n{name} found {str(answer)[:300]}")
    return results
