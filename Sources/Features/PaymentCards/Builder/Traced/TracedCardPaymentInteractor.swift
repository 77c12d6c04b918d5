import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardPaymentInteractorInput {
    /// The same, with what `presenter` asks recorded by `trace`, if there is one.
    func traced(
        by trace: Tracer?, for presenter: Any.Type = CardPaymentPresenter.self
    ) -> any CardPaymentInteractorInput {
        guard let trace else { return self }
        return TracedCardPaymentInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: presenter, to: CardPaymentInteractor.self))
    }
}

private struct TracedCardPaymentInteractor: CardPaymentInteractorInput {
    let interactor: any CardPaymentInteractorInput
    let calls: TracedCalls<CardsError>

    func quote(
        for subject: PaymentSubject, key: String?, knowing told: [Payment]
    ) async throws(CardsError) -> PaymentQuote {
        try await calls.ask(
            "quote(for:key:knowing:)", subject,
            work: try await interactor.quote(for: subject, key: key, knowing: told))
    }

    func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key: String
    ) throws(CardsError) -> PaymentOrder {
        try calls.ask(
            "order(_:of:key:)", choice, quote, now: try interactor.order(choice, of: quote, key: key))
    }

    func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item], knowing told: [Payment]
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        try await calls.ask(
            "plans(_:on:knowing:)", choice, items,
            work: try await interactor.plans(choice, on: items, knowing: told))
    }

    func unfinished(besides items: [CardListing.Item]) async throws(CardsError) -> [UnfinishedOrder] {
        try await calls.ask(
            "unfinished(besides:)", items, work: try await interactor.unfinished(besides: items))
    }

    func acknowledge(_ payments: [Payment]) async {
        await calls.answer("acknowledge(_:)", payments, work: await interactor.acknowledge(payments))
    }

    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport {
        try await calls.ask("pay(_:of:)", order, item, work: try await interactor.pay(order, of: item))
    }

    func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        try await calls.ask("carryOut(_:)", order, work: try await interactor.carryOut(order))
    }

    func report(on payment: Payment) async throws(CardsError) -> PaymentReport {
        try await calls.ask("report(on:)", payment, work: try await interactor.report(on: payment))
    }

    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport {
        try await calls.ask("undo(_:)", reference, work: try await interactor.undo(reference))
    }
}
