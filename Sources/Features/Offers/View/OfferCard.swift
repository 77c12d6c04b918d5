import ContentCards
import OffersScreens
import ScreenView
import SwipeDeck
import TerminalKit
import Pictures

/// An offer as a media card.
struct OfferCard {
    let face: OfferFace

    /// Everything about it; with its picture above, that high.
    func sheet(pictureRows: Int? = nil, numbersCards: Bool = false) -> CardSheet {
        let isSpecial = face.status != .open
        return MediaCardConfiguration(
            richMedia: pictureRows.map { OfferArt(face: face, rows: $0) },
            headline: isSpecial ? face.statusText : face.isUrgent ? face.term : nil,
            pretitle: face.origin, title: face.title, descriptionTitle: face.text
        )
        .sheet(fragment: OfferLines(lines(numbersCards: numbersCards)))
    }

    private func lines(numbersCards: Bool) -> [OfferLines.Line] {
        let term = [OfferLines.Line(face.term, isUrgent: face.isUrgent)]
        guard numbersCards, !face.cards.isEmpty else { return term + [OfferLines.Line(face.audience)] }
        return term
            + face.cards.enumerated().map {
                OfferLines.Line($0 < 9 ? "\($0 + 1)  \($1)" : "   \($1)", card: $0)
            }
    }
}

/// A few lines on a card.
struct OfferLines: Component {
    /// A line.
    struct Line {
        let text: String
        let isUrgent: Bool
        /// The card that a click on it opens.
        let card: Int?

        init(_ text: String, isUrgent: Bool = false, card: Int? = nil) {
            (self.text, self.isUrgent, self.card) = (text, isUrgent, card)
        }
    }

    private let lines: [Line]

    init(_ lines: [Line]) { self.lines = lines }

    private func wrapped(_ columns: Int) -> [Line] {
        lines.flatMap { line in
            line.text.wrapped(to: columns, maxLines: 2).map {
                Line($0, isUrgent: line.isUrgent, card: line.card)
            }
        }
    }

    func rows(columns: Int) -> Int { max(1, wrapped(columns).count) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        // On a card, page and panel are swapped.
        for (row, line) in wrapped(place.size.columns).prefix(place.size.rows).enumerated() {
            canvas.put(
                line.text, at: Point(column: place.minColumn, row: place.minRow + row),
                style: line.isUrgent ? theme.style(theme.warning, .bold) : theme.style(theme.secondary),
                maxColumns: place.size.columns)
            guard let card = line.card else { continue }
            let area = Rect(
                column: place.minColumn, row: place.minRow + row, columns: place.size.columns, rows: 1)
            canvas.mark(area, as: .events([OfferDetailsEvent.cardOpened(card)]))
        }
    }

    var words: [String] { lines.map(\.text) }
}

/// An offer as a card of the deck: its picture, and its title where nothing else tells it.
struct OfferTile: Component {
    let face: OfferFace
    /// Whether the words are elsewhere.
    let isBare: Bool

    func rows(columns: Int) -> Int { max(1, columns * 2 / 3) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let showsPicture = theme.depth > .none && theme.pictures != .words
        if isBare, showsPicture {
            return OfferArt(face: face, rows: place.size.rows).draw(on: &canvas, in: place, theme: theme)
        }
        let words = MediaCardConfiguration(
            pretitle: place.size.columns < 24 ? nil : face.origin, title: face.title)
        let free =
            place.size.rows + 1 - sheet(words, pictureRows: 1).rows(columns: place.size.columns, theme: theme)
        guard showsPicture, free >= 3 else {
            return DeckTile(words: face.title).draw(on: &canvas, in: place, theme: theme)
        }
        let picture = sheet(words, pictureRows: free).canvas(columns: place.size.columns, theme: theme)
        canvas.blit(picture, at: place.origin, clippedTo: place)
    }

    private func sheet(_ words: MediaCardConfiguration, pictureRows: Int) -> CardSheet {
        var card = words
        card.richMedia = OfferArt(face: face, rows: pictureRows)
        return card.sheet()
    }

    var words: [String] {
        [face.title, face.origin, face.text, face.term, face.audience].filter { !$0.isEmpty }
    }
}
