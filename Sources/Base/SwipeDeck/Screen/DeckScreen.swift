public import Foundation
import Records
import ScreenContract
import ScreenView
public import SwipeKit
public import TerminalKit

/// A screen with only a deck, and the last event above its keys.
///
/// As the deck's delegate, it shows how an app uses a deck: it passes on the size, the input and the time, and is notified of the
/// rest. It passes each event on to the delegate that the deck had before.
@MainActor
public final class DeckScreen: InteractiveScreen {
    /// The deck.
    public let deck: SwipeDeckView<URL>
    let texts: DeckScreenTexts
    private weak var navigator: (any Navigator)?
    /// The delegate that the deck had.
    private weak var delegate: (any SwipeDeckDelegate<URL>)?
    /// What happened last, in words.
    public private(set) var message = ""
    private var size = Size(columns: 80, rows: 24)
    private var click = ClickGesture()
    /// Called when the screen has to be drawn again.
    public var onChange: (@MainActor () -> Void)? {
        get { deck.onChange }
        set { deck.onChange = newValue }
    }

    /// A screen with `deck`, which leaves `navigator` when it is closed. It becomes the deck's delegate, in front of the one that the
    /// deck has, so set that first.
    public init(deck: SwipeDeckView<URL>, texts: DeckScreenTexts, navigator: any Navigator) {
        (self.deck, self.texts, self.navigator) = (deck, texts, navigator)
        delegate = deck.delegate
        deck.delegate = self
    }

    private var place: Rect { Self.place(in: size) }

    /// The deck's place: below a free row, if there is one to spare, and above the message and the keys.
    static func place(in size: Size) -> Rect {
        let top = size.rows > 12 ? 1 : 0
        return Rect(column: 0, row: top, columns: size.columns, rows: max(1, size.rows - top - 2))
    }

    /// Sets the size of the screen. A moving card springs back, even if the size is the same: then the terminal was away for a
    /// while.
    public func resize(to size: Size) {
        self.size = size
        deck.interrupt()
    }

    /// The deck, the message and the keys.
    public func frame(theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        deck.draw(on: &canvas, in: place, theme: theme)
        let line = message.oneLine.truncated(to: max(0, size.columns - 4))
        canvas.put(
            line, at: Point(column: max(0, (size.columns - line.columns) / 2), row: size.rows - 2),
            style: theme.style(theme.secondary))
        KeyHintsPicture(keys: Self.keys, theme: theme).drawFooter(hints, margin: 2, on: &canvas)
        return canvas
    }

    private static let keys = KeyTable(
        DeckCommand.keys + [KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, "q")])

    private var hints: [KeyHint<DeckCommand>] {
        [
            KeyHint(.event(.swiped(.left)), texts.passing, isEssential: true),
            KeyHint(.event(.swiped(.right)), texts.keeping, isEssential: true),
            KeyHint(.event(.undone), texts.undoing, isEssential: true),
            KeyHint(.event(.screen(.closed)), texts.closing, orOnLastScreen: texts.quitting),
        ]
    }

    /// Closes the screen on the keys for that, and passes all other input to the deck.
    public func handle(_ event: InputEvent, at time: Duration) {
        _ = deck.advance(to: time)
        let input = click.input(for: event) { frame(theme: .standard(depth: .none)) }
        guard var event = input else { return }
        if case .key(let key) = event {
            switch Self.keys.event(for: key) {
            case .screen(.closed): return navigator?.pop() ?? ()
            case .undone:
                if !deck.undo() { say(texts.nothing) }
                return
            case .screen, .swiped, .selected, nil: break
            }
        }
        if case .pointer(var pointer) = event {
            pointer.position.column -= place.minColumn
            pointer.position.row -= place.minRow
            event = .pointer(pointer)
        }
        _ = deck.handle(event, in: place.size)
    }

    /// Passes the time on.
    public func advance(to time: Duration) -> Duration? { deck.advance(to: time) }

    private func say(_ text: String, _ card: DeckCard<URL>? = nil) {
        message = text.replacing(
            "{card}", with: card.map { DeckTile($0.image).words.joined(separator: " ") } ?? "")
        onChange?()
    }
}

extension DeckScreen: SwipeDeckDelegate {
    /// Shows the message for it.
    public func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) {
        say(texts.left, card)
        delegate?.deck(deck, didSwipeLeft: card)
    }

    /// Shows the message for it.
    public func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) {
        say(texts.right, card)
        delegate?.deck(deck, didSwipeRight: card)
    }

    /// Shows the message for it.
    public func deckDidRunOutOfImages(_ deck: SwipeDeckView<URL>) {
        say(texts.ended)
        delegate?.deckDidRunOutOfImages(deck)
    }

    /// Shows the message for it.
    public func deck(
        _ deck: SwipeDeckView<URL>, didUndo card: DeckCard<URL>, swiped direction: SwipeDirection
    ) {
        say(texts.undone, card)
        delegate?.deck(deck, didUndo: card, swiped: direction)
    }

    /// Has no message for it.
    public func deck(_ deck: SwipeDeckView<URL>, didSelect card: DeckCard<URL>) {
        delegate?.deck(deck, didSelect: card)
    }
}
