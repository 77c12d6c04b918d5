import TestSupport
import Testing

@testable import TerminalKit

@Suite("Why there are so many colours")
struct ColorVerdictTests {
    @Test(
        "The rules that decided are listed in the order in which they were applied",
        arguments: [
            (.auto, ["TERM": "xterm-kitty"], [.term(word: "kitty")]),
            (.auto, ["TERM": "xterm", "COLORTERM": "24bit"], [.variable("COLORTERM")]),
            (.auto, ["TERM": "screen", "COLORTERM": "24bit"], [.multiplexer("screen"), .leastColors]),
            (.auto, ["TERM": "nsterm", "TERM_PROGRAM": "Apple_Terminal"], [.variable("TERM_PROGRAM")]),
            (.auto, [:], [.dumbTerminal]), (.auto, ["NO_COLOR": "1"], [.variable("NO_COLOR")]),
            (.auto, ["CLICOLOR_FORCE": "1"], [.variable("CLICOLOR_FORCE")]),
            (
                .auto, ["FORCE_COLOR": "yes", "TERM": "xterm-256color"],
                [.variable("FORCE_COLOR"), .term(word: "256color")]
            ),
            (.auto, ["FORCE_COLOR": "2", "TERM": "foot"], [.variable("FORCE_COLOR")]),
            (.auto, ["CLICOLOR": "0", "TERM": "foot"], [.variable("CLICOLOR")]),
            (.auto, ["TERM": "xterm", "VTE_VERSION": "7000"], [.variable("VTE_VERSION")]),
            (.ansi256, ["TERM": "foot"], [.option(.ansi256)]),
            (.never, ["TERM": "xterm"], [.option(.never)]), (.always, ["TERM": "xterm"], [.option(.always)]),
            (.always, ["TERM": "foot"], [.option(.always), .term(word: "foot")]),
        ] as [(ColorChoice, [String: String], [ColorRule])])
    func rules(choice: ColorChoice, environment: [String: String], rules: [ColorRule]) {
        same(ColorDepth.verdict(choice: choice, environment: environment, isTerminal: true).rules, rules)
    }

    @Test("An output that is not a terminal is reported as such, unless something forces colours")
    func pipe() {
        let verdict = ColorDepth.verdict(choice: .auto, environment: ["TERM": "foot"], isTerminal: false)
        same(verdict, ColorVerdict(depth: .none, rules: [.notATerminal]))
    }
}
