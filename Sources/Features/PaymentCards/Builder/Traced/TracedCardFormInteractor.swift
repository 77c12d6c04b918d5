import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace
import Values

extension CardFormInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardFormInteractorInput {
        guard let trace else { return self }
        return TracedCardFormInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardFormPresenter.self, to: CardFormInteractor.self))
    }
}

private struct TracedCardFormInteractor: CardFormInteractorInput {
    let interactor: any CardFormInteractorInput
    let calls: TracedCalls<CardsError>

    func check(_ draft: CardDraft) -> CardFormCheck {
        calls.answer("check(_:)", draft, work: interactor.check(draft))
    }

    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate? {
        try await calls.ask("duplicate(of:)", number, work: try await interactor.duplicate(of: number))
    }

    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        try await calls.ask("add(_:)", card, work: try await interactor.add(card))
    }
}
