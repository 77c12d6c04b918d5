import PaymentCardsPorts
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The argument parser")
struct ArgumentParserTests {
    @Test(
        "understands each command",
        arguments: [
            ([], LiveCommand.self), (["--json"], LiveCommand.self), (["--filter", "due"], LiveCommand.self),
            (["live"], LiveCommand.self), (["list"], ListCommand.self), (["show", "@3"], ShowCommand.self),
            (["config", "get", "lang"], ConfigGetCommand.self), (["doctor"], DoctorCommand.self),
            (["completions", "fish"], CompletionsCommand.self), (["help"], HelpCommand.self),
            (["help", "swipe"], HelpCommand.self), (["version"], VersionCommand.self),
            (["--version"], VersionCommand.self),
        ] as [([String], any Command.Type)])
    func commands(line: [String], command: any Command.Type) throws {
        #expect(try Call.parsed(line).calls(command))
    }

    @Test("understands every command with its arguments", arguments: Program.swippy.commands)
    func everyCommand(command: any Command.Type) throws {
        let arguments = Program.swippy.arguments(of: command).filter(\.isRequired).map {
            $0.kind.completions.first ?? "x"
        }
        #expect(try Call.parsed([command.name] + arguments).calls(command))
    }

    @Test(
        "reads the arguments of a command",
        arguments: [
            (["swipe", "6564"], "6564", nil), (["swipe", "6564", "right"], "6564", .right),
            (["swipe", "6564", "centre"], "6564", .center), (["show", "@3"], "@3", nil),
        ] as [([String], String, DirectionChoice?)])
    func arguments(line: [String], card: String, direction: DirectionChoice?) throws {
        let call = try Call.parsed(line)
        try same(call.argument(CardArgument.card), card)
        same(call.choice(SwipeCommand.direction), direction)
    }

    @Test(
        "gives help on any line that asks for it, however wrong the rest is",
        arguments: [
            (["--help"], nil), (["-h"], nil), (["list", "-h"], "list"), (["--help", "list"], "list"),
            (["swipe", "--bogus", "--page", "0", "--help"], "swipe"),
            (["list", "--search", "--help"], "list"), (["help", "list"], "list"),
        ] as [([String], String?)])
    func help(line: [String], topic: String?) throws {
        let call = try Call.parsed(line)
        #expect(call.calls(HelpCommand.self))
        same(call.text(HelpCommand.topic), topic)
    }

    @Test("reads every kind of value as its type")
    func kinds() throws {
        let line = [
            "list", "--page", "2", "--search", "gold", "--open-percentage", "60%",
            "--mock-delay", "1.5s", "--color", "never", "--swipe-behaviour", "credLike",
        ]
        let call = try Call.parsed(line)
        same(call.integer(ListOptions.page), 2)
        same(call.text(ListOptions.search), "gold")
        same(call.fraction(SwipeValueOptions.openPercentage), 0.6)
        same(call.duration(FeedOptions.mockDelay), .milliseconds(1500))
        same(call.choice(OutputOptions.color, as: ColorChoice.self), .never)
        same(call.choice(SwipeValueOptions.behaviour, as: BehaviourChoice.self), .credLike)
        #expect(call.text(ListOptions.sort) == nil)
        #expect(!call.flag(ListOptions.everything))
    }

    @Test("keeps every value of an option that may be repeated, in order")
    func repeatable() throws {
        let call = try Call.parsed(["list", "--filter", "due", "--filter=bank=SBI|ICICI"])
        same(call.texts(ListOptions.filter), ["due", "bank=SBI|ICICI"])
    }

    @Test("takes the last value of any other option")
    func repeated() throws {
        let widths = try Call.parsed(["list", "-w", "80", "--width=90"])
        same(widths.integer(OutputOptions.width), 90)
        let formats = try Call.parsed(["list", "--format", "svg", "--format=json"])
        same(formats.choice(OutputOptions.format), OutputFormat.json)
    }

    @Test(
        "never takes a value for an option that begins with no dash",
        arguments: Program.swippy.options.compactMap(\.short))
    func shortValues(letter: Character) throws {
        for first in ["1", "a", "f", "=", "é"] {
            let word = "\(first)\(letter)"
            try same(Call.parsed(["list", "--search", word]).text(ListOptions.search), word)
            try same(Call.parsed(["list", "-f", word]).text(FeedOptions.file), word)
        }
        try same(Call.parsed(["list", "--max-age", "1h"]).duration(ServerOptions.maxAge), .seconds(3600))
    }

    @Test(
        "takes short options together, the last of them with its value",
        arguments: [["-hw80"], ["-hw=80"], ["-hw", "80"], ["-hhw80"]])
    func together(options: [String]) {
        let tokens = ArgumentScanner(program: .swippy).tokens(of: options)
        same(tokens.first, .option("help", typed: "-h", value: nil))
        same(tokens.last, .option("width", typed: "-w", value: "80"))
    }

