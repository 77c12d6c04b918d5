import Foundation
import PaymentCardsContract

/// Puts the details screen into lines of text.
struct CardDetailsText {
    let state: CardDetailsViewState

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value.
    var plain: String {
        state.row.record.facts.map { "\($0)\t\($1.oneLine)\n" }.joined()
    }

    /// The screen in the order in which it is to be heard: what it is, what went wrong, and the card.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        lines += [""] + state.row.spoken.lines
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardRecord {
    /// The card's facts by name; those without a value are left out.
    var facts: [(name: String, value: String)] {
        let facts: [(String, String?)] = [
            ("name", name), ("id", id), ("title", title), ("number", number), ("lastFour", lastFour),
            ("holder", holder),
            ("bank", bank), ("network", network), ("amount", due.map { "\($0.amount)" }),
            ("currency", due?.currency),
            ("status", due?.status.rawValue), ("state", due?.state), ("days", due?.days.map(String.init)),
            ("actions", actions.isEmpty ? nil : actions.map(\.code).joined(separator: ",")),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }
}

/// The details screen as a JSON document, for other programs.
struct CardDetailsJSON: Encodable {
    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.card/1"
    let card: CardJSON

    init(_ state: CardDetailsViewState) {
        card = CardJSON(state.row.record)
    }
}
