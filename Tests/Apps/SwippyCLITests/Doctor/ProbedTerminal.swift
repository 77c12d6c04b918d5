import TerminalKit
import TerminalTestSupport

@testable import TerminalSession

/// A terminal in memory that is asked, and answers as far as it can.
struct ProbedTerminal {
    var emulator: TerminalEmulator
    /// What it answers, by the query as it was sent without its introducer; nothing where this is empty.
    var answers: (_ query: String, _ cursor: Point) -> String
    private var taken = 0

    init(
        columns: @escaping @Sendable (Character) -> Int = { $0.columns },
        answers: @escaping (_ query: String, _ cursor: Point) -> String = Self.all
    ) {
        emulator = TerminalEmulator(size: Size(columns: 80, rows: 6), columns: columns)
        self.answers = answers
    }

    /// Takes bytes one by one, since an answer tells of the moment of the question.
    mutating func take(_ bytes: [UInt8]) -> [UInt8] {
        var answer = ""
        for byte in bytes {
            emulator.feed([byte])
            let queries = emulator.queries[taken...]
            taken = emulator.queries.count
            for query in queries { answer += answers(query, emulator.cursor) }
        }
        return Array(answer.utf8)
    }

    /// A whole dialogue, in which each answer takes `delay` and comes in pieces of `length` bytes.
    mutating func answer(
        samples: [String], modes: [Int] = [2026, 1002], delay: Duration = .milliseconds(3), length: Int = 7
    ) -> ProbeDialogue {
        var now = ContinuousClock.now
        var dialogue = ProbeDialogue(modes: modes, samples: samples, at: now)
        var questions = dialogue.firstQuestions
        while !dialogue.isOver {
            let answer = take(questions)
            questions = []
            now += delay
            var rest = answer[...]
            while !rest.isEmpty {
                questions += dialogue.receive(Array(rest.prefix(length)), at: now)
                rest = rest.dropFirst(length)
            }
            if questions.isEmpty {
                now = max(now, dialogue.deadline)
                dialogue.expire(at: now)
            }
        }
        return dialogue
    }

    /// Answers everything, as xterm does.
    static func all(_ query: String, _ cursor: Point) -> String {
        switch query {
        case "]11;?": "\u{1B}]11;rgb:f0f0/e0e0/d0d0\u{1B}\\"
        case ">0q": "\u{1B}P>|Emulator 1.0\u{1B}\\"
        case "?1002$p": "\u{1B}[?1002;0$y"
        case "?2026$p": "\u{1B}[?2026;2$y"
        default: some(query, cursor)
        }
    }

    /// Answers what every terminal does.
    static func some(_ query: String, _ cursor: Point) -> String {
        switch query {
        case "6n": "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R"
        case "c": "\u{1B}[?62;22c"
        default: ""
        }
    }
}
