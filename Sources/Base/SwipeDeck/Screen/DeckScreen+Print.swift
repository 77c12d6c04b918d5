import Foundation
import Records
import ScreenView
public import TerminalKit

// The printed deck: its states side by side.
extension DeckScreen {
    private var states: [(name: String, deck: SwipeDeckView<URL>)] {
        [
            (texts.resting, shown(deck.images, at: 0)), (texts.toLeft, shown(deck.images, at: -0.4)),
            (texts.toRight, shown(deck.images, at: 0.4)), (texts.empty, shown([], at: 0)),
        ]
    }

    /// A deck with the same looks, and a card moved by a finger.
    private func shown(_ images: [URL], at offset: Double) -> SwipeDeckView<URL> {
        let copy = SwipeDeckView(images: images)
        (copy.leftIcon, copy.rightIcon, copy.placeholder) = (deck.leftIcon, deck.rightIcon, deck.placeholder)
        (copy.cornerRadius, copy.ratio, copy.cardsBehind) = (deck.cornerRadius, deck.ratio, deck.cardsBehind)
        (copy.face, copy.texts) = (deck.face, deck.texts)
        if copy.machine.grab(at: 0) { copy.machine.drag(to: offset) }
        return copy
    }

    /// Every state of the deck, side by side as far as there is room.
    public func canvas(in space: CanvasSpace) -> Canvas {
        let theme = space.theme
        let width = min(40, max(1, space.columns - 2))
        let beside = max(1, space.columns / (width + 2))
        let height = width * 2 / 5 + 2
        let states = states
        let rows = (states.count + beside - 1) / beside
        var canvas = theme.page(columns: space.columns, rows: rows * (height + 2))
        for (index, state) in states.enumerated() {
            let origin = Point(
                column: 1 + index % beside * (width + 2), row: index / beside * (height + 2))
            canvas.put(
                state.name, at: origin, style: theme.style(theme.secondary), maxColumns: width)
            state.deck.draw(
                on: &canvas,
                in: Rect(
                    origin: Point(column: origin.column, row: origin.row + 1),
                    size: Size(columns: width, rows: height)), theme: theme)
        }
        return canvas
    }

    /// Every state in words; as data, the images and the top card.
    public func text(as form: TextForm) throws -> String {
        switch form {
        case .plain:
            return states.map { state in
                ([state.name] + state.deck.words).map(\.oneLine).joined(separator: "\t") + "\n"
            }.joined()
        case .screenReader:
            return states.map { state in
                ([state.name] + state.deck.words).map { $0.oneLine + "\n" }.joined()
            }.joined(separator: "\n")
        case .json:
            let card = deck.currentCard
            return DeckRecord(
                images: deck.images.map(\.absoluteString), place: card?.place, following: card?.following,
                left: deck.leftIcon?.label, right: deck.rightIcon?.label
            ).json(of: "swippy", asOf: nil)
        }
    }
}
