import Foundation
import ScreenView
import SwipeKit
import TerminalKit
import Testing

@testable import SwipeDeck

/// A card filled with one letter, so that a picture shows where it lies.
struct LetterTile: Component {
    let letter: String

    func rows(columns: Int) -> Int { 10 }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        for row in place.minRow..<place.maxRow {
            canvas.put(
                String(repeating: letter, count: place.size.columns),
                at: Point(column: place.minColumn, row: row), style: theme.style(theme.text))
        }
    }

    var words: [String] { ["letter \(letter)"] }
}

/// A URL with a name.
func url(_ name: String) -> URL { URL(filePath: "/\(name).png") }

/// URLs with one-letter names.
func urls(_ names: String) -> [URL] { names.map { url(String($0)) } }

extension URL {
    var letter: String { deletingPathExtension().lastPathComponent }
}

/// Notes what it is told, with what the deck says at that moment, and then does something.
@MainActor
final class DeckRecorder: SwipeDeckDelegate {
    /// Something that was told, and the deck at that moment.
    struct Note: Equatable {
        let event: String
        let current: String?
        let all: [URL]

        var images: String { all.map(\.letter).joined() }
    }

    private(set) var notes: [Note] = []
    /// What the app does when it is told something.
    var react: (String, SwipeDeckView<URL>) -> Void = { _, _ in }

    var events: [String] { notes.map(\.event) }

    private func note(_ event: String, _ deck: SwipeDeckView<URL>) {
        notes.append(
            Note(event: event, current: deck.currentCard?.image.letter, all: deck.images))
        react(event, deck)
    }

    func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) {
        note("left \(card.image.letter)", deck)
    }
    func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) {
        note("right \(card.image.letter)", deck)
    }
    func deckDidRunOutOfImages(_ deck: SwipeDeckView<URL>) { note("ended", deck) }
    func deck(_ deck: SwipeDeckView<URL>, didUndo card: DeckCard<URL>, swiped direction: SwipeDirection) {
        note("undo \(card.image.letter)", deck)
    }
    func deck(_ deck: SwipeDeckView<URL>, didSelect card: DeckCard<URL>) {
        note("select \(card.image.letter)", deck)
    }
}

/// A deck in a place, with the time, a finger and a picture.
@MainActor
final class DeckStage {
    let deck: SwipeDeckView<URL>
    let recorder = DeckRecorder()
    var size = Size(columns: 60, rows: 20)
    private(set) var time = Duration.zero
    var theme = Theme.standard(depth: .trueColor)
    private var finger = Point.zero

    init(_ names: String = "abc", rules: DeckRules = DeckRules()) {
        deck = SwipeDeckView(images: urls(names), rules: rules)
        deck.leftIcon = DeckIcon("<", label: "Pass", meaning: .negative)
        deck.rightIcon = DeckIcon(">", label: "Keep", meaning: .positive)
        deck.placeholder = DeckPlaceholder("Nothing left", advice: "Come back later")
        deck.cornerRadius = 0
        deck.cardsBehind = 0
        deck.face = { url, _ in LetterTile(letter: url.letter) }
        deck.delegate = recorder
        _ = deck.advance(to: time)
        _ = picture
    }

    var layout: DeckLayout { DeckLayout(size: size, ratio: deck.ratio, behind: deck.cardsBehind) }
    var card: Rect { layout.card }

    /// The deck as it is now.
    var picture: Canvas {
        var canvas = Canvas(
            size: size,
            style: theme.depth > .none ? Style(foreground: theme.text, background: theme.page) : Style())
        deck.draw(on: &canvas, in: canvas.bounds, theme: theme)
        return canvas
    }

    /// Lets time pass, and tells when the deck wants to be told next.
    @discardableResult
    func pass(_ milliseconds: Int) -> Duration? {
        time += .milliseconds(milliseconds)
        return deck.advance(to: time)
    }

    /// Lets the time pass in frames, as a live screen does, until nothing moves.
    @discardableResult
    func rest(_ look: (DeckStage) -> Void = { _ in }) -> Int {
        var frames = 0
        while let next = deck.advance(to: time), frames < 100_000 {
            time = max(next, time)
            look(self)
            frames += 1
        }
        return frames
    }

    func send(_ key: Key) { _ = deck.handle(.key(KeyEvent(key: key)), in: size) }

    @discardableResult
    func pointer(_ kind: PointerEvent.Kind, _ point: Point) -> Bool {
        let button: PointerEvent.Button? = kind == .hovered ? nil : .left
        _ = deck.advance(to: time)
        return deck.handle(.pointer(PointerEvent(kind: kind, button: button, position: point)), in: size)
            != nil
    }

    /// A finger comes down in the middle of the card.
    @discardableResult
    func press() -> Bool {
        finger = Point(column: card.minColumn + card.size.columns / 2, row: card.minRow + card.size.rows / 2)
        return pointer(.pressed, finger)
    }

    /// The finger moves on.
    func drag(_ columns: Int, in milliseconds: Int = 200) {
        pass(milliseconds)
        finger.column += columns
        pointer(.dragged, finger)
    }

    /// The finger is lifted after it has rested for a while.
    func release(after milliseconds: Int = 200) {
        pass(milliseconds)
        pointer(.released, finger)
    }

    /// The columns of a row that show a card.
    func columns(of letter: String, row: Int, on picture: Canvas? = nil) -> [Int] {
        let (picture, letter) = (picture ?? self.picture, Character(letter))
        return (0..<size.columns).filter { picture[Point(column: $0, row: row)].text == letter }
    }
}
