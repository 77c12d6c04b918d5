import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

/// Says the last statement of a card in one line.
struct CardSummaryWording {
    let voice: CardVoice

    /// The statement in short, with what is left of its minimum where that is known; `nil` stands for a statement that is
    /// yet to come.
    func summary(
        of statement: Result<Statement?, CardsError>?, minimumLeft: Money? = nil
    ) -> CardSummaryState {
        let parts: [String]
        var isKnown = false
        switch statement {
        case nil: parts = [voice[CardDetailsStrings.fetching]]
        case .failure: parts = [voice[CardDetailsStrings.unknown]]
        case .success(nil): parts = [voice[StatementStrings.none]]
        case .success(let statement?): (parts, isKnown) = (self.parts(of: statement, minimumLeft), true)
        }
        return CardSummaryState(
            title: voice[StatementStrings.title], parts: parts, isKnown: isKnown)
    }

    private func parts(of statement: Statement, _ minimumLeft: Money?) -> [String] {
        [
            statement.period.text(in: voice.language),
            part(StatementStrings.closing, voice(statement.closing)),
            part(StatementStrings.minimumDue, voice(statement.leastDue))
                + note(on: minimumLeft, of: statement.leastDue),
            part(StatementStrings.dueDate, statement.dueDate.text(in: voice.language, .date)),
        ]
    }

    /// What became of the minimum, if anything did.
    private func note(on left: Money?, of minimum: Money) -> String {
        guard let left, left.amount < minimum.amount else { return "" }
        guard left.isPositive else { return voice(" (already paid)", " (уже сплачено)") }
        return voice(" ({} of it left)", " (з нього лишилося {})").replacing(
            "{}", with: voice(left))
    }

    /// What the statement itself says of it, within a line.
    private func part(_ label: LocalizedText, _ value: String) -> String {
        "\(voice[label].prefix(1).lowercased())\(voice[label].dropFirst()) \(value)"
    }
}
