import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardHistoryInteractorInput {
    /// The same, with what `presenter` asks recorded by `trace`, if there is one.
    func traced(
        by trace: Tracer?, for presenter: Any.Type = CardHistoryPresenter.self
    ) -> any CardHistoryInteractorInput {
        guard let trace else { return self }
        return TracedCardHistoryInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: presenter, to: CardHistoryInteractor.self))
    }
}

private struct TracedCardHistoryInteractor: CardHistoryInteractorInput {
    let interactor: any CardHistoryInteractorInput
    let calls: TracedCalls<CardsError>

    func history(_ query: CardHistoryQuery) async throws(CardsError) -> CardHistory {
        try await calls.ask("history(_:)", query, work: try await interactor.history(query))
    }

    func acknowledge(_ history: CardHistory) async {
        await calls.answer("acknowledge(_:)", work: await interactor.acknowledge(history))
    }
}
