import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalSession

@Suite("Asking the terminal")
struct ProbeDialogueTests {
    private static let samples = ["a", "\u{FF21}", "\u{2764}\u{FE0F}", "\u{2500}"]

    @Test(
        "A terminal that answers everything is known, however its answers are split",
        arguments: [1, 2, 7, 4096])
    func complete(length: Int) {
        var terminal = ProbedTerminal()
        let findings = terminal.answer(samples: Self.samples, length: length).findings
        same(findings.version, "Emulator 1.0")
        same(findings.attributes, [62, 22])
        same(findings.background, Color(0xF0E0D0))
        same(findings.modes, [2026: .reset, 1002: .unknown])
        same(findings.widths, [1, 2, 2, 1])
        same(findings.answerTime, .milliseconds(3))
        same(terminal.emulator.errors, [])
    }

    @Test("A silent terminal is waited for a second, unless someone interrupts that twice")
    func silence() {
        let start = ContinuousClock.Instant.now
        var dialogue = ProbeDialogue(about: .background, at: start)
        same(dialogue.deadline, start + .seconds(1))
        dialogue.interrupt()
        dialogue.expire(at: start + .milliseconds(999))
        #expect(!dialogue.isOver)
        var hurried = dialogue
        hurried.interrupt()
        #expect(hurried.isOver)
        dialogue.expire(at: start + .seconds(1))
        #expect(dialogue.isOver)
    }

    @Test("A terminal of another opinion about a width is heard")
    func widths() {
        var terminal = ProbedTerminal(columns: { $0 == "\u{2764}\u{FE0F}" ? 1 : $0.columns })
        same(terminal.answer(samples: Self.samples).findings.widths, [1, 2, 1, 1])
    }

    @Test("One that answers only what all answer is asked everything and not waited for")
    func some() {
        var terminal = ProbedTerminal(answers: ProbedTerminal.some)
        let findings = terminal.answer(samples: Self.samples).findings
        same(findings.attributes, [62, 22])
        #expect(findings.background == nil)
        #expect(findings.modes.isEmpty)
        same(findings.widths, [1, 2, 2, 1])
    }

    @Test("Where the cursor's place stays unknown nothing is printed")
    func unmeasured() {
        var terminal = ProbedTerminal(answers: { query, _ in query == "c" ? "\u{1B}[?1c" : "" })
        terminal.emulator.feed(Array("$ ".utf8))
        #expect(terminal.answer(samples: Self.samples).findings.widths == nil)
        #expect(terminal.emulator.text.hasPrefix("$\n"))
    }

    @Test("One that answers nothing is given a second")
    func silent() {
        var terminal = ProbedTerminal(answers: { _, _ in "" })
        let dialogue = terminal.answer(samples: Self.samples)
        same(dialogue.findings, TerminalFindings())
        same(ProbeDialogue.limit, .seconds(1))
    }

    @Test("A slow one is asked once, so that no answer comes too late")
    func slow() {
        var terminal = ProbedTerminal()
        let findings = terminal.answer(samples: Self.samples, delay: .milliseconds(600)).findings
        same(findings.background, Color(0xF0E0D0))
        #expect(findings.widths == nil)
        same(terminal.emulator.queries.count, 4)
    }

    @Test("Nothing stays on the screen, and what was there does", arguments: ["", "$ "])
    func traces(before: String) {
        var terminal = ProbedTerminal()
        terminal.emulator.feed(Array(before.utf8))
        _ = terminal.answer(samples: Self.samples)
        same(terminal.emulator.text.split(separator: "\n"), before.isEmpty ? [] : ["$"])
        same(terminal.emulator.cursor, Point(column: 0, row: before.isEmpty ? 0 : 1))
    }

    @Test("Typing in the meantime does not mislead it, but control-C ends it")
    func typing() {
        let now = ContinuousClock.now
        var dialogue = ProbeDialogue(modes: [], samples: ["a"], at: now)
        #expect(dialogue.receive(Array("q\u{1B}[A".utf8), at: now).isEmpty)
        #expect(!dialogue.isInterrupted)
        #expect(dialogue.receive([3], at: now).isEmpty)
        #expect(dialogue.isInterrupted)
        same(dialogue.deadline, now + ProbeDialogue.limit)
        #expect(dialogue.receive(Array("\u{1B}[1;1R\u{1B}[?1c".utf8), at: now).isEmpty)
        #expect(dialogue.isOver)
    }

    @Test("An answer too many leaves the widths unknown, rather than wrong")
    func surplus() {
        var terminal = ProbedTerminal(answers: { query, cursor in
            ProbedTerminal.all(query, cursor) + (query == "?2026$p" ? "\u{1B}[1;2R" : "")
        })
        #expect(terminal.answer(samples: Self.samples).findings.widths == nil)
    }
}
