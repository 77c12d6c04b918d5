import TestSupport
import Testing

@Suite("A wrong command line")
struct UsageErrorTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "is refused with exit code 64: what is wrong, and what may have been meant",
        arguments: [
            (["lsit"], "there is no command “lsit”", "Did you mean list? Try: swippy --help"),
            (
                ["list", "--filtr", "due"], "the command list has no option “--filtr”",
                "Did you mean --filter? Try: swippy list --help"
            ),
            (["swipe"], "the command swipe needs an argument: CARD", "Try: swippy swipe --help"),
            (
                ["swipe", "@1", "left", "right"],
                "the argument “right” is one too many for the command swipe",
                "Try: swippy swipe --help"
            ),
            (
                ["swipe", "@1", "lft"], "DIRECTION takes one of left, right, center, not “lft”",
                "Did you mean left? Try: swippy swipe --help"
            ),
            (
                ["list", "--distance", "1"], "“--distance” is not an option of list, but of: swipe",
                "Try: swippy list --help"
            ),
            (
                ["list", "--plain", "--csv"], "“--plain” and “--csv” can’t be used together",
                "Use only one of them. Try: swippy list --help"
            ),
        ])
    func refused(line: [String], what: String, advice: String) async throws {
        let run = try await swippy.run(line)
        same(run.end, .exit(64))
        same(run.output, "")
        let sentence = what.prefix(1).uppercased() + what.dropFirst() + "."
        same(run.errorLines, ["swippy: " + sentence, advice])
    }

    @Test("is refused in JSON where the output would have been JSON, as any failure is")
    func json() async throws {
        for (line, code, name) in [
            (["lsit", "--json"], 64, "usage"), (["show", "nobody", "--json"], 66, "notFound"),
            (["rm", "6564", "--format=json"], 64, "usage"),
        ] {
            let run = try await swippy.run(line)
            same(run.end, .exit(Int32(code)))
            same(run.output, "")
            same(run.errorLines.count, 1)
            #expect(run.errors.hasPrefix("{\"error\":{"))
            #expect(run.errors.contains("\"code\":\(code),"))
            #expect(run.errors.hasSuffix("\"name\":\"\(name)\"},\"schema\":\"swippy.error/1\"}\n"))
        }
    }

    @Test(
        "with a value out of its bounds is refused and names them",
        arguments: [
            ("--page", "0", "a whole number from 1 to 1000000"),
            ("--page", "-1", "a whole number from 1 to 1000000"),
            ("--page", "99999999999", "a whole number from 1 to 1000000"),
            ("--page", "1000001", "a whole number from 1 to 1000000"),
            ("--per-page", "1001", "a whole number from 1 to 1000"),
            ("--width", "19", "a whole number from 20 to 1000"),
            ("--width", "80.5", "a whole number from 20 to 1000"),
            ("--open-percentage", "nan", "a fraction such as 0.6 or 60%, greater than 0 and at most 1"),
            ("--open-percentage", "0", "a fraction such as 0.6 or 60%, greater than 0 and at most 1"),
            ("--mock-delay", "61s", "a time such as 800ms, 1.5s, 10m, 12h or 7d, at most 1m"),
            ("--mock-delay", "5", "a time such as 800ms, 1.5s, 10m, 12h or 7d, at most 1m"),
            ("--color", "maybe", "one of auto, always, never, truecolor, 256, 16"),
            ("--lang", "ru", "one of en, uk"),
        ])
    func bounds(option: String, value: String, expected: String) async throws {
        let run = try await swippy("list", option, value)
        same(run.end, .exit(64))
        same(run.errorLines.first, "swippy: “\(option)” takes \(expected), not “\(value)”.")
    }

    @Test(
        "with a strange sort or filter is refused, not obeyed in part",
        arguments: [
            ("--sort", ","), ("--sort", "amount,"), ("--sort", "-"), ("--sort", "--due"),
            ("--sort", "Amount"),
            ("--filter", ","), ("--filter", "!"), ("--filter", "!!due"), ("--filter", "due,"),
            ("--filter", "bank="),
            ("--filter", "bank=|"), ("--filter", "due=5"), ("--filter", "="), ("--filter", "due;paid"),
        ])
    func expressions(option: String, value: String) async throws {
        let run = try await swippy("list", option, value)
        same(run.end, .exit(64))
        #expect(run.errorLines.first?.hasPrefix("swippy: “\(option)” takes one of ") == true)
    }

    @Test(
        "with nothing where something is needed is refused",
        arguments: ["--filter", "--sort", "--search", "--file"])
    func empty(option: String) async throws {
        let run = try await swippy("list", option, "")
        same(run.end, .exit(64))
        same(run.errorLines.first, "swippy: “\(option)” must not be empty.")
    }

    @Test("shows what would command the terminal instead of printing it")
    func commands() async throws {
        let run = try await swippy("\u{1B}[31mlist")
        same(run.end, .exit(64))
        same(run.errorLines.first, "swippy: There is no command “\\u{1B}[31mlist”.")
        let option = try await swippy("list", "--\u{1B}]52;c;aGk=\u{07}")
        same(option.end, .exit(64))
        #expect(!option.errorBytes.contains { $0 == 0x1B || $0 == 0x07 })
    }

    @Test("in bytes that are not text is refused like any other")
    func bytes() async throws {
        let run = try await swippy.shell(#"swippy "$(printf '\377\376')""#)
        same(run.end, .exit(64))
        same(run.errorLines.first, "swippy: There is no command “\u{FFFD}\u{FFFD}”.")
    }
}
