import PaymentCardsPorts
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

/// One wrong command line for each problem there is, shared by the tests of the parser and of the wording.
enum WrongLine {
    static let all: [([String], UsageError)] = [
        (["--version", "--csv"], UsageError(problem: .missingCommand(before: "--csv"))),
        (["lsit"], UsageError(problem: .unknownCommand("lsit", suggestions: ["list"]))),
        (["lsit", "--help"], UsageError(problem: .unknownCommand("lsit", suggestions: ["list"]))),
        (["--bogus"], UsageError(problem: .unknownOption("--bogus", suggestions: []), command: "live")),
        (["list", "--pgae=2"], list(.unknownOption("--pgae", suggestions: ["--page", "--pager"]))),
        (
            ["-v"],
            UsageError(
                problem: .unknownOption("-v", suggestions: ["--verbose", "swippy --version"]), command: "live"
            )
        ),
        (["list", "-V"], list(.foreignOption("-V", offeredBy: []))),
        (
            ["config", "lang", "uk"],
            UsageError(
                problem: .unknownCommand("config lang uk", suggestions: ["swippy config set lang uk"]),
                command: "config")
        ),
        (
            ["config", "set", "lang=uk"],
            UsageError(
                problem: .unknownCommand("config set lang=uk", suggestions: ["swippy config set lang uk"]),
                command: "config")
        ),
        (
            ["config", "lang"],
            UsageError(
                problem: .unknownCommand("config lang", suggestions: ["swippy config get lang"]),
                command: "config")
        ),
        (
            ["due", "--ics", "dues.ics"],
            UsageError(problem: .fileAfterForm("ics", file: "dues.ics"), command: "due")
        ),
        (["due", "dues.ics"], UsageError(problem: .unexpectedArgument("dues.ics"), command: "due")),
        (["list", "--verson"], list(.unknownOption("--verson", suggestions: ["swippy --version"]))),
        (["list", "--no-colour"], list(.unknownOption("--no-colour", suggestions: ["--color never"]))),
        (["list", "-x"], list(.unknownOption("-x", suggestions: []))),
        (["list", "--per"], list(.unknownOption("--per", suggestions: ["--pager", "--per-page"]))),
        (
            ["show", "x", "-0.3"],
            UsageError(problem: .unknownOption("-0.3", suggestions: []), command: "show")
        ),
        (["swipe", "x", "--page", "2"], swipe(.foreignOption("--page", offeredBy: ["live", "list"]))),
        (
            ["config", "get", "lang", "--csv"],
            UsageError(
                problem: .foreignOption("--csv", offeredBy: ["config", "config set", "config unset", "…"]),
                command: "config get")
        ),
        (["list", "--version"], list(.foreignOption("--version", offeredBy: []))),
        (
            ["list", "--page"],
            list(
                .missingValue(
                    of: "--page",
                    WantedValue(
                        placeholder: LocalizedText(en: "N", uk: "N"), rule: .notAnInteger(in: 1...1_000_000),
                        example: nil)))
        ),
        (
            ["list", "--search"],
            list(
                .missingValue(
                    of: "--search",
                    WantedValue(
                        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"), rule: nil, example: "amazon")))
        ),
        (
            ["due", "--card"],
            UsageError(
                problem: .foreignOption("--card", offeredBy: ["import", "history", "spending"]),
                command: "due")
        ),
        (["help", "nope"], UsageError(problem: .unknownCommand("nope", suggestions: []))),
        (["help", "lsit"], UsageError(problem: .unknownCommand("lsit", suggestions: ["list"]))),
        (
            ["help", "config", "stt"],
            UsageError(
                problem: .unknownCommand("config stt", suggestions: ["config set"]), command: "config")
        ),
        (
            ["config", "get", "colour"],
            UsageError(
                problem: .unknownSetting("colour", suggestions: ["color"]), command: "config get")
        ),
        (["list", "--search", "--all"], list(.optionInsteadOfValue(of: "--search", found: "--all"))),
        (["list", "--search", "-w"], list(.optionInsteadOfValue(of: "--search", found: "-w"))),
        (["list", "--search", "--"], list(.optionInsteadOfValue(of: "--search", found: "--"))),
        (["list", "--all=yes"], list(.unexpectedValue(of: "--all", value: "yes"))),
        (["list", "-w", "10"], invalid("-w", "10", .notAnInteger(in: 20...1000))),
        (["list", "--search="], invalid("--search", "", .empty)),
        (["list", "--search", ""], invalid("--search", "", .empty)),
        (
            ["list", "--open-percentage", "0,6"],
            invalid("--open-percentage", "0,6", .notAFraction(in: FractionBounds(lower: 0, upper: 1)))
        ),
        (
            ["list", "--mock-delay", "5"],
            invalid("--mock-delay", "5", .notADuration(in: .zero ... .seconds(60)))
        ),
        (
            ["config", "set", "lang", "uk", "--format", "svg"],
            UsageError(
                problem: .invalidValue(
                    of: .option("--format"), value: "svg",
                    problem: .notAChoice(
                        of: ["plain", "json", "csv"].map { LocalizedText(word: $0) },
                        suggestions: ["csv"])),
                command: "config set")
        ),
        (
            ["swipe", "x", "rihgt"],
            swipe(
                .invalidValue(
                    of: .argument(SwipeCommand.direction.placeholder), value: "rihgt",
                    problem: .notAChoice(
                        of: ["left", "right", "center"].map { LocalizedText(word: $0) },
                        suggestions: ["right"])))
        ),
        (
            ["swipe", ""],
            swipe(.invalidValue(of: .argument(CardArgument.card.placeholder), value: "", problem: .empty))
        ),
        (["list", "--page", "1", "--all"], list(.conflict("--page", "--all"))),
        (["list", "--all", "--per-page", "5"], list(.conflict("--all", "--per-page"))),
        (["list", "--json", "--plain"], list(.conflict("--json", "--plain"))),
        (
            ["version", "--plain", "--json"],
            UsageError(problem: .conflict("--plain", "--json"), command: "version")
        ),
        (["list", "-f", "a", "--file", "b"], list(.repeated("--file"))),
        (["list", "--url", "https://a.example", "--url", "https://a.example"], list(.repeated("--url"))),
        (["list", "--format", "svg", "--json"], list(.conflict("--format", "--json"))),
        (
            ["completions"],
            UsageError(
                problem: .missingArgument(CompletionsCommand.shell.placeholder), command: "completions")
        ),
        (["swipe", "x", "left", "y"], swipe(.unexpectedArgument("y"))),
        (["list", "sbi"], list(.unexpectedArgument("sbi", suggestions: ["--search sbi"]))),
        (["list", "4221000011110009"], list(.unexpectedArgument("4221000011110009"))),
        (
            ["spending", "fuel"],
            UsageError(
                problem: .unexpectedArgument("fuel", suggestions: ["--category fuel"]), command: "spending")
        ),
        (["calendar"], UsageError(problem: .unknownCommand("calendar", suggestions: ["due --ics"]))),
        (
            ["due", "--ical"],
            UsageError(problem: .unknownOption("--ical", suggestions: ["--ics"]), command: "due")
        ),
    ]

    private static func list(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: "list")
    }

    private static func swipe(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: "swipe")
    }

    private static func invalid(_ option: String, _ value: String, _ problem: ValueProblem) -> UsageError {
        list(.invalidValue(of: .option(option), value: value, problem: problem))
    }
}

@Suite("A wrong command line")
struct UsageErrorTests {
    @Test("is refused for what is wrong with it", arguments: WrongLine.all)
    func refusal(line: [String], error: UsageError) {
        #expect(throws: error) { try Call.parsed(line) }
    }
}
