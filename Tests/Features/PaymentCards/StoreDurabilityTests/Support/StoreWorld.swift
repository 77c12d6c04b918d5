import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsStore
import SystemTestSupport
import Values

/// A folder of one test's own, gone when the test is over, and in it the path of a store that isn't there yet.
struct StoreWorld {
    let folder: TemporaryFolder
    var root: URL { folder.directory }
    var store: String { folder("state") }
    var journal: String { folder("state/journal") }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The payments that are stored, the oldest first.
    func payments() async throws -> [Payment] {
        let service = StoredCardsService(over: NoCards(), store: .folder(store))
        // The card of store-demo.
        let number = CardNumber(masking: "4221 XXXX XXXX 8776")
        return try await service.payments(of: CardID(feedID: "1"), number: number).reversed()
    }

    /// The references of the payments that are stored.
    func references() async throws -> [String] {
        try await payments().map(\.id.text)
    }
}

/// A source without cards.
private struct NoCards: CardsSource {
    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        CardGlances([])
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
