import TestSupport
import Testing

@testable import TerminalKit

@Suite("Colour depth")
struct ColorDepthTests {
    @Test(
        "A terminal has the colours it says it has, by whole words of TERM",
        arguments: [
            ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none), (["TERM": "xterm"], .ansi16),
            (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .ansi16),
            (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "screen.xterm-256color"], .ansi256), (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "xterm-ghostty"], .trueColor), (["TERM": "wezterm"], .trueColor),
            (["TERM": "alacritty"], .trueColor),
            (["TERM": "foot-extra"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "barefoot"], .ansi16),
            (["TERM": "football-256colors"], .ansi16),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["COLORTERM": "truecolor"], .none),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], .ansi256),
            (["TERM": "screen", "COLORTERM": "24bit"], .ansi16),
            (["TERM": "tmux-direct"], .trueColor),
            (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], .ansi256),
            (["TERM": "mlterm", "MLTERM": "3.9.0"], .ansi256),
        ] as [([String: String], ColorDepth)])
    func terminal(environment: [String: String], depth: ColorDepth) {
        same(ColorDepth.resolve(choice: .auto, environment: environment, isTerminal: true), depth)
    }

    @Test(
        "tmux converts colours that its terminal lacks, so what it passes on counts; in GNU Screen, it does not",
        arguments: [
            (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "tmux-256color"], .ansi256), (["TERM": "tmux-256color", "TMUX": "/tmp/s"], .ansi256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/s"], .trueColor),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "STY": "1"], .ansi256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/s", "STY": "1"], .ansi256),
            (["TERM": "screen.xterm-256color", "VTE_VERSION": "6800"], .ansi256),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux"], .ansi256),
        ] as [([String: String], ColorDepth)])
    func multiplexers(environment: [String: String], depth: ColorDepth) {
        same(ColorDepth.resolve(choice: .auto, environment: environment, isTerminal: true), depth)
    }

    @Test(
        "Terminals known to have true colour have it, whatever TERM says",
        arguments: [
            (["WT_SESSION": "a-b"], .trueColor), (["WT_SESSION": ""], .ansi256),
            (["VTE_VERSION": "3600"], .trueColor), (["VTE_VERSION": "3599"], .ansi256),
            (["VTE_VERSION": "new"], .ansi256), (["TERM_PROGRAM": "iTerm.app"], .trueColor),
            (["TERM_PROGRAM": "vscode"], .trueColor), (["TERM_PROGRAM": "WezTerm"], .trueColor),
            (["TERM_PROGRAM": "Apple_Terminal"], .ansi256), (["TERM_PROGRAM": "other"], .ansi256),
            (["WT_SESSION": "a-b", "TERM": "dumb"], .none), (["WT_SESSION": "a-b", "TERM": ""], .none),
        ] as [([String: String], ColorDepth)])
    func known(environment: [String: String], depth: ColorDepth) {
        let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
        same(ColorDepth.resolve(choice: .auto, environment: environment, isTerminal: true), depth)
    }

    @Test(
        "The option beats NO_COLOR, which beats forcing, which beats not being a terminal",
        arguments: [
            (.auto, [:], false, .none), (.always, [:], false, .trueColor), (.never, [:], true, .none),
            (.never, ["FORCE_COLOR": "3"], true, .none), (.always, ["NO_COLOR": "1"], false, .trueColor),
            (.auto, ["NO_COLOR": "1"], true, .none), (.auto, ["NO_COLOR": ""], true, .trueColor),
            (.auto, ["NO_COLOR": "0", "FORCE_COLOR": "1"], true, .none),
            (.auto, ["FORCE_COLOR": "true"], false, .trueColor),
            (.auto, ["FORCE_COLOR": "1"], false, .ansi16),
            (.auto, ["CLICOLOR_FORCE": "1"], false, .trueColor),
            (.auto, ["CLICOLOR_FORCE": "0"], false, .none),
            (.auto, ["FORCE_COLOR": "0"], false, .none), (.auto, ["FORCE_COLOR": ""], false, .none),
            (.auto, ["FORCE_COLOR": "0"], true, .none), (.auto, ["FORCE_COLOR": "false"], true, .none),
            (.auto, ["FORCE_COLOR": "1"], true, .ansi16), (.auto, ["FORCE_COLOR": "2"], true, .ansi256),
            (.auto, ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], true, .none),
            (.auto, ["CLICOLOR": "0"], true, .none), (.auto, ["CLICOLOR": "1"], true, .trueColor),
            (.auto, ["CLICOLOR": "1"], false, .none),
            (.auto, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true, .trueColor),
            (.auto, ["CLICOLOR": "0", "FORCE_COLOR": "2"], true, .ansi256),
            (.always, ["CLICOLOR": "0"], true, .trueColor), (.always, ["FORCE_COLOR": "0"], true, .trueColor),
            (.ansi16, [:], false, .ansi16), (.ansi256, ["NO_COLOR": "1"], true, .ansi256),
            (.ansi256, ["FORCE_COLOR": "1"], true, .ansi256),
            (.trueColor, ["TERM": "dumb"], false, .trueColor),
        ] as [(ColorChoice, [String: String], Bool, ColorDepth)])
    func order(choice: ColorChoice, environment: [String: String], isTerminal: Bool, depth: ColorDepth) {
        let terminal = environment.merging(["TERM": "xterm-kitty"]) { own, _ in own }
        same(ColorDepth.resolve(choice: choice, environment: terminal, isTerminal: isTerminal), depth)
    }

    @Test(
        "Where colours are forced and nothing says how many, there are 16, or as many as the level says",
        arguments: [
            (.always, [:], .ansi16), (.always, ["TERM": "dumb"], .ansi16),
            (.auto, ["CLICOLOR_FORCE": "1"], .ansi16),
            (.auto, ["FORCE_COLOR": "true"], .ansi16), (.auto, ["FORCE_COLOR": "2"], .ansi256),
            (.auto, ["FORCE_COLOR": "3", "TERM": "dumb"], .trueColor),
        ] as [(ColorChoice, [String: String], ColorDepth)])
    func forced(choice: ColorChoice, environment: [String: String], depth: ColorDepth) {
        same(ColorDepth.resolve(choice: choice, environment: environment, isTerminal: false), depth)
    }

    @Test("Depths are ordered by the number of colours")
    func order() {
        #expect(ColorDepth.isTrueColor(ofTerminalNamed: "Konsole 22.12.3"))
        #expect(!ColorDepth.isTrueColor(ofTerminalNamed: "tmux 3.3a"))
        same(ColorDepth.allCases.sorted(), [.none, .ansi16, .ansi256, .trueColor])
    }

    @Test(
        "is raised by a terminal's answer where it was a guess, and never against a wish",
        arguments: [
            (ColorChoice.auto, ["TERM": "xterm"], true), (.auto, ["TERM": "xterm-256color"], true),
            (.auto, ["TERM": "screen", "COLORTERM": "truecolor"], true),
            (.auto, ["TERM": "xterm", "NO_COLOR": "1"], false), (.auto, ["TERM": "dumb"], false),
            (.auto, ["TERM": "xterm", "FORCE_COLOR": "1"], false), (.ansi16, ["TERM": "xterm"], false),
            (.never, ["TERM": "xterm"], false), (.auto, ["TERM": "xterm", "COLORTERM": "truecolor"], false),
        ] as [(ColorChoice, [String: String], Bool)])
    func raised(choice: ColorChoice, environment: [String: String], isRaised: Bool) {
        let verdict = ColorDepth.verdict(choice: choice, environment: environment, isTerminal: true)
        same(verdict.isGuess, isRaised)
        same(verdict.raised, isRaised ? ColorVerdict(depth: .trueColor, rules: [.answer]) : verdict)
    }
}
