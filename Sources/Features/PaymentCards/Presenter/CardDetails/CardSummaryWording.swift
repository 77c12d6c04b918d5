import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

/// Says the last statement of a card in one line.
struct CardSummaryWording {
    let language: Language
    let isPrivate: Bool

    /// The statement in short, with what is left of its minimum where that is known; `nil` stands for a statement that is
    /// yet to come.
    func summary(
        of statement: Result<Statement?, CardsError>?, minimumLeft: Money? = nil
    ) -> CardSummaryState {
        let parts: [String]
        var isKnown = false
        switch statement {
        case nil: parts = [CardDetailsStrings.fetching[language]]
        case .failure: parts = [CardDetailsStrings.unknown[language]]
        case .success(nil): parts = [StatementStrings.none[language]]
        case .success(let statement?): (parts, isKnown) = (self.parts(of: statement, minimumLeft), true)
        }
        return CardSummaryState(
            title: StatementStrings.title[language], parts: parts, isKnown: isKnown)
    }

    private func parts(of statement: Statement, _ minimumLeft: Money?) -> [String] {
        [
            statement.period.text(in: language),
            part(StatementStrings.closing, statement.closing.text(isPrivate: isPrivate)),
            part(StatementStrings.minimumDue, statement.leastDue.text(isPrivate: isPrivate))
                + note(on: minimumLeft, of: statement.leastDue),
            part(StatementStrings.dueDate, statement.dueDate.text(in: language, .date)),
        ]
    }

    /// What became of the minimum, if anything did.
    private func note(on left: Money?, of minimum: Money) -> String {
        guard let left, left.amount < minimum.amount else { return "" }
        guard left.isPositive else { return CardDetailsStrings.minimumPaid[language] }
        return CardDetailsStrings.minimumLeft[language].replacing(
            "{}", with: left.text(isPrivate: isPrivate))
    }

    /// What the statement itself says of it, within a line.
    private func part(_ label: LocalizedText, _ value: String) -> String {
        "\(label[language].prefix(1).lowercased())\(label[language].dropFirst()) \(value)"
    }
}
