import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@Suite("CardDetailsWording")
struct CardDetailsWordingTests {
    /// A minute past the moment at which test payments are made.
    private static let now = Date.moment.addingTimeInterval(60)
    private static let statement = Statement.fixture(
        from: "2026-10-14", to: "2026-11-13", closing: 1500, minimumDue: 75, dueDate: "2026-11-26")

    @Test(
        "A bill says what is billed, paid and left, and how much of it where that is neither nothing nor all",
        arguments: [
            (.fixture(), ["₹1,500.00", "₹0.00", "₹1,500.00"], nil),
            (Due.fixture().after(paying: 500), ["₹1,500.00", "₹500.00", "₹1,000.00"], "33% paid"),
            (Due.fixture().after(paying: 1), ["₹1,500.00", "₹1.00", "₹1,499.00"], "<1% paid"),
            (Due.fixture().after(paying: 1499), ["₹1,500.00", "₹1,499.00", "₹1.00"], "99% paid"),
            (Due.fixture().after(paying: 1500), ["₹1,500.00", "₹1,500.00", "₹0.00"], nil),
            (.fixture(state: "fully_paid"), ["₹1,500.00", "₹1,500.00", "₹0.00"], nil),
            (.fixture(amount: -20), ["-₹20.00", "₹0.00", "₹0.00"], nil),
            (Due.fixture().withoutTotal, ["₹1,500.00"], nil),
        ] as [(Due, [String], String?)])
    func bill(due: Due, amounts: [String], share: String?) {
        let bill = state(.fixture(.fixture(due: due)), payments: .success([.fixture()])).sections.bill
        same(bill.amounts.map(\.id), ["billed", "paid", "left"].suffix(amounts.count))
        same(bill.amounts.map(\.value), amounts)
        same(bill.shareText, share)
        same(bill.share == nil, share == nil)
        let item = CardListing.Item.fixture(.fixture(due: due))
        let heard = state(item, language: .ukrainian.spoken).sections.bill.shareText
        same(heard?.hasPrefix("сплачено менше ніж 1"), share?.hasPrefix("<"))
    }

    @Test("A bill is what the source says, though more was paid on it before it was corrected")
    func correctedBill() {
        let card = PaymentCard.fixture(due: Due.fixture(amount: 30).after(paying: 40))
        let state = state(.fixture(card), payments: .success([.fixture(amount: 40)]))
        #expect(state.record?.card.due?.billed == 30 && state.record?.card.due?.amount == 0)
    }

