package import PaymentCardsEntity

/// The business rules of statements, implemented by the interactor.
package protocol CardStatementInteractorInput: Sendable {
    /// The statement of a card that closed in `month`, by default the last one, and its totals; `nil` if there is none yet.
    ///
    /// - Throws: `noStatement` if there are only others.
    func report(for card: CardID, in month: CardMonth?) async throws(CardsError) -> Dated<StatementReport?>

    /// Those of `transactions` in which every word of `text` occurs: in their own text, in their category or in its name.
    func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction]
}
