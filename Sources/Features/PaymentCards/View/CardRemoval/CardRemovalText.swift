import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the screen on which a card is taken away, or brought back, into lines of text.
struct CardRemovalText {
    let state: CardRemovalViewState

    /// Whether the card is gone, and its facts: a name, a tab and a value a line, as in the JSON form.
    var plain: String {
        ([["removed", state.isRemoved ? "true" : "false"]] + state.row.record.facts)
            .map { $0.map(\.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        lines += [state.notice.headline, state.notice.advice]
        if let menu = state.menu { lines += [menu.title] + menu.items }
        lines += [""] + state.row.spoken.lines
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

/// The screen on which a card is taken away, or brought back, as a JSON document.
struct CardRemovalJSON: Encodable {
    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.removal/2"
    let removed: Bool
    let card: CardJSON

    init(_ state: CardRemovalViewState) {
        removed = state.isRemoved
        card = CardJSON(state.row.record)
    }
}
