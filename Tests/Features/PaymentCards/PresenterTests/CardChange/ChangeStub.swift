import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization
import Values

/// Plans payments on cards with a bill of 1,000, and a minimum of 100; a payment of 300 is recorded already.
final class ChangeStub: CardChangeInteractorInput {
    let failure = Mutex<CardsError?>(nil)
    private let recorded = Mutex<[CardChangeRequest]>([])
    private let paid: Decimal

    /// A stub that plans this payment where no amount is given.
    init(paid: Decimal) { self.paid = paid }

    var requests: [CardChangeRequest] { recorded.withLock(\.self) }
    var count: Int { requests.count }

    private let day = CalendarDate.day("2026-11-20")

    func plan(_ request: CardChangeRequest) throws(CardsError) -> CardChangePlan {
        guard case .pay(let cards, let payment) = request else { throw .unsupported }
        var amount = payment.isMinimum ? 100 : paid
        if let text = payment.amount {
            guard text.allSatisfy(\.isNumber), let typed = Decimal(string: text) else {
                throw .wallet(.unreadable(text, .unexpected("x")))
            }
            amount = typed
        }
        let money = Money(amount: amount, currency: Currency(text: "INR"))
        if amount == 300, !payment.besides.contains(PaymentReference("SW-OLD")) {
            throw .wallet(.recordedAlready(PaymentReference("SW-OLD"), money, day: day))
        }
        var ids = ["card-1"]
        switch cards {
        case .shown(let shown): ids = shown.map(\.feedID)
        case .due: throw .wallet(.nothingDue)
        case .named: break
        }
        let parts = ids.map { plan(amount, on: $0) }
        guard let plan = CardChangePlan(parts) else { throw .wallet(.nothingDue) }
        return plan
    }

    private func plan(_ amount: Decimal, on id: String) -> CardChangePlan {
        let moment = Date(timeIntervalSince1970: 0)
        var fields = OwnCardFields(title: "GOLD", lastFours: ["4821"])
        fields.currency = Currency(text: "INR")
        let paid = WalletChange.paid(id, RecordedPayment(amount: amount, day: day))
        var cards = OwnCards()
        func apply(_ change: WalletChange) {
            cards.apply(
                RecordedChange(
                    change, reference: PaymentReference("\(cards.changes.count)"), moment: moment, day: day))
        }
        apply(.added(id, fields))
        apply(.billed(id, BillEntry(.billed(1000), closing: day, minimum: 100)))
        let before = cards.card(id, on: day)
        apply(paid)
        let after = cards.card(id, on: day)
        return CardChangePlan(
            changes: [paid], before: before, after: after,
            item: CardListing.Item(card: after?.paymentCard ?? .fixture(), name: id, offers: []))
    }

    func carryOut(
        _ request: CardChangeRequest, as plan: CardChangePlan
    ) async throws(CardsError) -> (RecordedChange, CardChangePlan) {
        if let failure = failure.withLock(\.self) { throw failure }
        recorded.withLock { $0.append(request) }
        var done = plan
        for part in plan.each {
            guard case .paid(let id, let payment)? = part.changes.last else { continue }
            let change = RecordedChange(
                part.changes[0], reference: PaymentReference("SW-\(id)"),
                moment: Date(timeIntervalSince1970: 0), day: day)
            done.recorded.append(change)
            done.payments.append(
                Payment(
                    id: change.reference, card: CardID(feedID: id), dueID: "",
                    money: Money(amount: payment.amount, currency: Currency(text: "INR")),
                    rest: Money(amount: 0, currency: Currency(text: "INR")),
                    date: Date(timeIntervalSince1970: 0)))
        }
        return (done.recorded[done.recorded.count - 1], done)
    }
}
