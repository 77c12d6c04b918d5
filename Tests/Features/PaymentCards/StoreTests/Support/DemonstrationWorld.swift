import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Values

@testable import PaymentCardsStore

/// A folder with a demonstration and a wallet, in which an older program may have stored something, too.
struct DemonstrationWorld {
    let world: StoreWorld
    let demonstration: [PaymentCard] = [
        .fixture(id: "1", number: "4111 XXXX XXXX 1111"), .fixture(id: "2", number: "4222 XXXX XXXX 2222"),
        .fixture(id: "2", occurrence: 2, number: "4333 XXXX XXXX 3333"),
    ]

    init() throws { world = try StoreWorld() }

    var path: String { world.store }
    /// The demonstration's journal.
    var elder: URL { world.root.appending(path: "state/demo/journal") }

    func service() -> StoredCardsService {
        StoredCardsService(
            over: CardsServiceStub(demonstration), store: .demonstration(inside: path),
            now: { HandClock().now })
    }

    func wallet() -> StoredCardsService {
        StoredCardsService(over: NoCards(), store: .wallet(path), now: { HandClock().now })
    }

    /// The person's own cards, into which those of the wallet of older programs are taken over.
    var own: WalletCardsService {
        WalletCardsService(
            .folder(path + "/data", elder: path), days: DayClock(timeZone: .gmt, now: { HandClock().now }))
    }

    /// The last digits of the added cards.
    func added(_ service: StoredCardsService) async throws -> [String] {
        try await service.cards().filter { $0.id.feedID.hasPrefix("added-") }.compactMap(\.number.lastFour)
    }

    func references(_ service: StoredCardsService? = nil) async throws -> [String] {
        try await (service ?? self.service()).paymentRecords().payments.map(\.id.text)
    }

    // MARK: - An older program

    /// Stores beside the demonstration as an older program does.
    func store(_ events: CardLedger.Event...) throws {
        _ = try CardStore.journal(in: "\(path)/demo").begin().append(
            events.map { try LedgerRecord($0).bytes })
    }

    func paid(_ reference: String, on card: PaymentCard) -> CardLedger.Event {
        .paid(.fixture(reference, card: card.id, number: card.number, amount: 1, date: HandClock().now))
    }

    func added(_ number: Int, _ card: String) -> CardLedger.Event {
        .added(CardID(feedID: "added-\(number)"), .fixture(card))
    }

    func removed(_ number: Int, _ card: String) -> CardLedger.Event {
        .removed(CardID(feedID: "added-\(number)"), number: NewCard.fixture(card).number)
    }

    func restored(_ number: Int, _ card: String) -> CardLedger.Event {
        .restored(CardID(feedID: "added-\(number)"), number: NewCard.fixture(card).number)
    }
}
