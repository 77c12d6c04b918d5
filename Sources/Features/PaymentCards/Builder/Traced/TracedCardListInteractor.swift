import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardListInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardListInteractorInput {
        guard let trace else { return self }
        return TracedCardListInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardListPresenter.self, to: CardListInteractor.self))
    }
}

private struct TracedCardListInteractor: CardListInteractorInput {
    let interactor: any CardListInteractorInput
    let calls: TracedCalls<CardsError>

    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        try await calls.ask("cards(matching:)", query, work: try await interactor.cards(matching: query))
    }

    func lastPage(of query: CardQuery) async throws(CardsError) -> CardListing {
        try await calls.ask("lastPage(of:)", query, work: try await interactor.lastPage(of: query))
    }

    func everyCard(
        matching query: CardQuery, _ take: @MainActor (CardListing) -> Bool
    ) async throws(CardsError) {
        try await calls.ask(
            "everyCard(matching:_:)", query,
            work: try await interactor.everyCard(matching: query) { listing in
                calls.passOn(listing) { take(listing) }
            })
    }
}
