import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardSpendingInteractorInput {
    /// The same, with what `presenter` asks recorded by `trace`, if there is one.
    func traced(
        by trace: Tracer?, for presenter: Any.Type = CardSpendingPresenter.self
    ) -> any CardSpendingInteractorInput {
        guard let trace else { return self }
        return TracedCardSpendingInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: presenter, to: CardSpendingInteractor.self))
    }
}

private struct TracedCardSpendingInteractor: CardSpendingInteractorInput {
    let interactor: any CardSpendingInteractorInput
    let calls: TracedCalls<CardsError>

    func spending(_ query: CardSpendingQuery) async throws(CardsError) -> CardSpending {
        try await calls.ask("spending(_:)", query, work: try await interactor.spending(query))
    }
}
