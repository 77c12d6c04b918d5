import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the screen on which a card is taken away, or brought back, into lines of text.
struct CardRemovalText {
    let state: CardRemovalViewState

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
