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
        var inDoubt: Set<String> = []
        var paid: [PaymentOrder] = []
        var held: String?
        var unfinished: [UnfinishedOrder] = []
        var openCards: Set<String> = []
        var known: [CardListing.Item] = []
        var acknowledged: [PaymentReference] = []
    }

    private let state = Mutex(State())
    private let gate = Gate(isOpen: false)

    var paid: [PaymentOrder] { state.withLock(\.paid) }
    func refuse(_ card: String, _ error: CardsError) { state.withLock { $0.refusals[card] = error } }
    func fail(_ card: String, _ error: CardsError) { state.withLock { $0.failures[card] = error } }
    func doubt(_ card: String) { _ = state.withLock { $0.inDoubt.insert(card) } }
    func leave(_ orders: UnfinishedOrder...) { state.withLock { $0.unfinished = orders } }
    func hold(_ card: String) { state.withLock { $0.held = card } }
    var acknowledged: [PaymentReference] { state.withLock(\.acknowledged) }
    func acknowledge(_ payments: [Payment]) async {
        state.withLock { $0.acknowledged += payments.map(\.id) }
    }
    func untilHeld() async { await gate.untilSomeoneWaits() }

    func quote(
        for subject: PaymentSubject, key: String?, knowing told: [PaymentReference]
    ) async throws(CardsError) -> PaymentQuote {
        guard case .item(let item) = subject, let due = item.card.due else { throw .unsupported }
        let refusal = state.withLock { $0.refusals[item.id.feedID] }
        if let refusal, refusal.paymentsToTell.isEmpty || refusal.paymentsToTell.map(\.id) != told {
            throw refusal
        }
        return PaymentQuote(item: item, due: due, told: told)
    }

    func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key: String?
    ) throws(CardsError) -> PaymentOrder {
        PaymentOrder(
            card: quote.item.id, number: quote.item.card.number, due: quote.due,
            amount: quote.due.money.amount, purpose: choice == .minimum ? .minimum : .full,
            idempotencyKey: key ?? "key-\(quote.item.id.feedID)", earlier: quote.earlier?.id,
            besides: quote.told)
    }

    func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item],
        telling tell: (@MainActor (CardsError, CardListing.Item) -> Void)?
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        var plans: [Result<PaymentPlan, CardsError>] = []
        for item in items {
            do throws(CardsError) {
                plans.append(.success(try await plan(choice, on: item)))
            } catch {
                guard let tell, !error.paymentsToTell.isEmpty else {
                    plans.append(.failure(error))
                    continue
                }
                await tell(error, item)
                plans.append(
                    .success(try await plan(choice, on: item, knowing: error.paymentsToTell.map(\.id))))
            }
        }
        return plans
    }

    func plan(
        _ choice: PaymentChoice, on item: CardListing.Item, knowing told: [PaymentReference] = []
    ) async throws(CardsError) -> PaymentPlan {
        let quote = try await quote(for: .item(item), key: nil, knowing: told)
        let order = try order(choice, of: quote, key: nil)
        return PaymentPlan(
            item: item, order: order, isInDoubt: state.withLock { $0.inDoubt.contains(item.id.feedID) })
    }

    /// The items that were known when it was asked for unfinished orders.
    var known: [CardListing.Item] { state.withLock(\.known) }
    func keepOpen(_ card: String) { _ = state.withLock { $0.openCards.insert(card) } }

    func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        state.withLock { state in items.filter { state.openCards.contains($0.id.feedID) } }
    }

    func unfinished(besides items: [CardListing.Item]) async throws(CardsError) -> [UnfinishedOrder] {
        state.withLock { state in
            state.known = items
            return state.unfinished
        }
    }

    func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let isHeld = state.withLock { $0.held == order.card.feedID }
        if isHeld, !(await gate.pass()) { throw .cancelled }
        if let failure = state.withLock({ $0.failures[order.card.feedID] }) { throw failure }
        let payment = state.withLock { state in
            state.paid.append(order)
            return Payment.fixture(
                "SW-\(state.paid.count)", amount: order.amount, rest: 0,
                currency: order.due.money.currency.text, key: order.idempotencyKey)
        }
        return PaymentReceipt(payment: payment)
    }

    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport {
        PaymentReport(payment: try await carryOut(order).payment, item: item)
    }

    func report(on payment: Payment) async throws(CardsError) -> PaymentReport { throw .unsupported }
    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport { throw .unsupported }
}
