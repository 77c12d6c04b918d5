import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Storing
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("The wallet's service")
struct WalletCardsServiceTests {
    private let folder: TemporaryFolder
    private let clock = SetClock()

    init() throws { folder = try TemporaryFolder() }

    private var place: WalletStore { .folder(folder.path + "/data", elder: folder.path + "/state") }

    private func wallet() -> WalletCardsService {
        let clock = clock
        return WalletCardsService(
            place, days: DayClock(timeZone: .gmt, now: { clock.moment }), generator: SeededGenerator(seed: 1))
    }

    private func add(_ title: String = "GOLD", _ currency: String? = "INR") async throws -> String {
        var fields = OwnCardFields(title: title, lastFours: ["4821"])
        fields.currency = currency.map { Currency(text: $0) }
        let recorded = try await wallet().change { [fields] cards, _ in [.added(cards.nextID, fields)] }
        return try #require(recorded.first?.change.card)
    }

    private func bill(_ amount: Decimal, of id: String) async throws {
        _ = try await wallet().change { cards, today throws(CardsError) in
            let card = try cards.card(named: id, on: today)
            do throws(WalletProblem) {
                return [.billed(id, try card.entry(for: BillRequest(.billed(amount))))]
            } catch {
                throw .wallet(error)
            }
        }
    }

    private func pay(
        _ amount: PaymentRequest.Amount, on id: String, again: Bool = false
    ) async throws -> PaymentReference {
        var request = PaymentRequest(amount)
        request.again = again
        let recorded = try await wallet().change { [request] cards, today throws(CardsError) in
            let card = try cards.card(named: id, on: today)
            do throws(WalletProblem) {
                return [.paid(id, try card.payment(for: request))]
            } catch {
                throw .wallet(error)
            }
        }
        return try #require(recorded.first?.reference)
    }

