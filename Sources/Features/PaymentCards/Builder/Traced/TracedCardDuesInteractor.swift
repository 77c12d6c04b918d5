import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardDuesInteractorInput {
    /// The same, with what `presenter` asks recorded by `trace`, if there is one.
    func traced(
        by trace: Tracer?, for presenter: Any.Type = CardDuesPresenter.self
    ) -> any CardDuesInteractorInput {
        guard let trace else { return self }
        return TracedCardDuesInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: presenter, to: CardDuesInteractor.self))
    }
}

private struct TracedCardDuesInteractor: CardDuesInteractorInput {
    let interactor: any CardDuesInteractorInput
    let calls: TracedCalls<CardsError>

    func dues(_ query: CardDuesQuery) async throws(CardsError) -> CardDues {
        try await calls.ask("dues(_:)", query, work: try await interactor.dues(query))
    }
}
