import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the details screen into lines of text.
struct CardDetailsText {
    let state: CardDetailsViewState

    /// The screen in the order in which it is to be heard: what it is, what went wrong, and the card.
    var spoken: String {
        var lines = [state.title]
        if let kept = state.kept { lines.append(kept.label) }
        if let alert = state.alert { lines += alert.lines }
        lines += [""] + state.row.spoken.lines + state.spoken
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}
