import PaymentCardsContract
import PaymentCardsEntity

/// Says the last statement of a card in one line.
struct CardSummaryWording {
    let language: Language
    let isPrivate: Bool

    /// The statement in short; `nil` stands for one that is yet to come.
    func summary(of statement: Result<Statement?, CardsError>?) -> CardSummaryState {
        let parts: [String]
        var isKnown = false
        switch statement {
        case nil: parts = [CardDetailsStrings.fetching[language]]
        case .failure: parts = [CardDetailsStrings.unknown[language]]
        case .success(nil): parts = [StatementStrings.none[language]]
        case .success(let statement?): (parts, isKnown) = (self.parts(of: statement), true)
        }
        return CardSummaryState(
            title: StatementStrings.title[language], parts: parts, isKnown: isKnown)
    }

    private func parts(of statement: Statement) -> [String] {
        [
            statement.period.text(in: language),
            "\(CardDetailsStrings.closing[language]) \(statement.closing.text(isPrivate: isPrivate))",
            "\(CardDetailsStrings.minimumDue[language]) \(statement.leastDue.text(isPrivate: isPrivate))",
            "\(CardDetailsStrings.dueBy[language]) \(statement.dueDate.text(in: language, .date))",
        ]
    }
}
