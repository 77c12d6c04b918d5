import ContentCards
import OffersScreens
import ScreenContract
import ScreenView
import SwipeDeck
import TerminalKit
import Pictures

/// An offer as a media card.
struct OfferCard {
    let face: OfferFace

    /// Everything about it, with its picture above, `pictureRows` high.
    func sheet(pictureRows: Int? = nil, numbersCards: Bool = false) -> CardSheet {
        let isSpecial = face.status != .open
        return MediaCardConfiguration(
            richMedia: pictureRows.map { OfferArt(face: face, rows: $0) },
            headline: isSpecial ? face.statusText : face.tone == .warning ? face.term : nil,
            pretitle: face.origin, title: face.title, descriptionTitle: face.text
        )
        .sheet(fragment: DrawnPart(lines(numbersCards: numbersCards)), isWhole: numbersCards)
    }

    /// How long it is valid, and its cards, which a click opens if they are numbered.
    private func lines(numbersCards: Bool) -> Part<OfferDetailsEvent> {
        let term = Part<OfferDetailsEvent>.paragraph(
            face.term, face.tone, mostLines: numbersCards ? 8 : 2)
        guard numbersCards, !face.cards.isEmpty else {
            return .stack([term, .paragraph(face.audience, mostLines: 2)], gap: 0)
        }
        let cards = face.cards.enumerated().map { index, card in
            Part<OfferDetailsEvent>.paragraph(
                index < 9 ? "\(index + 1)  \(card)" : "   \(card)", mostLines: 8
            )
            .pressed(.cardOpened(index))
        }
        return .stack([term] + cards, gap: 0)
    }
}

/// An offer as a card of the deck: its picture, and its title unless that is shown elsewhere.
struct OfferTile: Component {
    let face: OfferFace
    /// Whether the words are shown elsewhere.
    let isBare: Bool

    func rows(columns: Int) -> Int { max(1, columns * 2 / 3) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let showsPicture = theme.showsPictures
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
