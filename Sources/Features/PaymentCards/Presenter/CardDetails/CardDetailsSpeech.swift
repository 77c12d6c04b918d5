import PaymentCardsScreens
import Words

/// Says what stands below the facts, a line for each thing.
struct CardDetailsSpeech {
    let language: Language

    /// The lines, in the order in which they are to be heard.
    func lines(for sections: CardDetailsSections) -> [String] {
        [bill(sections.bill)].compactMap { $0 } + ledger(sections.ledger)
            + ["\(sections.statement.title): \(sections.statement.parts.joined(separator: ", "))"]
            + sections.extras.flatMap(extra)
            + sections.steps.steps.map { step(sections.steps.title, $0) }
    }

    /// Nothing where nothing is known to be due: the card has said so.
    private func bill(_ bill: CardBillState) -> String? {
        guard !bill.amounts.isEmpty else { return nil }
        let amounts = bill.amounts.map { "\($0.label) \($0.value)" }
        return "\(bill.title): \((amounts + [bill.state].filter { !$0.isEmpty }).joined(separator: ", "))"
    }

    private func ledger(_ ledger: CardLedgerState) -> [String] {
        let payments = ledger.lines.map { line in
            [line.amount, line.day, line.time, line.id, line.note].compactMap { $0 }.joined(separator: ", ")
        }
        return (payments + [ledger.note].compactMap { $0 }).map { "\(ledger.title): \($0)" }
    }

    private func extra(_ section: CardExtraSection) -> [String] {
        let lines = section.lines.map { [$0.title, $0.term, $0.name].joined(separator: ", ") }
        return (lines + [section.note].compactMap(\.self)).map { "\(section.title): \($0)" }
    }

    private func step(_ title: String, _ step: CardStepsState.Step) -> String {
        let way = step.obstacle.map { "\(CardStrings.unavailable[language]), \($0)" } ?? step.command
        return [title, step.label, way].compactMap(\.self).joined(separator: ": ")
    }
}
