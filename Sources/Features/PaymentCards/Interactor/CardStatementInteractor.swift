package import PaymentCardsEntity
package import PaymentCardsPorts

/// The business rules of statements.
package struct CardStatementInteractor: CardStatementInteractorInput {
    private let service: any CardsSource

    /// Rules for the statements of `service`.
    package init(service: any CardsSource) {
        self.service = service
    }

    /// The last statement of `card` and its totals; `nil` if there is none yet.
    package func report(for card: CardID) async throws(CardsError) -> Dated<StatementReport?> {
        try await service.datedStatement(of: card).map { $0.map(StatementRules.report) }
    }
}
