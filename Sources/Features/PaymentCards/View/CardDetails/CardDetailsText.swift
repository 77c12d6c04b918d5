import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the details screen into lines of text.
struct CardDetailsText {
    let state: CardDetailsViewState

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value.
    ///
    /// A payment is a line of seven fields: `payment`, its reference, amount and currency, when it was made, when it was undone,
    /// and until when it can be undone. The last two are empty where there is no such time. What another part of the program knows
    /// is a line of four: the name of its section, its name, its title, and until when it holds.
    var plain: String {
        let lines =
            state.row.record.facts + state.record.bill.facts + state.record.statement.facts
            + (state.record.payments ?? []).map(\.fields) + state.sections.extras.flatMap(\.fields)
        return lines.map { $0.map(\.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The screen in the order in which it is to be heard: what it is, what went wrong, and the card.
    var spoken: String {
        var lines = [state.title]
        if let kept = state.kept { lines.append(kept.label) }
        if let alert = state.alert { lines += alert.lines }
        lines += [""] + state.row.spoken.lines + state.spoken
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardRecord {
    /// The card's facts by name; those without a value are left out.
    var facts: [[String]] {
        let facts: [(String, String?)] = [
            ("name", name), ("id", id), ("title", title), ("number", number), ("lastFour", lastFour),
            ("holder", holder),
            ("bank", bank), ("network", network), ("amount", due.map { "\($0.amount)" }),
            ("currency", due?.currency),
            ("status", due?.status.rawValue), ("state", due?.state),
            ("date", due?.date), ("days", due?.days.map(String.init)),
            ("actions", actions.isEmpty ? nil : actions.map(\.code).joined(separator: ",")),
        ]
        return facts.compactMap { name, value in value.map { [name, $0] } }
            + unknownActions.map { ["unknownAction", $0] }
    }
}

extension CardDetailsRecord.Bill? {
    fileprivate var facts: [[String]] {
        guard let bill = self else { return [] }
        let facts = [("billed", bill.billed), ("paid", bill.paid), ("left", bill.left)]
        return facts.compactMap { name, amount in amount.map { [name, "\($0)"] } }
    }
}

extension CardDetailsRecord.Statement? {
    fileprivate var facts: [[String]] {
        map { statement in
            [
                ["statementFrom", statement.from], ["statementTo", statement.to],
                ["statementClosing", "\(statement.closing)"],
                ["statementMinimumDue", "\(statement.minimumDue)"],
            ] + (statement.minimumLeft.map { [["statementMinimumLeft", "\($0)"]] } ?? []) + [
                ["statementCurrency", statement.currency], ["statementDueDate", statement.dueDate],
            ]
        } ?? []
    }
}

extension CardDetailsRecord.Payment {
    fileprivate var fields: [String] {
        [
            "payment", reference, "\(amount)", currency, date.plain, undone?.plain ?? "",
            undoableUntil?.plain ?? "",
        ]
    }
}

extension CardExtraSection {
    fileprivate var fields: [[String]] { lines.map { [name, $0.name, $0.title, $0.until] } }
}
