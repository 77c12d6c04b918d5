import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the payment screen into lines of text.
struct CardPaymentText {
    let state: CardPaymentViewState

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        switch state.content {
        case .waiting(let text): lines.append(text)
        case .failed(let alert): lines += alert.lines
        case .form(let form):
            if let row = state.row { lines += [row.spoken.title, row.spoken.subtitle] }
            lines.append(form.question)
            lines += form.items.map { item in
                let amount = item.obstacle ?? item.amount
                return amount.isEmpty ? item.label : "\(item.label): \(amount)"
            }
            lines += form.other.words.filter { !$0.isEmpty }
        case .slip(let slip):
            lines += ["\(slip.headline): \(slip.words)"]
            lines += slip.lines.map { "\($0.label): \($0.value)" } + slip.notes
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}
