import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization
import Values
@testable import PaymentCardsTestSupport

/// Pays all of everything, but for what a test says about a card or a key.
final class PaymentRulesStub: CardPaymentInteractorInput {
    private struct State {
        var refusals: [String: CardsError] = [:]
        var failures: [String: CardsError] = [:]
        var keys: [String: Result<Payment, CardsError>] = [:]
        var paid: [PaymentOrder] = []
        var held: String?
        var open: [CardListing.Item] = []
    }

    private let state = Mutex(State())
    private let gate = Gate(isOpen: false)

    var paid: [PaymentOrder] { state.withLock(\.paid) }
    func refuse(_ card: String, _ error: CardsError) { state.withLock { $0.refusals[card] = error } }
    func fail(_ card: String, _ error: CardsError) { state.withLock { $0.failures[card] = error } }
    func leaveOpen(_ item: CardListing.Item) { state.withLock { $0.open.append(item) } }
    func use(_ key: String, _ answer: Result<Payment, CardsError>) {
        state.withLock { $0.keys[key] = answer }
    }
    func hold(_ card: String) { state.withLock { $0.held = card } }
    func untilHeld() async { await gate.untilSomeoneWaits() }

    func quote(for subject: PaymentSubject, key: String?) async throws(CardsError) -> PaymentQuote {
        let stillOpen = state.withLock(\.open)
        if case .card(let id) = subject, let item = stillOpen.first(where: { $0.id == id }),
            let due = item.card.due
        {
            return PaymentQuote(item: item, due: due)
        }
        guard case .item(let item) = subject, let due = item.card.due else { throw .unsupported }
        if let refusal = state.withLock({ $0.refusals[item.id.feedID] }) { throw refusal }
        let earlier = try state.withLock { $0.keys[key ?? ""] }?.get()
        return PaymentQuote(item: item, due: due, earlier: earlier)
    }

    func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key: String
    ) throws(CardsError) -> PaymentOrder {
        PaymentOrder(
            card: quote.item.id, number: quote.item.card.number, due: quote.due,
            amount: quote.due.money.amount, purpose: choice == .minimum ? .minimum : .full,
            idempotencyKey: key, earlier: quote.earlier?.id)
    }

    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport {
        let isHeld = state.withLock { $0.held == order.card.feedID }
        if isHeld, !(await gate.pass()) { throw .cancelled }
        if let failure = state.withLock({ $0.failures[order.card.feedID] }) { throw failure }
        let payment = state.withLock { state in
            state.paid.append(order)
            return Payment.fixture(
                "SW-\(state.paid.count)", amount: order.amount, rest: 0,
                currency: order.due.money.currency.text, key: order.idempotencyKey)
        }
        return PaymentReport(payment: payment, item: item)
    }

    func report(on payment: Payment) async throws(CardsError) -> PaymentReport { throw .unsupported }
    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport { throw .unsupported }
}
