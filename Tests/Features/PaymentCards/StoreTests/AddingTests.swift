import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore
import Values

@Suite("Adding and removing cards")
struct AddingTests {
    private let world: StoreWorld
    private let cards: [PaymentCard] = .fixtures(3)
    private let service: StoredCardsService

    init() throws {
        world = try StoreWorld()
        service = world.service(over: cards)
    }

    @Test("puts a card after all others, for every service of the store")
    func add() async throws {
        let added = try await service.add(.fixture())
        same(added.id, CardID(feedID: "added-1"))
        #expect(added.bank == .hdfc && added.due == nil && added.actions == [.viewDetails])
        try await same(service.cards(), cards + [added])
        try await same(world.service(over: cards).cards(), cards + [added])
        #expect(try await service.statement(of: added.id) == nil)
        let anonymous = try await service.add(.fixture("5555", bank: nil))
        same(anonymous.bank, .unknown(""))
        try await same(world.service(over: cards).cards(), cards + [added, anonymous])
    }

    @Test("refuses a number that may be on a card that is there, and takes it once that is gone")
    func duplicates() async throws {
        let number = CardNumber(masking: "4221 1111 1111 1002")
        let card = NewCard(number: number, network: .visa, holder: "A", title: "B")
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "2", title: "CARD 2", number: "4221 XXXX XXXX 1002"))
        ) { try await service.add(card) }
        try await world.service(over: cards).remove(cards[1])
        let added = try await service.add(card)
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "added-1", title: "B", number: number.masked))
        ) { try await world.service(over: cards).add(card) }
        try await same(service.cards(), [cards[0], cards[2], added])
    }

    @Test("names the card that is there as the whole list does")
    func sharedID() async throws {
        let twins = [
            PaymentCard.fixture(id: "1"), .fixture(id: "1", occurrence: 2, number: "5555 XXXX XXXX 4444"),
        ]
        let card = NewCard(number: twins[1].number, network: .visa, holder: "A", title: "B")
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "1#2", title: "SBI REWARDZ", number: "5555 XXXX XXXX 4444"))
        ) { try await world.service(over: twins).add(card) }
    }

    @Test("never gives an identity twice")
    func identities() async throws {
        let first = try await service.add(.fixture("0001"))
        let second = try await service.add(.fixture("0002"))
        try await service.remove(second)
        try await service.remove(first)
        try await same(world.service(over: cards).add(.fixture("0003")).id.feedID, "added-3")
    }

    @Test("gives no identity that a card of the source has")
    func takenIdentity() async throws {
        let cards = [
            PaymentCard.fixture(id: "added-1"), .fixture(id: "added-2", number: "4000 XXXX XXXX 0002"),
        ]
        try await same(world.service(over: cards).add(.fixture()).id.feedID, "added-3")
    }

    @Test("takes a card away, its number and all, and leaves the occurrences of the others alone")
    func remove() async throws {
        let twins = (1...3).map {
            PaymentCard.fixture(id: "1", occurrence: $0, number: "4221 XXXX XXXX 000\($0)")
        }
        let service = world.service(over: twins)
        try await service.remove(twins[1])
        try await same(service.cards(), [twins[0], twins[2]])
        try await same(world.service(over: twins).cards(), [twins[0], twins[2]])
    }

    @Test("takes an added card away though the source has got a card of the same id since")
    func removeSharedID() async throws {
        _ = try await service.add(.fixture())
        let namesake = PaymentCard.fixture(id: "added-1", number: "4111 XXXX XXXX 1111")
        let later = world.service(over: cards + [namesake])
        let added = try #require(try await later.cards().last)
        // A list numbers it after the other one.
        try await later.remove(added.numbered(2))
        try await same(later.cards(), cards + [namesake])
        try await same(world.service(over: cards).cards(), cards)
    }

    @Test("refuses a card that is gone, or was never there")
    func unknown() async throws {
        try await service.remove(cards[1])
        let added = try await service.add(.fixture())
        try await service.remove(added)
        let otherNumber = PaymentCard.fixture(id: "1", number: "9999 XXXX XXXX 9999")
        for card in [cards[1], added, .fixture(id: "nobody"), otherNumber] {
            await #expect(throws: CardsError.unknownCard(name: card.id.feedID, nearest: [])) {
                try await world.service(over: cards).remove(card)
            }
        }
        try same(world.records().count, 3)
    }

    @Test("doesn't touch the cards of another feed that have the same identity")
    func otherFeed() async throws {
        try await service.remove(cards[0])
        let other = [PaymentCard.fixture(id: "1", number: "9999 XXXX XXXX 9999")]
        try await same(world.service(over: other).cards(), other)
        try await world.service(over: other).remove(other[0])
        try await same(world.service(over: other).cards(), [])
        try await same(service.cards(), Array(cards.dropFirst()))
    }

    @Test("in memory lasts as long as the service")
    func memory() async throws {
        let service = StoredCardsService(over: CardsServiceStub(cards))
        try await service.remove(cards[0])
        let added = try await service.add(.fixture())
        try await same(service.cards(), [cards[1], cards[2], added])
        try await same(StoredCardsService(over: CardsServiceStub(cards)).cards(), cards)
    }

    @Test("fails without a place to store it, and existing cards can still be seen")
    func noPlace() async throws {
        let fault = StoreFault(path: "~", problem: .unwritable(reason: "no home"))
        let service = StoredCardsService(over: CardsServiceStub(cards), store: .missing(fault))
        await #expect(throws: CardsError.store(fault)) { try await service.add(.fixture()) }
        await #expect(throws: CardsError.store(fault)) { try await service.pay(.fixture(1)) }
        try await same(service.cards(), cards)
    }
}
