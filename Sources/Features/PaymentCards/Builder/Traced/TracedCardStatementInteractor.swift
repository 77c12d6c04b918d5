import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import Trace

extension CardStatementInteractorInput {
    /// The same, with what its presenter asks recorded by `trace`, if there is one.
    func traced(by trace: Tracer?) -> any CardStatementInteractorInput {
        guard let trace else { return self }
        return TracedCardStatementInteractor(
            interactor: self,
            calls: TracedCalls(trace, from: CardStatementPresenter.self, to: CardStatementInteractor.self))
    }
}

private struct TracedCardStatementInteractor: CardStatementInteractorInput {
    let interactor: any CardStatementInteractorInput
    let calls: TracedCalls<CardsError>

    func report(for card: CardID) async throws(CardsError) -> Dated<StatementReport?> {
        try await calls.ask("report(for:)", card, work: try await interactor.report(for: card))
    }

    /// Asked at each key, so it isn't worth a line.
    func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction] {
        interactor.transactions(transactions, with: text, naming: name)
    }
}
