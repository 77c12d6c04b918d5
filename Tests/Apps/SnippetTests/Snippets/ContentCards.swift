import ContentCards
import TerminalKit

/// A card that reminds you of a bill, as text for a terminal.
@MainActor
func reminder(of bill: String, amount: String) -> String {
    let card = DataCard()
    card.dataConfiguration = DataCardConfiguration(
        headline: "due tomorrow", title: amount, descriptionTitle: bill,
        buttons: .primary(CardButton(title: "Pay")))
    var canvas = Canvas(size: Size(columns: 40, rows: card.rows(columns: 40)))
    card.draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .trueColor))
    return ANSIEncoder(depth: .trueColor).encode(canvas)
}