    @Test("keeps a card, its bill and a payment, which another process sees, and takes each back at any time")
    func keeps() async throws {
        let id = try await add()
        try await bill(1000, of: id)
        let card = try #require(try await wallet().wallet().cards.first)
        same(card.number.lastFour, "4821")
        same(card.due?.rest, Money(amount: 1000, currency: Currency(text: "INR")))
        let reference = try await pay(.amount(400), on: id)
        try await same(wallet().wallet().cards.first?.due?.rest.amount, 600)
        try await same(wallet().payments(of: card.id, number: nil).map(\.id), [reference])
        clock.advance(days: 30)
        try await same(wallet().undo(reference).undone != nil, true)
        try await same(wallet().wallet().cards.first?.due?.rest.amount, 1000)
        await #expect(throws: CardsError.undoRefused(reference, .alreadyUndone)) {
            _ = try await wallet().undo(reference)
        }
    }

    @Test(
        "records an equal payment of one day only once, unless it is meant"
    )
    func once() async throws {
        let id = try await add()
        try await bill(1000, of: id)
        let first = try await pay(.amount(300), on: id)
        let known = WalletProblem.recordedAlready(
            first, Money(amount: 300, currency: Currency(text: "INR")), day: .day("2025-11-30"))
        await #expect(throws: CardsError.wallet(known)) { _ = try await pay(.amount(300), on: id) }
        _ = try await pay(.amount(300), on: id, again: true)
        try await same(wallet().paymentRecords().payments.count, 2)
    }

    @Test("takes no order: what was paid is recorded")
    func orders() async throws {
        let id = try await add()
        try await bill(1000, of: id)
        let card = try #require(try await wallet().wallet().cards.first)
        let order = PaymentOrder(
            card: card.id, number: card.number, due: try #require(card.due), amount: 400, purpose: .amount,
            idempotencyKey: "key")
        await #expect(throws: CardsError.unsupported) { _ = try await wallet().pay(order) }
    }

    @Test("of many that pay the rest at once, one does")
    func races() async throws {
        let id = try await add()
        try await bill(1000, of: id)
        let paid = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 { group.addTask { (try? await pay(.left, on: id)) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        same(paid, 1)
        try await same(wallet().wallet().cards.first?.due?.isPaid, true)
    }

    @Test("removes a card, and brings it back with its payments once that is undone")
    func removes() async throws {
        let id = try await add()
        try await bill(1000, of: id)
        let card = try #require(try await wallet().wallet().cards.first)
        _ = try await pay(.amount(400), on: id)
        try await wallet().remove(card)
        try await same(wallet().wallet().cards, [])
        try await same(wallet().paymentRecords().payments.map(\.money.amount), [400])
        try await same(wallet().removedCards().map(\.id), [card.id])
        let removal = try #require(try await wallet().ownCards().removals.last)
        _ = try await wallet().change { [removal] _, _ in [.undone([removal.reference])] }
        try await same(wallet().wallet().cards.first?.due?.rest.amount, 600)
        try await same(wallet().removedCards(), [])
    }

    @Test("takes over the cards that older programs added, each once, and gives no id twice")
    func takesOver() async throws {
        same(place.isBegun, false)
        let elder = StoredCardsService(over: NoCards(), store: .wallet(folder.path + "/state"))
        let old = try await elder.add(.fixture("0001"))
        same(place.isBegun, true)
        try await same(wallet().wallet().cards.map(\.id), [old.id])
        let id = try await add()
        same(id, "card-1")
        try await same(wallet().wallet().cards.map(\.number.lastFour), ["0001", "4821"])
        try await wallet().remove(try #require(try await wallet().wallet().cards.last))
        try await same(add(), "card-2")
        let contents = try #require(try StoreFolder(path: folder.path + "/state", wallet: place).contents())
        #expect((contents.added, contents.payments, contents.bills) == (2, 0, 0))
        #expect(try StoreFolder(path: folder.path + "/state", wallet: place).forget(contents))
        same(place.isBegun, false)
    }

    @Test("reads back every change exactly as it was recorded", arguments: WalletChange.samples)
    func roundTrip(_ change: WalletChange) throws {
        let recorded = RecordedChange(
            change, reference: PaymentReference("SW-2345-6789-AB"),
            moment: Date(milliseconds: 1_764_500_000_123),
            day: .day("2026-11-30"))
        same(try WalletEvent(line: try WalletEvent(recorded).line).recorded, recorded)
    }

    @Test(
        "refuses a line that says nothing, and one of a newer program",
        arguments: [
            #"{"kind":"flown","ref":"A","at":1,"on":"2026-11-30"}"#,
            #"{"kind":"paid","ref":"A","at":1,"on":"2026-11-30","card":"card-1","sum":"x","day":"2026-11-30"}"#,
            #"{"kind":"paid","ref":"A","at":1,"on":"2026-11-31","card":"card-1","sum":"1","day":"2026-11-30"}"#,
            #"{"kind":"added","ref":"A","at":1,"on":"2026-11-30","card":"card-1"}"#,
            #"{"kind":"edited","ref":"A","at":1,"on":"2026-11-30","card":"card-1","autopay":"half"}"#,
            #"{"kind":"reopened","ref":"A","on":"2026-11-30","card":"card-1"}"#,
            #"{"kind":"reopened","ref":"A","at":"1","on":"2026-11-30","card":"card-1"}"#,
            #"{"kind":"reopened","ref":"A","at":1.5,"on":"2026-11-30","card":"card-1"}"#,
            #"{"kind":"reopened","ref":"A","at":1,"on":"2026-11-30","card":1}"#,
            #"{"kind":"undone","ref":"A","at":1,"on":"2026-11-30","refs":["B",1]}"#,
            #"{"kind":"categorized","ref":"A","at":1,"on":"2026-11-30","category":"dining"}"#,
            #"{"kind":"categorized","ref":"A","at":1,"on":"2026-11-30","text":"ALDI","category":1}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1"}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[{}]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":["card-1"]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","parts":[{"card":"card-1"}]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[{"card":"card-1","days":"x"}]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[{"card":"card-1","bills":["x"]}]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[{"card":"card-1","credits":"x"}]}"#,
            #"{"kind":"imported","ref":"A","at":1,"on":"2026-11-30","rows":"rows-1","parts":[{"card":"card-1","balance":"5"}]}"#,
        ])
    func unreadable(_ line: String) {
        #expect(throws: UnreadableLine.invalid) { _ = try WalletEvent(line: Data(line.utf8)) }
        let newer = #"{"v":9,"# + line.dropFirst()
        #expect(throws: UnreadableLine.newer(version: 9)) { _ = try WalletEvent(line: Data(newer.utf8)) }
    }

    @Test("refuses a line that is no JSON object", arguments: ["", "[]", #"{"v":9"#, #"{"v":9} 1"#, "9"])
    func noObject(_ line: String) {
        #expect(throws: UnreadableLine.invalid) { _ = try WalletEvent(line: Data(line.utf8)) }
    }

    @Test("reads a line with spaces, escapes, nulls and fields that it doesn’t know")
    func otherSpelling() throws {
        let line =
            #"{ "x":[1], "kind":"paid","ref":"A","at":1,"on":"2026-11-30","card":"c\u0061rd-1","#
            + #""sum":"0.10","day":"2026-11-30","note":null}"#
        let payment = RecordedPayment(amount: 0.1 as Decimal, day: .day("2026-11-30"))
        same(try WalletEvent(line: Data(line.utf8)).recorded.change, .paid("card-1", payment))
    }
}

/// A clock that a test sets.
private final class SetClock: Sendable {
    private let now = Mutex(Date(timeIntervalSince1970: 1_764_500_000))

    var moment: Date { now.withLock(\.self) }

    func advance(days: Int) { now.withLock { $0 += Double(days) * 86_400 } }
}

extension WalletChange {
    /// One of each kind, with everything in it.
    fileprivate static var samples: [WalletChange] {
        var fields = OwnCardFields(title: "GOLD “½”", lastFours: ["4821", "9921"])
        (fields.bank, fields.network, fields.holder) = (.hdfc, .unknown("RuPay"), "ASHA")
        (fields.currency, fields.note, fields.limit) = (Currency(text: "INR"), "a\tb", 150_000.5)
        (fields.autopay, fields.weekend) = (.minimum, .previous)
        fields.cycle = BillingCycle(statementDay: 31, due: .after(days: 21))
        var other = OwnCardFields()
        other.cycle = BillingCycle(due: .day(5), statementBefore: 25)
        let (day, due) = (CalendarDate.day("2026-11-20"), CalendarDate.day("2026-12-05"))
        return [
            .added("card-1", fields), .edited("card-1", other), .edited("card-1", OwnCardFields()),
            .closed("card-1", on: day), .reopened("card-1"), .removed("card-1"),
            .billed(
                "card-1",
                BillEntry(
                    .billed(-120.55), closing: day, isClosingGiven: true, minimum: 0, dueDate: due,
                    dueByCycle: due, isNew: true)),
            .billed("card-1", BillEntry(.left(Decimal(78_904_012_345) / 10_000_000), closing: day)),
            .paid("card-1", RecordedPayment(amount: 5000, day: day, note: "by UPI")),
            .paid("card-1", RecordedPayment(amount: 0.01, day: day)),
            .undone([PaymentReference("SW-A"), PaymentReference("added-1")]), .imported(.sample),
            .categorized("LIDL “½”", .groceries), .categorized("кафе", .unknown("Out with Ravi")),
            .categorized("REWE", .unknown("")), .categorized("ALDI", nil),
        ]
    }
}
