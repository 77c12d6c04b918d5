import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore
import Values

@Suite("Adding cards, and taking them back")
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

    @Test("refuses a number that may be on a card that is there, and takes it once an added one is gone")
    func duplicates() async throws {
        let number = CardNumber(masking: "4221 1111 1111 1002")
        let card = NewCard(number: number, network: .visa, holder: "A", title: "B")
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "2", title: "CARD 2", number: "4221 XXXX XXXX 1002"))
        ) { try await service.add(card) }
        let other = NewCard.fixture("0001")
        let added = try await service.add(other)
        await #expect(
            throws: CardsError.duplicateCard(
                CardCandidate(name: "added-1", title: "GOLD 0001", number: other.number.masked))
        ) { try await world.service(over: cards).add(other) }
        try await world.service(over: cards).remove(added)
        let again = try await service.add(other)
        try await same(service.cards(), cards + [again])
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

    @Test("takes back no card that is gone, was never there, or is one of the source’s")
    func unknown() async throws {
        let added = try await service.add(.fixture())
        try await service.remove(added)
        let otherNumber = PaymentCard.fixture(id: "1", number: "9999 XXXX XXXX 9999")
        for card in [added, cards[1], .fixture(id: "nobody"), otherNumber] {
            await #expect(throws: CardsError.unknownCard(name: card.id.feedID, nearest: [])) {
                try await world.service(over: cards).remove(card)
            }
        }
        try same(world.records().count, 2)
        try await same(service.cards(), cards)
    }

    @Test("in memory lasts as long as the service")
    func memory() async throws {
        let service = StoredCardsService(over: CardsServiceStub(cards))
        try await service.remove(service.add(.fixture("0001")))
        let added = try await service.add(.fixture())
        try await same(service.cards(), cards + [added])
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