    @Test("Payments say when they were made in the person's time zone, and what became of them")
    func ledger() {
        let payments: [Payment] = [
            .fixture("A"), .fixture("B", undone: Self.now),
            .fixture("C", date: .moment.addingTimeInterval(-100_000), undone: Self.now),
        ]
        let zone = TimeZone(secondsFromGMT: 2 * 3600) ?? .gmt
        let lines = state(payments: .success(payments), timeZone: zone).sections.ledger.lines
        same(lines.map(\.day), ["20 Nov 2026", "20 Nov 2026", "19 Nov 2026"])
        same(lines.map(\.time), ["14:00", "14:00", "10:13"])
        #expect(
            lines.map(\.note) == [
                "undo until 14:05", "undone 14:01", "undone 20 Nov 2026, 14:01",
            ])
        same(lines.map(\.isUndone), [false, true, true])
        let ukrainian = state(payments: .success(payments), language: .ukrainian).sections.ledger
        same(ukrainian.lines[0].day, "20 лист. 2026 р.")
        same(ukrainian.lines[0].note, "скасувати до 12:05")
    }

    @Test("Of many payments the newest are shown and the others counted; the record has all")
    func manyPayments() {
        let payments = (1...12).map { Payment.fixture("P\($0)") }
        let state = state(payments: .success(payments))
        same(state.sections.ledger.lines.map(\.id), payments.prefix(10).map(\.id.text))
        same(state.sections.ledger.note, "and 2 earlier payments")
        same(state.record?.payments?.count, 12)
        same(self.state(payments: .success([])).sections.ledger.note, "No payments yet")
    }

    @Test("What can be done is what the card offers, with its key and what is typed, or why it can't be")
    func steps() {
        let offers = [
            ActionOffer(action: .viewDetails), ActionOffer(action: .payNow, obstacle: .nothingDue),
            ActionOffer(action: .viewLastStatement),
        ]
        let state = state(.fixture(name: "a b", offers: offers))
        #expect(
            state.sections.steps.steps == [
                .init(
                    label: "pay now", event: .paymentChosen, command: "demo pay a b",
                    obstacle: "nothing is due", spoken: "pay now: unavailable, nothing is due"),
                .init(
                    label: "last statement", event: .statementChosen, command: "demo statement a b",
                    spoken: "last statement: demo statement a b"),
            ])
        #expect(
            state.hints.map(\.meaning) == [
                "last statement", "move", "hide or show", "copy", "refresh", "back",
            ])
        #expect(self.state(.fixture(offers: [])).sections.steps.steps.isEmpty)
    }

    @Test(
        "A statement says what is left of its minimum once something was paid since",
        arguments: [
            (0, "minimum due ₹75.00", 75), (25, "minimum due ₹75.00 (₹50.00 of it left)", 50),
            (500, "minimum due ₹75.00 (already paid)", 0),
        ] as [(Decimal, String, Decimal)])
    func minimumLeft(paid: Decimal, part: String, left: Decimal) {
        let payments = paid > 0 ? [Payment.fixture(amount: paid)] : []
        let state = state(payments: .success(payments), statement: .success(Self.statement))
        #expect(state.sections.statement.parts.contains(part), "\(state.sections.statement.parts)")
        same(state.record?.statement?.minimumLeft, left)
    }

    @Test("The rest of the minimum is not shown if the payments or the due are unknown")
    func unknownMinimum() {
        let unpaid = state(payments: .failure(.timeout), statement: .success(Self.statement))
        let undue = state(.fixture(.fixture(due: nil)), statement: .success(Self.statement))
        let other = state(
            .fixture(.fixture(due: .fixture(currency: "USD"))), statement: .success(Self.statement))
        #expect([unpaid, undue, other].allSatisfy { $0.record?.statement?.minimumLeft == nil })
        let paid = state(
            .fixture(.fixture(due: .fixture(state: "fully_paid"))), statement: .success(Self.statement))
        same(paid.record?.statement?.minimumLeft, 0)
    }

    @Test("How old a file is is said where its words count days and may no longer be so, in both languages")
    func written() {
        let now = Self.now
        func age(_ due: Due?, days: Double, _ language: Language = .english, kept: KeptCards? = nil)
            -> KeptState?
        {
            state(
                .fixture(.fixture(due: due)), language: language, kept: kept,
                written: now - days * 86_400
            ).kept
        }
        let words = Due.fixture(state: "due in 6 days")
        same(age(words, days: 3)?.label, "The file is 3 days old (17 Nov 2026)")
        same(age(words, days: 1)?.label, "The file is 1 day old (19 Nov 2026)")
        same(age(words, days: 3, .ukrainian)?.label, "Файлу 3 дні (17 лист. 2026 р.)")
        same(age(words, days: 3)?.date, now - 3 * 86_400)
        // On the same day, in words that count nothing, and beside a date, its age makes no difference.
        #expect(age(words, days: 0.1) == nil)
        #expect(age(words, days: -3) == nil)
        for state in ["fully_paid", "overdue", "awaiting statement"] {
            #expect(age(.fixture(state: state), days: 3) == nil)
        }
        #expect(age(.fixture(amount: 0), days: 3) == nil)
        #expect(age(.fixture(date: .day("2026-11-26")), days: 3) == nil)
        #expect(age(nil, days: 3) == nil)
        let kept = KeptCards(date: now, age: .seconds(60))
        same(age(words, days: 3, kept: kept), kept.state(in: .english))
    }

    @Test("The day of a due is counted from today, on the card, in the bill, in words and as data")
    func dueDate() {
        let item = CardListing.Item.fixture(
            .fixture(due: .fixture(state: "due in 45 days", date: .day("2026-11-24"))))
        let state = state(item)
        same(state.row.due?.state, "due in 4 days")
        same(state.sections.bill.state, "due in 4 days")
        #expect(state.row.spoken.description.hasSuffix("due in 4 days."))
        same(state.row.record.due?.days, 4)
        // Fourteen hours ahead it is the next day.
        let ahead = self.state(item, timeZone: TimeZone(secondsFromGMT: 14 * 3_600) ?? .gmt)
        same(ahead.row.due?.state, "due in 3 days")
    }

    private func state(
        _ item: CardListing.Item = .fixture(), payments: Result<[Payment], CardsError> = .success([]),
        statement: Result<Statement?, CardsError> = .success(nil), language: Language = .english,
        timeZone: TimeZone = .gmt, kept: KeptCards? = nil, written: Date? = nil
    ) -> CardDetailsViewState {
        var state = CardDetailsState(item: item, isPrivate: false)
        state.take(.fixture(item, payments: payments, statement: statement, kept: kept, written: written))
        let wording = CardDetailsWording(voice: .typing(language, clock: DayClock(timeZone: timeZone)))
        return wording.viewState(for: state, at: Self.now)
    }
}