    @Test("names the one of short options together that does not exist")
    func unknownTogether() {
        same(ArgumentScanner(program: .swippy).tokens(of: ["-hx"]).last, .unknownOption("-x"))
        let value = UsageError.Problem.unexpectedValue(of: "-h", value: "w80")
        same(ArgumentScanner(program: .swippy).tokens(of: ["-h=w80"]), [.problem(value)])
    }

    @Test(
        "takes a choice in any case, and a locale for its language",
        arguments: [
            ("uk", Language.ukrainian), ("UK", .ukrainian), ("uk_UA", .ukrainian), ("uk-UA", .ukrainian),
            ("uk_UA.UTF-8", .ukrainian), ("en_GB", .english), ("EN", .english),
        ])
    func languages(text: String, language: Language) throws {
        let call = try Call.parsed(["list", "--lang", text, "--format", "JSON"])
        same(call.language, language)
        same(call.choice(OutputOptions.format), OutputFormat.json)
        same(Self.language(of: ["--lang", text, "--bogus"]), language)
    }

    @Test("takes no other word for a language", arguments: ["ukulele", "uk+UA", "ua", "e", "_uk"])
    func noLanguage(text: String) {
        #expect(throws: UsageError.self) { try Call.parsed(["list", "--lang", text]) }
        same(Self.language(of: ["--lang", text]), .ukrainian)
    }

    @Test("takes a flag by itself")
    func flags() throws {
        let call = try Call.parsed(["list", "--all"])
        #expect(call.flag(ListOptions.everything))
    }

    @Test(
        "takes --plain and --json for formats",
        arguments: [("--plain", OutputFormat.plain), ("--json", .json), ("--format=svg", .svg)])
    func shorthands(option: String, format: OutputFormat) throws {
        try same(Call.parsed(["list", option]).choice(OutputOptions.format), format)
    }

    @Test(
        "takes a short option's value apart, attached or after an equals sign",
        arguments: [["-w", "80"], ["-w80"], ["-w=80"], ["--width", "80"], ["--width=80"]])
    func shortForms(option: [String]) throws {
        try same(Call.parsed(["list"] + option).integer(OutputOptions.width), 80)
    }

    @Test("takes a value that begins with a dash", arguments: [["--sort", "-amount"], ["--sort=-amount"]])
    func dashedValue(option: [String]) throws {
        try same(Call.parsed(["list"] + option).text(ListOptions.sort), "-amount")
    }

    @Test("takes an option's name as a value after an equals sign, and keeps further equals signs")
    func attachedValue() throws {
        try same(Call.parsed(["list", "--search=--all"]).text(ListOptions.search), "--all")
        try same(Call.parsed(["list", "--search=a=b"]).text(ListOptions.search), "a=b")
    }

    @Test("takes a single dash as a value: standard input")
    func standardInput() throws {
        try same(Call.parsed(["list", "--file", "-"]).text(FeedOptions.file), "-")
        try same(Call.parsed(["list", "-f", "-"]).text(FeedOptions.file), "-")
    }

    @Test("takes options before the command and between arguments")
    func optionsAnywhere() throws {
        let call = try Call.parsed([
            "--width", "60", "swipe", "--distance", "0.3", "@1", "--json", "right",
        ])
        try same(call.argument(CardArgument.card), "@1")
        same(call.choice(SwipeCommand.direction), DirectionChoice.right)
        same(call.integer(OutputOptions.width), 60)
        same(call.fraction(SwipeCommand.distance), 0.3)
    }

    @Test("sees no option after two dashes")
    func endOfOptions() throws {
        try same(Call.parsed(["show", "--", "-0.3"]).text(CardArgument.card), "-0.3")
        try same(Call.parsed(["show", "--", "--help"]).text(CardArgument.card), "--help")
    }

    @Test("opens the live screen in the language asked for")
    func languageOfOverview() throws {
        let call = try Call.parsed(["--lang", "uk"])
        #expect(call.calls(LiveCommand.self))
        same(call.language, .ukrainian)
    }

    @Test("finds the language of a line that is otherwise wrong")
    func languageOfErrors() {
        same(Self.language(of: ["bogus", "--lang=uk", "--page"], locale: "C"), .ukrainian)
        same(Self.language(of: ["list", "--lang", "xx"]), .ukrainian)
    }

    /// The language in which a line that may be wrong is answered, in a locale.
    private static func language(of line: [String], locale: String = "uk_UA") -> Language {
        let console = Console(
            environment: ["LANG": locale], isTerminal: false, terminalSize: nil, write: { _ in },
            writeError: { _ in })
        return ArgumentParser(.swippy, console: console).manner(of: line).language
    }
}
