import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardPickerInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardPickerInteractorInput {
        guard let trace else { return self }
        return TracedCardPickerInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardPickerPresenter.self, to: CardPickerInteractor.self))
    }
}

private struct TracedCardPickerInteractor: CardPickerInteractorInput {
    let interactor: any CardPickerInteractorInput
    let calls: TracedCalls<CardsError>

    func cards(
        with words: String, among scope: CardPickerScope
    ) async throws(CardsError) -> CardListing {
        try await calls.ask(
            "cards(with:among:)", words, scope, work: try await interactor.cards(with: words, among: scope))
    }
}
