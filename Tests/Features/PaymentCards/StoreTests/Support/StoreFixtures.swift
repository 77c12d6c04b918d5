import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization

@testable import PaymentCardsStore
import Values

/// A folder of one test's own, gone when the test is over, and in it the path of a store that isn't there yet.
final class StoreWorld {
    let root: URL
    var store: String { root.appending(path: "state").path }
    var journal: URL { root.appending(path: "state/journal") }

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: root)
        } catch {
            print("\(root.path) is left behind: \(error)")
        }
    }

    /// A service that keeps things here. Each is to the others as one of another process.
    func service(
        over cards: [PaymentCard] = [.fixture()], refusing refusal: CardsError? = nil,
        clock: HandClock = HandClock(), notices: Notices = Notices()
    ) -> StoredCardsService {
        let source = CardsServiceStub(cards)
        source.refuseOrders(refusal)
        return StoredCardsService(
            over: source, store: .folder(store), now: { clock.now },
            notice: { notices.add($0) })
    }

    /// The records as they are stored, without what the journal writes before each.
    func records() throws -> [String] {
        try String(contentsOf: journal, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { String($0.drop { $0 != "{" }) }
    }
}

/// A clock that a test sets.
final class HandClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_763_600_000))

    var now: Date {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }

    func advance(by seconds: Double) {
        time.withLock { $0 += seconds }
    }
}

/// What a store reported.
final class Notices: Sendable {
    private let said = Mutex<[StoreNotice]>([])

    var all: [StoreNotice] { said.withLock { $0 } }

    func add(_ notice: StoreNotice) {
        said.withLock { $0.append(notice) }
    }
}

extension PaymentOrder {
    /// An order to pay on the fixture card, or on another card of its number.
    static func fixture(
        _ amount: Decimal, card: String = "48822393341", due: Due = .fixture(),
        for purpose: PaymentPurpose = .amount, key: String = UUID().uuidString
    ) -> PaymentOrder {
        .fixture(amount, on: .fixture(id: card, due: due), for: purpose, key: key)
    }

    /// An order to pay what is due on `card`.
    static func fixture(
        _ amount: Decimal, on card: PaymentCard, for purpose: PaymentPurpose = .amount,
        key: String = UUID().uuidString
    ) -> PaymentOrder {
        PaymentOrder(
            card: card.id, number: card.number, due: card.due ?? .fixture(), amount: amount,
            purpose: purpose, idempotencyKey: key)
    }
}

extension StoredCardsService {
    /// What was paid on a card that has the fixture's number.
    func payments(of card: CardID) async throws(CardsError) -> [Payment] {
        try await payments(of: card, number: PaymentCard.fixture().number)
    }

    /// What was paid on a card.
    func payments(of card: PaymentCard) async throws(CardsError) -> [Payment] {
        try await payments(of: card.id, number: card.number)
    }
}

extension NewCard {
    /// A card to add, with a number that ends like this.
    static func fixture(_ lastFour: String = "4444", bank: Bank? = .hdfc) -> NewCard {
        NewCard(
            number: CardNumber(masking: "555555555555\(lastFour)"), network: .mastercard, holder: "ASHA RAO",
            title: "GOLD \(lastFour)", bank: bank)
    }
}

extension StoredCardsService {
    /// All cards of the list.
    func cards() async throws -> [PaymentCard] { try await wallet().cards }
}
