import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

extension Part {
    /// A card with what hangs below it, as large as `metrics` say.
    static func card(_ row: CardRow, _ metrics: CardMetrics) -> Part {
        .drawing(words: row.spoken.lines) { _, theme in
            CardPicture(metrics: metrics, theme: theme).canvas(for: row, reveal: 0)
        }
    }

    /// The card alone.
    static func face(_ face: CardFace, _ metrics: CardMetrics) -> Part {
        .drawing { _, theme in
            CardFacePicture(metrics: metrics, theme: theme).canvas(
                for: face, due: ("", []), topBackground: theme.page, bottomBackground: theme.page)
        }
    }
}

extension CardMetrics {
    /// A card in so many columns, in `form` if that has room, or else compact.
    static func printed(_ form: Form = .full, columns: Int, rows: Int? = nil) -> CardMetrics {
        let columns = max(1, min(columns, widest))
        let isTight = columns < narrowest || CardMetrics(form: form, columns: columns).rows > rows ?? .max
        return CardMetrics(form: isTight ? .compact : form, columns: columns)
    }

    /// The largest card of which all but what hangs below is in so many rows, or else the narrowest.
    static func largestFace(upTo columns: Int, rows: Int) -> CardMetrics {
        let cards = stride(from: columns, through: narrowest, by: -1).lazy.map {
            CardMetrics(form: .full, columns: $0)
        }
        return cards.first { $0.faceRows <= rows } ?? CardMetrics(form: .full, columns: narrowest)
    }
}
