import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("What is done to demonstration cards")
struct DemonstrationStoreTests {
    let world: StoreWorld
    let demonstration: [PaymentCard] = [
        .fixture(id: "1", number: "4111 XXXX XXXX 1111"), .fixture(id: "2", number: "4222 XXXX XXXX 2222"),
        .fixture(id: "2", occurrence: 2, number: "4333 XXXX XXXX 3333"),
    ]
    let own = PaymentCard.fixture(id: "mine", number: "5111 XXXX XXXX 1111")

    init() throws {
        world = try StoreWorld()
    }

    func service(_ notices: Notices = Notices()) -> StoredCardsService {
        StoredCardsService(
            over: CardsServiceStub(demonstration), store: .demonstration(inside: world.store),
            now: { HandClock().now }, notice: { notices.add($0) })
    }

    func references(_ service: StoredCardsService? = nil) async throws -> [String] {
        try await (service ?? self.service()).paymentRecords().payments.map(\.id.text)
    }

    /// Stores as an older program does.
    func store(_ events: CardLedger.Event...) throws {
        _ = try CardStore.journal(in: world.store).begin().append(events.map { try LedgerRecord($0).bytes })
    }

    func paid(_ reference: String, on card: PaymentCard) -> CardLedger.Event {
        .paid(.fixture(reference, card: card.id, number: card.number, amount: 1, date: HandClock().now))
    }

    private var demonstrationJournal: URL { world.root.appending(path: "state/demo/journal") }

    @Test("stays apart from what is done to cards of one’s own, also if ids and numbers are the same")
    func apart() async throws {
        let mine = world.service(over: demonstration)
        let theirs = try await mine.pay(.fixture(1, on: demonstration[0])).payment
        try await mine.remove(demonstration[1])
        _ = try await mine.add(.fixture("0001"))
        try await same(service().cards(), demonstration)
        #expect(try await references().isEmpty)
        let payment = try await service().pay(.fixture(2, on: demonstration[0])).payment
        _ = try await service().add(.fixture("0002"))
        try await same(references(), [payment.id.text])
        try await same(references(mine), [theirs.id.text])
        try await same(mine.cards().map(\.number.lastFour), ["1111", "3333", "0001"])
    }

    /// An added card as an older program keeps it.
    func added(_ number: Int, _ card: String) -> CardLedger.Event {
        .added(CardID(feedID: "added-\(number)"), .fixture(card))
    }

    func removed(_ number: Int, _ card: String) -> CardLedger.Event {
        .removed(CardID(feedID: "added-\(number)"), number: NewCard.fixture(card).number)
    }

    /// The last digits of the added cards.
    func addedCards(_ service: StoredCardsService? = nil) async throws -> [String] {
        try await (service ?? self.service()).cards().filter { $0.id.feedID.hasPrefix("added-") }
            .compactMap(\.number.lastFour)
    }

    @Test(
        "are the cards that were added with an older program, which kept everything together; that file stays as it is, and so do its payments"
    )
    func takenOver() async throws {
        try store(
            paid("A", on: demonstration[0]), paid("MINE", on: own),
            .undone(PaymentReference("MINE"), HandClock().now),
            .removed(demonstration[1].id, number: demonstration[1].number),
            .removed(own.id, number: own.number), added(1, "0001"), added(2, "0002"), removed(1, "0001"),
            .restored(demonstration[1].id, number: demonstration[1].number))
        let before = try Data(contentsOf: world.journal)
        for _ in 0..<3 {
            let service = service()
            #expect(try await references(service).isEmpty)
            try await same(service.cards().dropLast(), demonstration[...])
            try await same(addedCards(service), ["0002"])
            try await same(service.removedCards().map(\.number.lastFour), ["0001"])
        }
        try same(Data(contentsOf: world.journal), before)
        let copies = try Data(contentsOf: demonstrationJournal)
        _ = try await references()
        try same(Data(contentsOf: demonstrationJournal), copies)
        let mine = world.service(over: [own])
        try await same(references(mine), ["A", "MINE"])
        try await same(addedCards(mine), ["0002"])
    }

    @Test("follow an older program that goes on beside it: each card comes once, and none comes back")
    func beside() async throws {
        try store(added(1, "0001"), added(2, "0002"))
        let open = service()
        try await same(addedCards(open), ["0001", "0002"])
        try await open.remove(try #require(try await open.cards().last))
        try store(added(3, "0003"), removed(1, "0001"))
        for service in [open, service()] {
            try await same(addedCards(service), ["0003"])
        }
        try store(.restored(CardID(feedID: "added-1"), number: NewCard.fixture("0001").number))
        try await same(addedCards(), ["0003", "0001"])
    }

    @Test("are whole after an interruption anywhere, and after sixteen begin at once")
    func interrupted() async throws {
        try store(added(1, "0001"))
        _ = try await addedCards()
        let first = try Data(contentsOf: demonstrationJournal)
        try store(added(2, "0002"), removed(1, "0001"), added(3, "0003"))
        _ = try await addedCards()
        let second = try Data(contentsOf: demonstrationJournal)
        for count in first.count...second.count {
            try second.prefix(count).write(to: demonstrationJournal)
            try await same(addedCards(), ["0002", "0003"])
            try same(Data(contentsOf: demonstrationJournal), second)
        }
        try FileManager.default.removeItem(at: demonstrationJournal)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for service in (0..<16).map({ _ in service() }) {
                group.addTask { try await service.cards().count }
            }
            for try await count in group { same(count, demonstration.count + 2) }
        }
        try await same(addedCards(), ["0002", "0003"])
    }

    @Test("that were forgotten don’t come back from the older file; what is added there later does")
    func forgotten() async throws {
        try store(added(1, "0001"))
        let folder = StoreFolder(demonstrationIn: world.store)
        let contents = try #require(try folder.contents())
        #expect((contents.payments, contents.added) == (0, 1))
        #expect(try folder.forget(contents))
        #expect(try folder.contents() == nil)
        try await same(service().cards(), demonstration)
        try store(added(2, "0002"))
        try await same(addedCards(), ["0002"])
        try same(StoreFolder(path: world.store).contents()?.added, 2)
    }

    @Test("do without an older file that is damaged or locked away, and are taken over once it is repaired")
    func damaged() async throws {
        try store(added(1, "0001"))
        let whole = try Data(contentsOf: world.journal)
        var bytes = whole
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: world.journal)
        let payment = try await service().pay(.fixture(1, on: demonstration[0])).payment
        #expect(try await addedCards().isEmpty)
        try whole.write(to: world.journal)
        try await same(addedCards(), ["0001"])
        try await same(references(), [payment.id.text])
    }

    @Test("are known, once, where nothing can be stored")
    func readOnly() async throws {
        try store(added(1, "0001"))
        try FileManager.default.createSymbolicLink(
            atPath: world.store + "/demo", withDestinationPath: world.store + "/nowhere/at/all")
        let service = service()
        for _ in 0..<3 { try await same(addedCards(service), ["0001"]) }
    }

    @Test("are taken over from a file that was replaced if they aren’t known yet")
    func replaced() async throws {
        try store(added(1, "0001"))
        try await service().remove(try #require(try await service().cards().last))
        let records = try CardStore.journal(in: world.store).read().records.map { $0 }
        let news = try LedgerRecord(added(2, "0002")).bytes
        _ = try CardStore.journal(in: world.store).begin().replaceAll(with: records + [news])
        try await same(addedCards(), ["0002"])
    }
}
