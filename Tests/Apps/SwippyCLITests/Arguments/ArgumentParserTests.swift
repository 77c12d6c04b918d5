import PaymentCardsPorts
import Testing
import Words

@testable import SwippyCLI

@Suite("The argument parser")
struct ArgumentParserTests {
    @Test(
        "understands each command",
        arguments: [
            ([], .live), (["--json"], .live), (["--filter", "due"], .live), (["live"], .live),
            (["list"], .list),
            (["swipe", "6564"], .swipe(card: "6564", direction: .left)),
            (["swipe", "6564", "right"], .swipe(card: "6564", direction: .right)),
            (["swipe", "6564", "centre"], .swipe(card: "6564", direction: .center)),
            (["show", "@3"], .show(card: "@3")),
            (["config"], .config), (["doctor"], .doctor),
            (["completions", "fish"], .completions(.fish)),
            (["help"], .help(nil)),
            (["help", "swipe"], .help(.swipe)),
            (["version"], .version),
            (["--version"], .version),
        ] as [([String], Request)])
    func requests(line: [String], request: Request) throws {
        #expect(try ArgumentParser.parse(line).request == request)
    }

    @Test(
        "gives help on any line that asks for it, however wrong the rest is",
        arguments: [
            (["--help"], nil), (["-h"], nil), (["list", "-h"], .list), (["--help", "list"], .list),
            (["swipe", "--bogus", "--page", "0", "--help"], .swipe), (["list", "--search", "--help"], .list),
        ] as [([String], CommandName?)])
    func help(line: [String], command: CommandName?) throws {
        #expect(try ArgumentParser.parse(line).request == .help(command))
    }

    @Test("reads every kind of value as its type")
    func kinds() throws {
        let line = [
            "list", "--page", "2", "--search", "gold", "--open-percentage", "60%",
            "--mock-delay", "1.5s", "--color", "never", "--swipe-behaviour", "credLike",
        ]
        let invocation = try ArgumentParser.parse(line)
        #expect(invocation.integer(.page) == 2)
        #expect(invocation.text(.search) == "gold")
        #expect(invocation.fraction(.openPercentage) == 0.6)
        #expect(invocation.duration(.mockDelay) == .milliseconds(1500))
        #expect(invocation.choice(.color, as: ColorChoice.self) == .never)
        #expect(invocation.choice(.swipeBehaviour, as: BehaviourChoice.self) == .credLike)
        #expect(invocation.text(.sort) == nil)
        #expect(!invocation.flag(.all))
    }

    @Test("keeps every value of an option that may be repeated, in order")
    func repeatable() throws {
        let invocation = try ArgumentParser.parse(["list", "--filter", "due", "--filter=bank=SBI|ICICI"])
        #expect(invocation.texts(.filter) == ["due", "bank=SBI|ICICI"])
    }

    @Test("takes the last value of any other option")
    func repeated() throws {
        let widths = try ArgumentParser.parse(["list", "-w", "80", "--width=90"])
        #expect(widths.integer(.width) == 90)
        let formats = try ArgumentParser.parse(["list", "--format", "svg", "--format=json"])
        #expect(formats.choice(.format) == OutputFormat.json)
    }

    @Test(
        "never takes a value for an option that begins with no dash",
        arguments: OptionKey.allCases.compactMap(\.short))
    func shortValues(letter: Character) throws {
        for first in ["1", "a", "f", "=", "é"] {
            let word = "\(first)\(letter)"
            #expect(try ArgumentParser.parse(["list", "--search", word]).text(.search) == word)
            #expect(try ArgumentParser.parse(["list", "-f", word]).text(.file) == word)
        }
        #expect(try ArgumentParser.parse(["list", "--max-age", "1h"]).duration(.maxAge) == .seconds(3600))
    }

    @Test(
        "takes short options together, the last of them with its value",
        arguments: [["-hw80"], ["-hw=80"], ["-hw", "80"], ["-hhw80"]])
    func together(options: [String]) {
        let tokens = ArgumentScanner.tokens(of: options)
        #expect(tokens.first == .option(.help, typed: "-h", value: nil))
        #expect(tokens.last == .option(.width, typed: "-w", value: "80"))
    }

