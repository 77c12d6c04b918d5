import CommandLineTestSupport
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

/// A command of a group that Swippy doesn't have.
private struct CouponsListCommand: Command {
    static let name = "coupons list"
    static let intention = Intention.look
    static let summary = LocalizedText(en: "List the coupons", uk: "Показати пропозиції")
    static let options = [bank]
    static let examples = [Example("swippy coupons list", "all of them", "усі")]
    let call: Call

    private static let bank = Option(
        "issuer", group: OptionGroup("Which coupons", "Які пропозиції"),
        kind: .text(suggestions: ["SBI", "ICICI"]), placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "Only this bank’s", uk: "Лише цього банку")

    func run() {}
}

/// Another one, with an argument.
private struct CouponsSwipeCommand: Command {
    static let name = "coupons swipe"
    static let intention = Intention.look
    static let summary = LocalizedText(en: "Swipe a coupon", uk: "Зробити свайп купона")
    static let arguments = [
        Argument(
            "WAY", "КУДИ", kind: .choice(of: DirectionChoice.self), en: "The way", uk: "Куди")
    ]
    static let examples = [Example("swippy coupons swipe left", "to the left", "ліворуч")]
    let call: Call

    func run() {}
}

@Suite("A group of commands")
struct CommandGroupTests {
    private static let program = {
        var program = Program.swippy
        program.commands += [CouponsListCommand.self, CouponsSwipeCommand.self]
        return program
    }()

    private let language = Language.english

    @Test(
        "has commands of two words",
        arguments: [
            (["coupons", "list"], CouponsListCommand.self),
            (["coupons", "swipe", "left"], CouponsSwipeCommand.self),
            (["--lang", "uk", "coupons", "list", "--issuer=SBI"], CouponsListCommand.self),
            (["coupons", "--issuer", "SBI", "list"], CouponsListCommand.self),
            (["list"], ListCommand.self), (["ls", "--all"], ListCommand.self),
            (["rm", "6564"], RemoveCommand.self), (["coupons", "--help"], HelpCommand.self),
            (["config", "get", "lang"], ConfigGetCommand.self), (["config", "-h"], HelpCommand.self),
            (["coupons", "swipe", "-h"], HelpCommand.self), (["help", "coupons", "swipe"], HelpCommand.self),
        ] as [([String], any Command.Type)])
    func parsed(line: [String], command: any Command.Type) throws {
        #expect(try Call.parsed(line, in: Self.program).calls(command))
    }

    @Test(
        "says what is missing, what may have been meant, and where to read on",
        arguments: [
            (["coupons"], "“coupons” needs a command: list, swipe", "Try: swippy coupons --help"),
            (
                ["coupons", "swpie"], "there is no command “coupons swpie”",
                "Did you mean coupons swipe? Try: swippy coupons --help"
            ),
            (
                ["config", "gte", "lang"], "there is no command “config gte”",
                "Did you mean config get? Try: swippy config --help"
            ),
            (["cupons", "list"], "there is no command “cupons”", "Did you mean coupons? Try: swippy --help"),
            (
                ["coupons", "swipe"], "the command coupons swipe needs an argument: WAY",
                "Try: swippy coupons swipe --help"
            ),
            (
                ["coupons", "list", "x"], "the argument “x” is one too many for the command coupons list",
                "Try: swippy coupons list --help"
            ),
            (
                ["list", "--issuer", "SBI"], "“--issuer” is not an option of list, but of: coupons list",
                "Try: swippy list --help"
            ),
        ])
    func refused(line: [String], summary: String, advice: String) throws {
        let error = #expect(throws: UsageError.self) { try Call.parsed(line, in: Self.program) }
        let message = UsageErrorMessage(try #require(error), of: "swippy", language: language)
        same(message.summary, summary)
        same(message.advice, advice)
    }

    @Test("is named whole if help is requested for a command that it does not have")
    func unknownSubject() throws {
        let error = #expect(throws: UsageError.self) {
            try Call.parsed(["help", "coupons", "swpie"], in: Self.program)
        }
        let message = UsageErrorMessage(try #require(error), of: "swippy", language: language)
        same(message.summary, "there is no command “coupons swpie”")
        same(message.advice, "Did you mean coupons swipe? Try: swippy coupons --help")
    }

    @Test(
        "is explained by its commands, and each of them separately",
        arguments: [
            (["help", "coupons"], "Usage:\n  swippy coupons COMMAND [ARGUMENTS] [OPTIONS]\n"),
            (["coupons", "--help"], "Commands:\n  list   List the coupons\n  swipe  Swipe a coupon\n"),
            (["help", "coupons", "swipe"], "Usage:\n  swippy coupons swipe left|right|center [OPTIONS]\n"),
            (["coupons", "list", "-h"], "\nOptions used most:\n      --issuer NAME    Only this bank’s\n"),
            (["coupons", "list", "--help"], "\nWhich coupons:\n      --issuer NAME  Only this bank’s\n"),
            (["help", "config"], "Commands:\n  get    Print the value of a setting\n  set    Keep"),
            (["help"], "  list, swipe\n"),
        ])
    @MainActor
    func explained(line: [String], text: String) async throws {
        let recorder = ConsoleRecorder()
        let parser = ArgumentParser(Self.program, console: recorder.console)
        let call = try parser.parse(line)
        try await call.command.init(call: call).run()
        #expect(recorder.output.contains(text), "\(recorder.output)")
    }

    @Test(
        "is completed",
        arguments: [
            ("swippy coup", "coupons"), ("swippy coupons ", "list swipe"), ("swippy coupons sw", "swipe"),
            ("swippy coupons list --is", "--issuer"), ("swippy coupons list --issuer S", "SBI"),
            ("swippy coupons swipe ", "left right center"), ("swippy coupons swipe left r", ""),
            ("swippy help coupons l", "list"), ("swippy help coup", "coupons"),
            ("swippy help fields coupons l", "list"),
            ("swippy help show l", ""), ("swippy coupons list ri", ""), ("swippy coupons swipe --iss", ""),
            ("swippy --lang uk coupons sw", "swipe"),
        ])
    @MainActor
    func completed(line: String, expected: String) async {
        await same(Self.program.offers(for: line).map(\.word).joined(separator: " "), expected)
    }
}
