import HTTPServerSupport
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsServer

@Suite("The names of a server's cards", .takesTurns, .endsIfItHangs)
struct PrintedNameTests {
    /// What ids are made of that look like other names, like digits of a number, or the same when they are masked.
    private static let idParts = [
        "@", "#", "1", "2", "13", "x", " ", "-", "é", "@1", "x#1", "@13", "#1", "0", "8776",
        "4111111111111111",
        "4111110000091111", "411111XXXXXX1111",
    ]

    @Test("that a page prints mean its cards to any program, whoever looks or pays", arguments: 0..<4)
    func printed(seed: UInt64) async throws {
        var random = SeededGenerator(seed: 900 + seed)
        for _ in 0..<TestRun.count(1, long: 20) {
            // Few ids for many cards, so that they are shared, on one page or over several.
            let ids = (0..<5).map { _ in
                (0..<Int.random(in: 1...2, using: &random))
                    .compactMap { _ in Self.idParts.randomElement(using: &random) }.joined()
            }
            let cards = (0..<Int.random(in: 7...10, using: &random)).map { place in
                let digits = [8776, Int.random(in: 1000...9999, using: &random)].randomElement(using: &random)
                return ServedFeed.card(
                    ids.randomElement(using: &random) ?? "", title: "T\(place)",
                    number: "\"4221 XXXX XXXX \(digits ?? 0)\"")
            }
            let server = try Self.server(of: cards, size: Int.random(in: 1...5, using: &random))
            for page in [CardPageSelection.page(1, size: 2), .page(2, size: 3), .all] {
                for item in try await Self.list(server).cards(matching: CardQuery(page: page)).items {
                    for pays in [false, true] {
                        let meaning = try await Self.meaning(of: item.name, paying: pays, at: server)
                        same(meaning, .card(item.card.title), "\(item.name) of \(cards)")
                    }
                }
            }
        }
    }

    private enum Meaning: Equatable {
        /// The card with this title.
        case card(String)
        /// One of the cards with these names.
        case several([String])
    }

    /// What a program that is started with `name` takes it for.
    private static func meaning(
        of name: String, paying pays: Bool, at server: HTTPServer
    ) async throws -> Meaning {
        do {
            if pays {
                let payment = CardPaymentInteractor(service: try client(server))
                return .card(try await payment.quote(for: .named(name), key: nil).item.card.title)
            }
            let items = try await list(server).cards(matching: CardQuery(name: name)).items
            return .card(items.map(\.card.title).joined(separator: " "))
        } catch CardsError.ambiguousCard(_, let candidates, _) {
            return .several(candidates.map(\.name))
        }
    }

    private static func list(_ server: HTTPServer) throws -> CardListInteractor {
        CardListInteractor(service: try client(server), days: .fixture("2026-11-20"))
    }

    /// The service of a program that has just been started.
    private static func client(_ server: HTTPServer) throws -> HTTPCardsService {
        try Client(server.url).service
    }

    /// A server whose pages have `size` of these cards.
    private static func server(of cards: [String], size: Int) throws -> HTTPServer {
        try HTTPServer { request in
            switch request.path.split(separator: "/").last {
            case "cards":
                let page = request.parameters["page"].flatMap { Int($0) } ?? 1
                return .json(
                    ServedFeed.page(
                        Array(cards.dropFirst((page - 1) * size).prefix(size)),
                        envelope: "\"perpage\": \(size)"))
            case "payments": return .json("{ \"payment\": [] }")
            default: return .status(204)
            }
        }
    }
}
