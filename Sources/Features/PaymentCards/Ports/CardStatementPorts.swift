package import PaymentCardsEntity

/// The business rules of statements, implemented by the interactor.
package protocol CardStatementInteractorInput: Sendable {
    /// The last statement of a card and its totals; `nil` if there is none yet.
    func report(for card: CardID) async throws(CardsError) -> Dated<StatementReport?>

    /// Those of `transactions` in which every word of `text` occurs: in their own text, in their category or in its name.
    func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction]
}
