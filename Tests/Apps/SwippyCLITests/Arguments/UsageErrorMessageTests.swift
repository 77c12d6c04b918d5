import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The words for a wrong command line")
struct UsageErrorMessageTests {
    @Test("are one line of what happened and one of what to do, in either language", arguments: WrongLine.all)
    func twoLines(line: [String], error: UsageError) {
        let english = UsageErrorMessage(error, of: "swippy", language: .english)
        let ukrainian = UsageErrorMessage(error, of: "swippy", language: .ukrainian)
        for message in [english, ukrainian] {
            #expect(!message.summary.isEmpty && !message.summary.contains("\n"))
            #expect(!message.advice.isEmpty && !message.advice.contains("\n"))
        }
        #expect(!english.summary.hasCyrillic)
        #expect(ukrainian.summary.hasCyrillic)
        #expect(!english.advice.hasCyrillic)
        #expect(ukrainian.advice.hasCyrillic)
    }

    @Test("have something to say of the value of every option", arguments: Language.allCases)
    func values(language: Language) {
        for option in Program.swippy.options where option.kind.takesValue {
            let wanted = option.wanted
            #expect(
                wanted.placeholder != nil && (wanted.rule != nil || wanted.example != nil), "\(option.name)")
        }
    }

    @Test("say which interval a fraction must lie in")
    func interval() {
        let bounds = FractionBounds(lower: 0, upper: 1, includesUpper: false)
        let error = UsageError(
            problem: .invalidValue(of: .option("--x"), value: "1", problem: .notAFraction(in: bounds)))
        #expect(
            UsageErrorMessage(error, of: "swippy", language: .english).summary.contains(
                "greater than 0 and less than 1,"))
        #expect(
            UsageErrorMessage(error, of: "swippy", language: .ukrainian).summary.contains(
                "більшу за 0 і меншу за 1,"))
    }

    @Test("write out control characters instead of sending them", arguments: Language.allCases)
    func controls(language: Language) throws {
        let typed = "a\u{1B}[2J\u{7}\u{9B}\u{202E}\r\nb"
        let error = UsageError(problem: .unexpectedArgument(typed), command: "list")
        let summary = UsageErrorMessage(error, of: "swippy", language: language).summary
        #expect(summary.contains(#"a\u{1B}[2J\u{7}\u{9B}\u{202E}\u{D}\u{A}b"#))
        let found = UsageError(problem: .optionInsteadOfValue(of: "--search", found: "--all=\u{1B}"))
        #expect(!UsageErrorMessage(found, of: "swippy", language: language).summary.contains("\u{1B}"))
    }

    @Test("stay short, however much was typed")
    func longText() {
        let error = UsageError(problem: .unexpectedArgument(String(repeating: "x", count: 100_000)))
        #expect(UsageErrorMessage(error, of: "swippy", language: .english).summary.count < 150)
    }
}
