import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import Trace

extension CardDetailsInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardDetailsInteractorInput {
        guard let trace else { return self }
        return TracedCardDetailsInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardDetailsPresenter.self, to: CardDetailsInteractor.self))
    }
}

private struct TracedCardDetailsInteractor: CardDetailsInteractorInput {
    let interactor: any CardDetailsInteractorInput
    let calls: TracedCalls<CardsError>

    func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        try await calls.ask("card(_:)", id, work: try await interactor.card(id))
    }

    func acknowledge(_ payments: [Payment]) async {
        await calls.answer("acknowledge(_:)", payments, work: await interactor.acknowledge(payments))
    }

    func extras(about item: CardListing.Item) async -> [CardExtraSection] {
        await calls.answer("extras(about:)", item.id, work: await interactor.extras(about: item))
    }
}
