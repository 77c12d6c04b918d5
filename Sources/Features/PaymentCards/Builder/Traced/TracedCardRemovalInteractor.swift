import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardRemovalInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardRemovalInteractorInput {
        guard let trace else { return self }
        return TracedCardRemovalInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardRemovalPresenter.self, to: CardRemovalInteractor.self))
    }
}

private struct TracedCardRemovalInteractor: CardRemovalInteractorInput {
    let interactor: any CardRemovalInteractorInput
    let calls: TracedCalls<CardsError>

    func card(named name: String) async throws(CardsError) -> CardListing {
        try await calls.ask("card(named:)", name, work: try await interactor.card(named: name))
    }

    func counted(_ item: CardListing.Item) async throws(CardsError) -> CardListing.Item {
        try await calls.ask("counted(_:)", item, work: try await interactor.counted(item))
    }

    func remove(_ card: PaymentCard) async throws(CardsError) {
        try await calls.ask("remove(_:)", card, work: try await interactor.remove(card))
    }

    func restore(_ name: String) async throws(CardsError) -> CardListing.Item {
        try await calls.ask("restore(_:)", name, work: try await interactor.restore(name))
    }
}