    @Test("names the one of short options together that does not exist")
    func unknownTogether() {
        #expect(ArgumentScanner.tokens(of: ["-hx"]).last == .unknownOption("-x"))
        let value = UsageError.Problem.unexpectedValue(of: "-h", value: "w80")
        #expect(ArgumentScanner.tokens(of: ["-h=w80"]) == [.problem(value)])
    }

    @Test(
        "takes a choice in any case, and a locale for its language",
        arguments: [
            ("uk", Language.ukrainian), ("UK", .ukrainian), ("uk_UA", .ukrainian), ("uk-UA", .ukrainian),
            ("uk_UA.UTF-8", .ukrainian), ("en_GB", .english), ("EN", .english),
        ])
    func languages(text: String, language: Language) throws {
        let invocation = try ArgumentParser.parse(["list", "--lang", text, "--format", "JSON"])
        #expect(invocation.language == language)
        #expect(invocation.choice(.format) == OutputFormat.json)
        #expect(ArgumentParser.language(in: ["--lang", text, "--bogus"]) == language)
    }

    @Test("takes no other word for a language", arguments: ["ukulele", "uk+UA", "ua", "e", "_uk"])
    func noLanguage(text: String) {
        #expect(throws: UsageError.self) { try ArgumentParser.parse(["list", "--lang", text]) }
        #expect(ArgumentParser.language(in: ["--lang", text]) == nil)
    }

    @Test("takes a flag by itself")
    func flags() throws {
        let invocation = try ArgumentParser.parse(["list", "--all"])
        #expect(invocation.flag(.all))
    }

    @Test(
        "takes --plain and --json for formats",
        arguments: [("--plain", OutputFormat.plain), ("--json", .json), ("--format=svg", .svg)])
    func shorthands(option: String, format: OutputFormat) throws {
        #expect(try ArgumentParser.parse(["list", option]).choice(.format) == format)
    }

    @Test(
        "takes a short option's value apart, attached or after an equals sign",
        arguments: [["-w", "80"], ["-w80"], ["-w=80"], ["--width", "80"], ["--width=80"]])
    func shortForms(option: [String]) throws {
        #expect(try ArgumentParser.parse(["list"] + option).integer(.width) == 80)
    }

    @Test("takes a value that begins with a dash", arguments: [["--sort", "-amount"], ["--sort=-amount"]])
    func dashedValue(option: [String]) throws {
        #expect(try ArgumentParser.parse(["list"] + option).text(.sort) == "-amount")
    }

    @Test("takes an option's name as a value after an equals sign, and keeps further equals signs")
    func attachedValue() throws {
        #expect(try ArgumentParser.parse(["list", "--search=--all"]).text(.search) == "--all")
        #expect(try ArgumentParser.parse(["list", "--search=a=b"]).text(.search) == "a=b")
    }

    @Test("takes a single dash as a value: standard input")
    func standardInput() throws {
        #expect(try ArgumentParser.parse(["list", "--file", "-"]).text(.file) == "-")
        #expect(try ArgumentParser.parse(["list", "-f", "-"]).text(.file) == "-")
    }

    @Test("takes options before the command and between arguments")
    func optionsAnywhere() throws {
        let invocation = try ArgumentParser.parse([
            "--width", "60", "swipe", "--distance", "0.3", "@1", "--json", "right",
        ])
        #expect(invocation.request == .swipe(card: "@1", direction: .right))
        #expect(invocation.integer(.width) == 60)
        #expect(invocation.fraction(.distance) == 0.3)
    }

    @Test("sees no option after two dashes")
    func endOfOptions() throws {
        #expect(try ArgumentParser.parse(["show", "--", "-0.3"]).request == .show(card: "-0.3"))
        #expect(try ArgumentParser.parse(["show", "--", "--help"]).request == .show(card: "--help"))
    }

    @Test("opens the live screen in the language asked for")
    func languageOfOverview() throws {
        let invocation = try ArgumentParser.parse(["--lang", "uk"])
        #expect(invocation.request == .live)
        #expect(invocation.language == .ukrainian)
    }

    @Test("finds the language of a line that is otherwise wrong")
    func languageOfErrors() {
        #expect(ArgumentParser.language(in: ["bogus", "--lang=uk", "--page"]) == .ukrainian)
        #expect(ArgumentParser.language(in: ["list", "--lang", "xx"]) == nil)
    }
}
