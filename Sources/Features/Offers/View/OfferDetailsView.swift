import ContentCards
package import OffersScreens
package import Pages
import Records
import ScreenContract
package import ScreenView
import TerminalKit

/// The view of one offer: a card with its picture.
package struct OfferDetailsView: PageView {
    package typealias Event = OfferDetailsEvent
    package typealias Content = OffersRecord

    private static let widest = 64

    package init() {}

    package func parts(of face: OfferFace) -> [Part<OfferDetailsEvent>] {
        [card(face) { _, _ in 10 }.inset(by: 0, widest: Self.widest)]
    }

    /// The card in the middle, with as much of its picture as there is room for.
    package func parts(of face: OfferFace, in space: PageSpace) -> [Part<OfferDetailsEvent>] {
        guard space.isLive, let rows = space.rows else { return parts(of: face) }
        let card = card(face) { columns, bareRows in
            let free = rows - bareRows
            return free >= 4 ? min(free, columns / 3) : nil
        }
        return [card.centered(widest: Self.widest, rows: rows)]
    }

    /// The offer as a card, with a picture as high as `pictureRows` says for its width and its height without one.
    private func card(
        _ face: OfferFace, pictureRows: @escaping (_ columns: Int, _ bareRows: Int) -> Int?
    ) -> Part<OfferDetailsEvent> {
        .card(words: face.sentences + face.cards) { columns, theme in
            let card = OfferCard(face: face)
            let bareRows = card.sheet(numbersCards: true).rows(columns: columns, theme: theme)
            return card.sheet(pictureRows: pictureRows(columns, bareRows), numbersCards: true)
        }
    }

    package func plain(of record: OffersRecord) -> String {
        (record.isChanged.map { "changed\t\($0)\n" } ?? "") + record.lines.map { $0.facts() }.joined()
    }

    package func keys(on state: OfferDetailsViewState?) -> KeyTable<OfferDetailsEvent> { Self.keys }

    package static let keys = KeyTable<OfferDetailsEvent>(
        [
            .scrolling, KeyRow("→", .kept, .right, "l"), KeyRow("←", .passed, .left, "h"),
            KeyRow("⏎", inFull: "⏎ 1–9", .cardOpened(0), .enter),
        ] + KeyRow.digits(1...9) { .cardOpened($0 - 1) }
            + [
                KeyRow("u", .undone, "u"),
                KeyRow("^R", .redoRequested, control: "r"), KeyRow("g", .screen(.placesRequested), "g"),
                KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
            ])
}
