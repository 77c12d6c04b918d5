import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy pay with several cards", .takesTurns, .endsIfItHangs)
struct PaySeveralTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    private func due() async throws -> [String] { try await swippy("due").fields.map { $0[0] } }

    @Test("pays on each of them, by an order of its own, and on one that is named twice once")
    func several() async throws {
        let before = try await due()
        let dry = try await swippy("pay", "6564", "2093", "--dry-run")
        #expect(dry.end == .exit(0) && dry.fields.map { $0[8] } == ["planned", "planned"])
        try await same(swippy("pay", "6564", "2093").end, .exit(79))
        try await same(due(), before)
        let run = try await swippy("pay", "6564", "2093", "48822394455", "--yes")
        same(run.end, .exit(0))
        same(run.fields.map { $0[8] }, ["paid", "paid"])
        same(run.fields.map { $0[4] }, ["7853.33", "18420"])
        same(Set(run.fields.map { $0[11] }).count, 2)
        #expect(run.errorLines.count == 2 && run.errors.contains("named more than once, and is paid once"))
        let paid = Set(run.fields.map { $0[1] })
        try await same(due(), before.filter { !paid.contains($0) })
        try await same(swippy("history").lines.count, 2)
    }

    @Test("pays nothing if one of the names is unknown or ambiguous, or an option is for one card only")
    func refused() async throws {
        let before = try await due()
        for names in [["6564", "nosuch"], ["nosuch", "6564"], ["6564", "4882239"]] {
            try await same(swippy.run(["pay", "--yes"] + names).end, .exit(66), "\(names)")
        }
        for option in [["--amount", "1"], ["--idempotency-key", "k"], ["--all-due"]] {
            let run = try await swippy.run(["pay", "6564", "2093", "--yes"] + option)
            same(run.end, .exit(64), "\(option)")
        }
        try await same(due(), before)
        try await same(swippy("history").output, "")
    }

    @Test("goes on after a card that can’t be paid, and fails", arguments: ["en", "uk"])
    func goesOn(language: String) async throws {
        // The first one is paid already.
        let run = try await swippy("pay", "@1", "6564", "--yes", "--lang", language)
        same(run.end, .exit(79))
        same(run.fields.map { $0[8] }, ["refused", "paid"])
        #expect(run.errors.contains(language == "en" ? "Nothing is left to pay" : "Сплачувати"))
        let again = try await swippy("pay", "6564", "6564", "--yes")
        #expect(again.end == .exit(80) && again.fields.map { $0[8] } == ["repeated"])
        try await same(swippy("history").lines.count, 1)
    }

    @Test("refuses what was paid already, by any command")
    func again() async throws {
        try await same(swippy("pay", "6564", "--yes").end, .exit(0))
        try await same(swippy("pay", "6564", "--yes").end, .exit(79))
        let first = try await swippy("pay", "6564", "2093", "--yes")
        #expect(first.end == .exit(80) && first.fields.map { $0[8] } == ["repeated", "paid"])
        let second = try await swippy("pay", "2093", "2093", "--yes")
        #expect(second.end == .exit(80) && second.fields.map { $0[8] } == ["repeated"])
        try await same(swippy("history").lines.count, 2)
    }

    @Test("tells cards of one id from each other")
    func twins() async throws {
        let cards = ["4111 XXXX XXXX 1111", "4222 XXXX XXXX 2222"].enumerated().map { place, number in
            Feed.card.filter { $0.0 != "number" } + [
                ("number", Feed.text(number)), ("actions", #"["pay_now"]"#),
                ("due", #"{"id": "d", "amount": \#(place + 2), "currency": "INR", "state": "due today"}"#),
            ]
        }
        let file = try swippy.workspace.write(Data(Feed.of(cards).utf8), to: "twins.json")
        let run = try await swippy("pay", "7001#1", "7001#2", "--yes", "--file", file)
        same(run.end, .exit(0))
        #expect(run.fields.map { $0[8] } == ["paid", "paid"] && run.fields.map { $0[4] } == ["2", "3"])
    }
}
