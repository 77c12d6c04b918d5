import Testing
import Words

@testable import SwippyCLI

/// A command of a group that Swippy doesn't have.
private struct OffersListCommand: Command {
    static let name = "offers list"
    static let intention = Intention.look
    static let summary = LocalizedText(en: "List the offers", uk: "Показати пропозиції")
    static let options = [bank] + GeneralOptions.all
    static let examples = [Example("swippy offers list", "all of them", "усі")]
    let call: Call

    private static let bank = Option(
        "issuer", group: OptionGroup("Which offers", "Які пропозиції"),
        kind: .text(suggestions: ["SBI", "ICICI"]), placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "Only this bank’s", uk: "Лише цього банку")

    func run() {}
}

/// Another one, with an argument.
private struct OffersSwipeCommand: Command {
    static let name = "offers swipe"
    static let intention = Intention.look
    static let summary = LocalizedText(en: "Swipe an offer", uk: "Зробити свайп пропозиції")
    static let arguments = [
        Argument(
            "WAY", "КУДИ", kind: .choice(of: DirectionChoice.self), en: "The way", uk: "Куди")
    ]
    static let options = GeneralOptions.all
    static let examples = [Example("swippy offers swipe left", "to the left", "ліворуч")]
    let call: Call

    func run() {}
}

@Suite("A group of commands")
struct CommandGroupTests {
    private static let commands = Commands(
        Commands.all.types + [OffersListCommand.self, OffersSwipeCommand.self])

    private let language = Language.english

    @Test(
        "has commands of two words",
        arguments: [
            (["offers", "list"], OffersListCommand.self),
            (["offers", "swipe", "left"], OffersSwipeCommand.self),
            (["--lang", "uk", "offers", "list", "--issuer=SBI"], OffersListCommand.self),
            (["offers", "--issuer", "SBI", "list"], OffersListCommand.self),
            (["list"], ListCommand.self), (["ls", "--all"], ListCommand.self),
            (["rm", "6564"], RemoveCommand.self), (["offers", "--help"], HelpCommand.self),
            (["config"], ConfigCommand.self), (["config", "--open-percentage", "0.5"], ConfigCommand.self),
            (["config", "get", "lang"], ConfigGetCommand.self), (["config", "-h"], HelpCommand.self),
            (["offers", "swipe", "-h"], HelpCommand.self), (["help", "offers", "swipe"], HelpCommand.self),
        ] as [([String], any Command.Type)])
    func parsed(line: [String], command: any Command.Type) throws {
        #expect(try Call.parsed(line, in: Self.commands).calls(command))
    }

