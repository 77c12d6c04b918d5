import TestSupport
import Testing

@Suite("Colour")
struct ColorTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "is off in a pipe, unless the command line or the environment forces it, in this order",
        arguments: [
            ([], ["TERM": "xterm-kitty"], nil),
            (["--color", "always"], ["TERM": "xterm"], .sixteen),
            (["--color", "always"], ["TERM": "xterm-256color", "NO_COLOR": "1"], .indexed),
            (["--color", "always"], ["TERM": "xterm", "COLORTERM": "truecolor"], .direct),
            (["--color", "always"], ["TERM": "dumb"], .sixteen),
            (["--color", "always"], [:], .sixteen),
            ([], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .indexed),
            ([], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], nil),
            ([], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], nil),
            ([], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "NO_COLOR": ""], .indexed),
            (["--color", "never"], ["TERM": "xterm-kitty", "CLICOLOR_FORCE": "1"], nil),
            (["--color", "16"], ["TERM": "xterm-kitty"], .sixteen),
            (["--color", "256"], ["TERM": "xterm-kitty", "NO_COLOR": "1"], .indexed),
            (["--color", "truecolor"], ["TERM": "dumb"], .direct),
            ([], ["TERM": "dumb", "SWIPPY_COLOR": "256"], .indexed),
            ([], ["TERM": "xterm-kitty", "FORCE_COLOR": "1"], .sixteen),
            ([], ["TERM": "xterm", "FORCE_COLOR": "3"], .direct),
            ([], ["TERM": "xterm-kitty", "FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], nil),
        ] as [([String], [String: String], Code?)])
    func depth(options: [String], environment: [String: String], code: Code?) async throws {
        let run = try await swippy.run(["list", "--format", "cards"] + options, environment: environment)
        same(Code.all(in: run.output), code.map { [$0] } ?? [])
    }

    @Test("has no place in any other form", arguments: ["plain", "json", "svg", "screen-reader"])
    func otherForms(format: String) async throws {
        let run = try await swippy(
            "list", "--format", format, "--color", "always", environment: ["TERM": "xterm-kitty"])
        #expect(!run.outputBytes.contains(0x1B))
    }

    /// The ways to write a colour in an SGR sequence.
    enum Code: CaseIterable {
        case sixteen, indexed, direct

        static func all(in output: String) -> Set<Code> {
            // There are thousands of sequences, of which most are the same.
            let parameters = Set(output.matches(of: /\u{1B}\[([0-9;]*)m/).map(\.output.1))
            let (direct, indexed) = (/[34]8;2;/, /[34]8;5;/)
            let sixteen = /(^|;)([349][0-7]|10[0-7])(;|$)/
            return Set(
                parameters.compactMap { text in
                    if text.contains(direct) { return .direct }
                    if text.contains(indexed) { return .indexed }
                    return text.contains(sixteen) ? .sixteen : nil
                })
        }
    }
}
