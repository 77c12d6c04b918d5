import TestSupport
import Testing

@Suite("A wrong command line")
struct UsageErrorTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "with a strange sort or filter is refused, not obeyed in part",
        arguments: [
            ("--sort", ","), ("--sort", "amount,"), ("--sort", "-"), ("--sort", "--dues"),
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
