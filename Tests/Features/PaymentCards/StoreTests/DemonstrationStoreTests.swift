import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("What is done to demonstration cards")
struct DemonstrationStoreTests {
    @Test("stays apart from what is done to cards of one’s own, also if ids and numbers are the same")
    func apart() async throws {
        let world = try DemonstrationWorld()
        let cards = world.demonstration
        let mine = world.world.service(over: cards)
        let theirs = try await mine.pay(.fixture(1, on: cards[0])).payment
        _ = try await mine.add(.fixture("0001"))
        try await same(world.service().cards(), cards)
        #expect(try await world.references().isEmpty)
        let payment = try await world.service().pay(.fixture(2, on: cards[0])).payment
        _ = try await world.service().add(.fixture("0002"))
        try await same(world.references(), [payment.id.text])
        try await same(world.added(world.service()), ["0002"])
        try await same(world.references(mine), [theirs.id.text])
        try await same(mine.cards().map(\.number.lastFour), ["1111", "2222", "3333", "0001"])
        try await same(world.added(world.wallet()), ["0001"])
    }

    @Test("are no cards of older programs: those aren’t seen among made-up ones")
    func hidden() async throws {
        let world = try DemonstrationWorld()
        try world.store(world.paid("OLD", on: world.demonstration[0]))
        try world.store(world.added(1, "0001"), world.added(2, "0002"), world.removed(1, "0001"))
        let service = world.service()
        try await same(service.cards().map(\.id), world.demonstration.map(\.id))
        try await same(world.references(service), ["OLD"])
        // Its names stay taken, but its number is no other’s.
        let added = try await service.add(.fixture("0002"))
        same(added.id.feedID, "added-3")
        for service in [service, try await service.atOneMoment() as? StoredCardsService] {
            try await same(world.added(try #require(service)), ["0002"])
        }
        try await service.remove(added)
        try await same(world.added(service), [])
    }

    @Test("go where the wallet begins: the first card that is added is the only one from then on")
    func beginning() async throws {
        let world = try DemonstrationWorld()
        let begun = Notices()
        let service = StoredCardsService(
            over: CardsServiceStub(world.demonstration), store: .demonstration(inside: world.path),
            beginning: .init(world.own) { begun.add(.waited) }, now: { HandClock().now })
        let paid = try await service.pay(.fixture(1, on: world.demonstration[0])).payment
        same(try await service.cards().count, 3)
        same(begun.all, [])
        let added = try await service.add(.fixture("0001"))
        same(begun.all, [.waited])
        try await same(service.cards(), [added])
        _ = try await service.add(.fixture("0002"))
        same(begun.all.count, 1)
        try await same(world.references(service), [])
        try await same(world.references(world.service()), [paid.id.text])
        try await same(world.own.wallet().cards.compactMap(\.number.lastFour), ["0001", "0002"])
        try await same(world.added(world.service()), [])
        try await service.remove(added)
        try await same(service.cards().compactMap(\.number.lastFour), ["0002"])
    }

    @Test("hand the wallet that begins there a card with all that was said of it")
    func handingOver() async throws {
        let world = try DemonstrationWorld()
        let service = StoredCardsService(
            over: CardsServiceStub(world.demonstration), store: .demonstration(inside: world.path),
            beginning: .init(world.own))
        var card = NewCard(
            number: CardNumber(masking: "XXXX XXXX XXXX 4821"), network: CardNetwork(code: "VISA"),
            holder: "ASHA RAO",
            title: "GOLD",
            bank: .hdfc)
        card.currency = Currency(text: "EUR")
        _ = try await service.add(card)
        let own = try #require(try await world.own.wallet().cards.first)
        let fields = try #require(try await world.own.ownCard(own.id)).fields
        same(fields.title, "GOLD")
        same(fields.lastFours, ["4821"])
        same(fields.holder, "ASHA RAO")
        same(fields.network?.code, "VISA")
        same(fields.bank, .hdfc)
        same(fields.currency?.code, "EUR")
    }

    @Test("stay as they are where the wallet can’t be stored")
    func unstorable() async throws {
        let world = try DemonstrationWorld()
        let fault = StoreFault(path: "state", problem: .nowhere)
        let service = StoredCardsService(
            over: CardsServiceStub(world.demonstration), store: .demonstration(inside: world.path),
            beginning: .init(WalletCardsService(.missing(fault), days: DayClock())))
        await #expect(throws: CardsError.store(fault)) { try await service.add(.fixture("0001")) }
        try await same(service.cards(), world.demonstration)
    }

    @Test("Where cards can’t be added, those that were added elsewhere aren’t listed, and payments go on")
    func fixed() async throws {
        let world = try DemonstrationWorld()
        let added = try await world.wallet().add(.fixture("0001"))
        _ = try await world.wallet().add(.fixture("0002"))
        try await world.wallet().remove(added)
        let file = StoredCardsService(
            over: CardsServiceStub(world.demonstration), store: .folder(world.path), takesCards: false,
            now: { HandClock().now })
        await #expect(throws: CardsError.fixedCards) { try await file.add(.fixture("0003")) }
        try await same(file.cards(), world.demonstration)
        let paid = try await file.pay(.fixture(1, on: world.demonstration[0])).payment
        await #expect(throws: CardsError.unknownCard(name: "2", nearest: [])) {
            try await file.remove(world.demonstration[1])
        }
        // It troubles no wallet.
        let wallet = world.wallet()
        try await same(world.added(wallet), ["0002"])
        try await same(world.references(wallet), [paid.id.text])
    }
}
