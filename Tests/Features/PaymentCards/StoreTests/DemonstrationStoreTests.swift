import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
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
        let cards = demonstration
        return StoredCardsService(
            over: CardsServiceStub(cards), store: .demonstration(inside: world.store, cards: { cards }),
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

    private func removed(_ card: PaymentCard) -> CardLedger.Event { .removed(card.id, number: card.number) }
    private func restored(_ card: PaymentCard) -> CardLedger.Event { .restored(card.id, number: card.number) }

    private var demonstrationJournal: URL { world.root.appending(path: "state/demo/journal") }

    @Test("stays apart from what is done to cards of one’s own, also if ids and numbers are the same")
    func apart() async throws {
        let mine = world.service(over: demonstration)
        let theirs = try await mine.pay(.fixture(1, on: demonstration[0])).payment
        try await mine.remove(demonstration[1])
        _ = try await mine.add(.fixture("0001"))
        #expect(try await service().cards() == demonstration)
        #expect(try await references().isEmpty)
        let payment = try await service().pay(.fixture(2, on: demonstration[0])).payment
        _ = try await service().add(.fixture("0002"))
        #expect(try await references() == [payment.id.text])
        #expect(try await references(mine) == [theirs.id.text])
        #expect(try await mine.cards().map(\.number.lastFour) == ["1111", "3333", "0001"])
    }

    @Test("is taken over from an older program, which kept everything together, and that file stays as it is")
    func takenOver() async throws {
        try store(
            paid("A", on: demonstration[0]), paid("MINE", on: own), paid("B", on: demonstration[2]),
            .undone(PaymentReference("B"), HandClock().now),
            .undone(PaymentReference("MINE"), HandClock().now),
            removed(demonstration[1]), removed(own), removed(demonstration[2]), restored(demonstration[2]),
            .added(CardID(feedID: "added-1"), .fixture("0001")),
            .added(CardID(feedID: "added-2"), .fixture("0002")),
            .removed(CardID(feedID: "added-1"), number: NewCard.fixture("0001").number))
        let before = try Data(contentsOf: world.journal)
        for _ in 0..<3 {
            let service = service()
            let payments = try await service.paymentRecords().payments
            #expect(payments.map(\.id.text) == ["A", "B"])
            #expect(payments.map { $0.undone != nil } == [false, true])
            #expect(try await service.cards().map(\.number.lastFour) == ["1111", "3333", "0002"])
            #expect(try await service.removedCards().map(\.number.lastFour) == ["2222", "0001"])
        }
        #expect(try Data(contentsOf: world.journal) == before)
        let copies = try Data(contentsOf: demonstrationJournal)
        _ = try await references()
        #expect(try Data(contentsOf: demonstrationJournal) == copies)
        let all = try await world.service(over: [own]).paymentRecords().payments.map(\.id.text)
        #expect(all == ["A", "MINE", "B"])
    }

    @Test("follows an older program that goes on beside it: each thing comes once, and nothing comes back")
    func beside() async throws {
        try store(paid("A", on: demonstration[0]), removed(demonstration[1]))
        let open = service()
        #expect(try await references(open) == ["A"])
        _ = try await open.undo(PaymentReference("A"))
        try await open.restore(demonstration[1])
        try store(.undone(PaymentReference("A"), HandClock().now), paid("B", on: demonstration[0]))
        #expect(try await references(open) == ["A", "B"])
        #expect(try await service().cards().count == 3)
        let receipt = try await open.pay(.fixture(3, on: demonstration[0]))
        try store(restored(demonstration[1]), removed(demonstration[1]), paid("C", on: demonstration[2]))
        for service in [open, service()] {
            #expect(try await references(service) == ["A", "B", receipt.payment.id.text, "C"])
            #expect(try await service.cards().map(\.number.lastFour) == ["1111", "3333"])
        }
    }

    @Test("of an older program counts before anything is paid, though nobody has looked")
    func beforePaying() async throws {
        let due = try #require(demonstration[0].due)
        let open = service()
        #expect(try await references(open).isEmpty)
        try store(
            .paid(
                .fixture(
                    "A", card: demonstration[0].id, number: demonstration[0].number, amount: due.money.amount)
            ))
        await #expect(throws: CardsError.self) {
            try await open.pay(.fixture(due.money.amount, on: demonstration[0]))
        }
        #expect(try await references() == ["A"])
    }

    @Test("is whole after an interruption anywhere, and after sixteen begin at once")
    func interrupted() async throws {
        try store(paid("A", on: demonstration[0]))
        _ = try await references()
        let first = try Data(contentsOf: demonstrationJournal)
        try store(paid("B", on: demonstration[0]), removed(demonstration[1]), paid("C", on: demonstration[2]))
        _ = try await references()
        let second = try Data(contentsOf: demonstrationJournal)
        for count in first.count...second.count {
            try second.prefix(count).write(to: demonstrationJournal)
            #expect(try await references() == ["A", "B", "C"])
            #expect(try await service().cards().count == 2)
            #expect(try Data(contentsOf: demonstrationJournal) == second)
        }
        try FileManager.default.removeItem(at: demonstrationJournal)
        try await withThrowingTaskGroup(of: [String].self) { group in
            for service in (0..<16).map({ _ in service() }) {
                group.addTask { try await service.paymentRecords().payments.map(\.id.text) }
            }
            for try await references in group { #expect(references == ["A", "B", "C"]) }
        }
        #expect(try await references() == ["A", "B", "C"])
    }

    @Test("that was forgotten does not come back from the older file; what is stored there later does")
    func forgotten() async throws {
        try store(paid("A", on: demonstration[0]), removed(demonstration[1]))
        let cards = demonstration
        let folder = StoreFolder(demonstrationIn: world.store, cards: { cards })
        let contents = try #require(try folder.contents())
        #expect((contents.payments, contents.removed) == (1, 1))
        #expect(try folder.forget(contents))
        #expect(try folder.contents() == nil)
        #expect(try await references().isEmpty)
        #expect(try await service().cards() == demonstration)
        try store(paid("B", on: demonstration[0]))
        #expect(try await references() == ["B"])
        #expect(try StoreFolder(path: world.store).contents()?.payments == 2)
    }

    @Test("does without an older file that is damaged or locked away, and takes it over once it is repaired")
    func damaged() async throws {
        try store(paid("A", on: demonstration[0]))
        let whole = try Data(contentsOf: world.journal)
        var bytes = whole
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: world.journal)
        let payment = try await service().pay(.fixture(1, on: demonstration[0])).payment
        #expect(try await references() == [payment.id.text])
        try whole.write(to: world.journal)
        #expect(try await references() == [payment.id.text, "A"])
    }

    @Test("is known, once, where nothing can be stored")
    func readOnly() async throws {
        try store(paid("A", on: demonstration[0]))
        try FileManager.default.createSymbolicLink(
            atPath: world.store + "/demo", withDestinationPath: world.store + "/nowhere/at/all")
        let service = service()
        for _ in 0..<3 { #expect(try await references(service) == ["A"]) }
    }

    @Test("takes over from a file that was replaced what it doesn’t know yet")
    func replaced() async throws {
        try store(paid("A", on: demonstration[0]), .added(CardID(feedID: "added-1"), .fixture("0001")))
        let added = try #require(try await service().cards().last)
        try await service().remove(added)
        let records = try CardStore.journal(in: world.store).read().records.map { $0 }
        let news = try LedgerRecord(paid("B", on: demonstration[0])).bytes
        _ = try CardStore.journal(in: world.store).begin().replaceAll(with: records + [news])
        #expect(try await references() == ["A", "B"])
        #expect(try await service().cards().map(\.number) == demonstration.map(\.number))
    }
}
