import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// What is known about a payment card, each part on a card of its own.
struct CardDetailsSheets {
    let state: CardDetailsViewState
    /// Whether keys are named; otherwise what is typed.
    let isLive: Bool

    /// What is printed on the payment card.
    var facts: CardSheet { DataCardConfiguration().sheet(fragment: FactList(facts: state.facts)) }

    /// What is billed, paid and left.
    var bill: CardSheet {
        let bill = state.sections.bill
        return titled(bill.title) { CardBillPicture(theme: $1).canvas(for: bill, columns: $0) }
    }

    /// The last payments.
    var ledger: CardSheet {
        let ledger = state.sections.ledger
        return titled(ledger.title) { CardLedgerPicture(theme: $1).canvas(for: ledger, columns: $0) }
    }

    /// The last statement in short.
    var statement: CardSheet {
        let statement = state.sections.statement
        return titled(statement.title) { columns, theme in
            theme.flowing(statement.parts, columns: columns, isQuiet: !statement.isKnown)
        }
    }

    /// What other parts of the program know.
    var extras: [CardSheet] {
        state.sections.extras.map { section in
            titled(section.title) { CardExtraPicture(theme: $1).canvas(for: section, columns: $0) }
        }
    }

    /// What can be done next; `nil` for nothing.
    var steps: CardSheet? {
        let steps = state.sections.steps
        guard !steps.steps.isEmpty else { return nil }
        return titled(steps.title) {
            CardStepsPicture(theme: $1, isLive: isLive).canvas(for: steps, columns: $0)
        }
    }

    private func titled(_ title: String, _ content: @escaping (Int, Theme) -> Canvas) -> CardSheet {
        DataCardConfiguration(title: title).sheet(fragment: DrawnPart(canvas: content))
    }
}

extension Theme {
    /// As many of `parts` in each line as fit, each part whole where it can be.
    func flowing(_ parts: [String], columns: Int, isQuiet: Bool) -> Canvas {
        var lines: [String] = []
        for part in parts.flatMap({ $0.wrapped(to: columns, maxLines: 6) }) {
            if let last = lines.last, last.columns + 3 + part.columns <= columns {
                lines[lines.count - 1] += " · " + part
            } else {
                lines.append(part)
            }
        }
        var canvas = page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: style(isQuiet ? secondary : text))
        }
        return canvas
    }
}