    @Test(
        "says what is missing, what may have been meant, and where to read on",
        arguments: [
            (["offers"], "offers needs a command: list, swipe", "Try: swippy offers --help"),
            (
                ["offers", "swpie"], "there is no command “offers swpie”",
                "Did you mean offers swipe? Try: swippy offers --help"
            ),
            (
                ["config", "gte", "lang"], "there is no command “config gte”",
                "Did you mean config get? Try: swippy config --help"
            ),
            (["ofers", "list"], "there is no command “ofers”", "Did you mean offers? Try: swippy --help"),
            (
                ["offers", "swipe"], "the command offers swipe needs an argument: WAY",
                "Try: swippy offers swipe --help"
            ),
            (
                ["offers", "list", "x"], "the argument “x” is one too many for the command offers list",
                "Try: swippy offers list --help"
            ),
            (
                ["list", "--issuer", "SBI"], "“--issuer” is not an option of list, but of: offers list",
                "Try: swippy list --help"
            ),
        ])
    func refused(line: [String], summary: String, advice: String) throws {
        let error = #expect(throws: UsageError.self) { try Call.parsed(line, in: Self.commands) }
        let message = UsageErrorMessage(try #require(error), language: language)
        #expect(message.summary == summary)
        #expect(message.advice == advice)
    }

    @Test("is named whole if help is requested for a command that it does not have")
    func unknownSubject() throws {
        let error = #expect(throws: UsageError.self) {
            try Call.parsed(["help", "offers", "swpie"], in: Self.commands)
        }
        let message = UsageErrorMessage(try #require(error), language: language)
        #expect(message.summary.hasSuffix("offers, offers list, offers swipe, not “offers swpie”"))
        #expect(message.advice == "Did you mean offers swipe? Try: swippy help --help")
    }

    @Test(
        "is explained by its commands, and each of them separately",
        arguments: [
            (["help", "offers"], "Usage:\n  swippy offers COMMAND [ARGUMENTS] [OPTIONS]\n"),
            (["offers", "--help"], "Commands:\n  list   List the offers\n  swipe  Swipe an offer\n"),
            (["help", "offers", "swipe"], "Usage:\n  swippy offers swipe left|right|center [OPTIONS]\n"),
            (["offers", "list", "-h"], "\nOptions used most:\n      --issuer NAME    Only this bank’s\n"),
            (["offers", "list", "--help"], "\nWhich offers:\n      --issuer NAME      Only this bank’s\n"),
            (["help", "config"], "Commands:\n  get    Print the value of a setting\n  set    Keep"),
            (["help"], "\n  offers list      List the offers\n  offers swipe     Swipe an offer\n"),
        ])
    @MainActor
    func explained(line: [String], text: String) async throws {
        let recorder = ConsoleRecorder()
        let parser = ArgumentParser(commands: Self.commands, console: recorder.console)
        let call = try parser.parse(line)
        try await call.command.init(call: call).run()
        #expect(recorder.output.contains(text), "\(recorder.output)")
    }

    @Test(
        "is completed in Bash", .enabled(if: ShellProgram(.bash) != nil),
        arguments: [
            ("swippy of", "offers"), ("swippy offers ''", "list swipe"), ("swippy offers sw", "swipe"),
            ("swippy offers list --is", "--issuer"), ("swippy offers list --issuer S", "SBI"),
            ("swippy offers swipe ''", "left right center"), ("swippy offers swipe left r", ""),
            ("swippy help offers l", "list"), ("swippy help of", "offers"), ("swippy show offers sw", ""),
            ("swippy --lang uk offers sw", "swipe"),
        ])
    func bash(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, in: Self.commands, by: .bash) == expected + "\n")
    }

    @Test(
        "is completed in fish", .enabled(if: ShellProgram(.fish) != nil),
        arguments: [
            ("swippy of", "offers\tits commands: list, swipe\n"),
            ("swippy offers sw", "swipe\tSwipe an offer\n"),
            ("swippy offers list --iss", "--issuer\tOnly this bank’s\n"),
            ("swippy offers swipe ri", "right\treveals the actions on the left\n"),
            ("swippy help offers l", "list\tList the offers\n"), ("swippy help show l", ""),
            ("swippy offers list ri", ""),
            ("swippy offers swipe --iss", ""),
        ])
    func fish(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, in: Self.commands, by: .fish) == expected)
    }

    /// Zsh completes only what is typed; so the two functions are replaced that tell it what there is.
    @Test(
        "is completed in Zsh", .enabled(if: ShellProgram(.zsh) != nil),
        arguments: [
            ("swippy of", "offers:its commands\\: list, swipe"), ("swippy offers ''", "swipe:Swipe an offer"),
            ("swippy offers list ''", "(--issuer)--issuer=[Only this bank’s]:name:(SBI ICICI)"),
            ("swippy offers swipe ''", "1:way:(left right center)"),
        ])
    func zsh(line: String, expected: String) throws {
        let script =
            """
            compdef() {}
            _describe() { print -rl -- ${(P)2} }
            _arguments() {
                if [[ $1 != -C ]]; then print -rl -- "$@"; return; fi
                if (( CURRENT == 2 )); then state=command; else state=argument; shift words; (( CURRENT-- )); fi
            }

            """ + Completions(commands: Self.commands).script(for: .zsh)
            + "words=(\(line)); CURRENT=${#words}; _swippy\n"
        let lines = try #require(ShellProgram(.zsh)).run(["-f"], script: script).split(separator: "\n")
        #expect(lines.contains { $0 == expected }, "\(lines)")
    }

    @Test("writes scripts that pass the shells’ own checks", arguments: Shell.allCases)
    func syntax(shell: Shell) throws {
        guard let program = ShellProgram(shell) else { return }
        #expect(
            try program.run(["-n"], script: Completions(commands: Self.commands).script(for: shell)) == "")
    }
}
