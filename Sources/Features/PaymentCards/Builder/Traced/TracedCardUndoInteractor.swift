import PaymentCardsInteractor
import PaymentCardsPorts
import Trace

extension CardUndoInteractorInput {
    /// The same, with what `presenter` asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?, for presenter: Any.Type) -> any CardUndoInteractorInput {
        guard let trace else { return self }
        return TracedCardUndoInteractor(
            interactor: self, calls: TracedCalls(trace, from: presenter, to: CardUndoInteractor.self))
    }
}

private struct TracedCardUndoInteractor: CardUndoInteractorInput {
    let interactor: any CardUndoInteractorInput
    let calls: TracedCalls<CardsError>

    func undo(_ deed: CardDeed) async throws(CardsError) -> CardListing.Item? {
        try await calls.ask("undo(_:)", deed, work: try await interactor.undo(deed))
    }
}
