import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the form into lines of text.
struct CardFormText {
    let state: CardFormViewState

    /// The form in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        if let notice = state.wordedNotice { lines += [notice.headline, notice.advice] }
        for field in state.fields {
            lines += [""] + field.words
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardFormViewState {
    /// The notice with the key that leaves in its gap.
    var wordedNotice: NoticeState? {
        notice.map { notice in
            let key = CardFormView.keys.label(for: .event(.cancelled)) ?? ""
            return NoticeState(
                headline: notice.headline, advice: notice.advice.replacing("{}", with: key))
        }
    }
}
