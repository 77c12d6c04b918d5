import HTTPServerSupport
import Synchronization
import TestSupport
import Testing

/// A server whose ids are numbers of cards, which are shown by the same text when they are masked.
private final class TwinSite: Sendable {
    static let numbers = ["4111111111111111", "4111110000091111"]
    static let names = ["411111XXXXXX1111#1", "411111XXXXXX1111#2"]
    static let titles = ["ELDER", "YOUNGER"]

    /// How much each card owes; it was 100.
    private let rest = Mutex([100, 100])

    func server() throws -> HTTPServer {
        try HTTPServer { [self] in answer($0) }
    }

    private func answer(_ request: ReceivedRequest) -> Answer {
        let path = request.path.split(separator: "/").map(String.init)
        let card = Self.numbers.firstIndex { path.contains($0) || path.contains("SW-\($0.suffix(6))") }
        switch (request.method, path.last, card) {
        case ("GET", "cards", _): return .json(Feed.of(Self.numbers.indices.map(self.card)))
        case ("GET", "payments", .some): return .json(#"{ "payment": [] }"#)
        case ("GET", "statement", .some): return .status(204)
        case ("POST", "payments", let card?):
            rest.withLock { $0[card] = 60 }
            return .json(payment(on: card), status: 201)
        case ("DELETE", _, let card?):
            rest.withLock { $0[card] = 100 }
            return .json(payment(on: card, undone: #""2026-11-20T10:01:00Z""#))
        default: return .status(404)
        }
    }

    private func card(_ index: Int) -> [(String, String)] {
        let rest = rest.withLock { $0[index] }
        let own = [
            ("id", Feed.text(Self.numbers[index])), ("title", Feed.text(Self.titles[index])),
            ("due", #"{ "id": "d", "amount": \#(rest), "currency": "INR", "state": "due in 6 days" }"#),
            ("actions", #"["pay_now", "view_details"]"#),
        ]
        return Feed.card.filter { field in !own.contains { $0.0 == field.0 } } + own
    }

    private func payment(on card: Int, undone: String = "null") -> String {
        """
        { "reference": "SW-\(Self.numbers[card].suffix(6))", "card_id": "\(Self.numbers[card])", "due_id": "d", \
        "amount": 40, "rest": 60, "currency": "INR", "date": "2026-11-20T10:00:00Z", "undone": \(undone) }
        """
    }
}

@Suite("Two cards that are shown by the same text", .takesTurns, .endsIfItHangs)
struct TwinCardsTests {
    @Test("are each the one that is meant, whatever is done with it", arguments: [0, 1])
    func addressed(card: Int) async throws {
        let swippy = try Swippy(here: true)
        let server = try TwinSite().server()
        let (name, title, number) = (TwinSite.names[card], TwinSite.titles[card], TwinSite.numbers[card])
        func run(_ arguments: String...) async throws -> ProgramRun {
            let run = try await swippy.run(arguments + ["--url", server.url])
            same(run.end, .exit(0), "\(run.errors)")
            #expect(TwinSite.numbers.allSatisfy { !(run.output + run.errors).contains($0) })
            return run
        }
        func dues() async throws -> [String: String] {
            let fields = try await run("list").fields
            return Dictionary(uniqueKeysWithValues: fields.map { ($0[0], $0[6]) })
        }
        func expected(_ rest: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: TwinSite.names.map { ($0, $0 == name ? rest : "100") })
        }
        try await same(dues(), expected("100"))
        let paid = try await run("pay", name, "--amount", "40", "--yes")
        #expect(paid.values["name"] == name && paid.values["title"] == title)
        try await same(dues(), expected("60"))
        try await same(run("show", name).values["title"], title)
        let undone = try await run("undo", "SW-\(number.suffix(6))", "--yes")
        #expect(undone.values["name"] == name && undone.values["title"] == title)
        try await same(dues(), expected("100"))
        #expect(
            server.record.requests.allSatisfy { request in
                request.path == "/cards" || request.path.contains(number)
                    || request.path.hasSuffix(number.suffix(6))
            })
    }
}
