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
            part(StatementStrings.closing, statement.closing.text(isPrivate: isPrivate)),
            part(StatementStrings.minimumDue, statement.leastDue.text(isPrivate: isPrivate)),
            part(StatementStrings.dueDate, statement.dueDate.text(in: language, .date)),
        ]
    }

    /// What the statement itself says of it, within a line.
    private func part(_ label: LocalizedText, _ value: String) -> String {
        "\(label[language].prefix(1).lowercased())\(label[language].dropFirst()) \(value)"
    }
}
