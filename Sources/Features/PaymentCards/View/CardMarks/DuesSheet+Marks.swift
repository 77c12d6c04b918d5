import PaymentCardsScreens
import ScreenView

extension DuesSheet {
    /// The column of ticks, if a card is marked.
    var ticks: [Table<Line, Sum>.Column] {
        lines.contains(where: \.isMarked) ? [.init { Ink($0.isMarked ? "✓" : " ", .accent) }] : []
    }
}

extension DuesSheet.Line {
    /// The title, after the tick of a marked card.
    var markedTitle: [Ink] { [Ink(isMarked ? "✓ " : nil, .accent), Ink(face.title)] }
}
