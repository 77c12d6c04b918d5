"""Runs whole processes and tells their wall time, processor time and peak memory."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path


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
    processor: list = field(default_factory=list)
    """The processor time of each run, of the program and of the system for it, in seconds."""
    peak: int = 0
    """The most memory that a run had, in bytes."""
    answer: object = None

    @property
    def median(self):
        return statistics.median(self.seconds)

    @property
    def least(self):
        """The least processor time of a run: what others do on the machine only adds to it."""
        return min(self.processor)

    @property
    def quickest(self):
        """The least wall time of a run."""
        return min(self.seconds)


class WrongAnswer(Exception):
    """Two tools that did the same job found different things, so that their times can't be compared."""


class Launcher:
    """A small process that runs the tools.

    The system counts a process's peak memory from that of the process that started it, and this one holds answers.
    """

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, tool, output):
        """One run: its wall time and processor time in seconds, and its peak memory in bytes. Its output goes to `output`."""
        print(json.dumps([tool.command, output]), file=self.process.stdin, flush=True)
        seconds, processor, peak, code, errors = json.loads(self.process.stdout.readline())
        if code:
            raise SystemExit(f"{tool.name} ended with {code}: {errors}")
        return seconds, processor, peak

    @staticmethod
    def serve():
        """Runs what standard input names, line by line."""
        for line in sys.stdin:
            command, path = json.loads(line)
            with open(path, "wb") as output:
                start = time.perf_counter()
                process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE
                )
                errors = process.stderr.read()
                _, status, usage = os.wait4(process.pid, 0)
                seconds = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            processor = usage.ru_utime + usage.ru_stime
            told = errors.decode(errors="replace")
            answer = [seconds, processor, usage.ru_maxrss * 1024, process.returncode, told]
            print(json.dumps(answer), flush=True)


launcher = None if __name__ == "__main__" else Launcher()


def compare(tools, runs, warms=True):
    """Runs the tools in turns, so that a noisy moment hits all of them, and checks that they agree.

    The first turn isn't timed, unless the files are known to be in the cache.
    """
    results = [Result(tool) for tool in tools]
    with tempfile.NamedTemporaryFile() as output:
        for turn in range(runs + warms):
            for result in results:
                seconds, processor, peak = launcher.run(result.tool, output.name)
                if turn == 0:
                    answer = result.tool.answer
                    result.answer = answer(Path(output.name).read_bytes()) if answer else None
                    if warms:
                        continue
                result.seconds.append(seconds)
                result.processor.append(processor)
                result.peak = max(result.peak, peak)
    answers = [(result.tool.name, result.answer) for result in results if result.answer is not None]
    for name, answer in answers[1:]:
        if answer != answers[0][1]:
            raise WrongAnswer(f"{answers[0][0]} found {str(answers[0][1])[:300]}\n{name} found {str(answer)[:300]}")
    return results


if __name__ == "__main__":
    Launcher.serve()
