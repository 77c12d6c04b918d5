import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardCheckInteractorInput {
    /// The same, with what the presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardCheckInteractorInput {
        guard let trace else { return self }
        return TracedCardCheckInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardCheckPresenter.self, to: CardCheckInteractor.self))
    }
}

private struct TracedCardCheckInteractor: CardCheckInteractorInput {
    let interactor: any CardCheckInteractorInput
    let calls: TracedCalls<CardsError>

    func check() async throws(CardsError) -> CardCheck {
        try await calls.ask("check()", work: try await interactor.check())
    }
}
