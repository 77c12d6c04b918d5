import Foundation
import Records
import ScreenContract
import ScreenPresenter
import ScreenView
import SwipeDeck
import SwipeKit
import TerminalKit
import Words

/// A deck to be swiped by the mouse, by keys and by calls; beside it, the card on top and the deck's events.
@MainActor
final class DeckExhibitScreen: InteractiveScreen {
    enum Event: ViewEvent {
        case screen(ScreenEvent)
        case swiped(SwipeDirection)
        case undone, selected
        case called(SwipeDirection)
        case cornersChanged(by: Int)
        case renewed
    }

    let deck: SwipeDeckView<URL>
    private let voice: Voice
    private let texts: DeckScreenTexts
    /// What the deck had at first.
    private let images: [URL]
    private weak var navigator: (any Navigator)?
    private var keys: ExhibitKeys<Event>
    private(set) var log = EventLog()
    /// What the app did at the last event, in words.
    private(set) var message = ""
    private var size = Size(columns: 80, rows: 24)
    private var shown: Canvas?
    private var click = ClickGesture()
    var onChange: (@MainActor () -> Void)? {
        get { deck.onChange }
        set { deck.onChange = newValue }
    }

    /// A screen with `deck`, whose delegate it becomes.
    init(_ deck: SwipeDeckView<URL>, in language: Language, navigator: any Navigator) {
        (self.deck, images, voice, self.navigator) = (deck, deck.images, Voice(language), navigator)
        let voice = Voice(language)
        texts = DeckScreenTexts { voice($0, $1) }
        keys = ExhibitKeys(ComponentKind.deck.title[language], Self.hints(texts, voice), keys: Self.table)
        deck.delegate = self
    }

    private static func hints(_ texts: DeckScreenTexts, _ voice: Voice) -> [KeyHint<Event>] {
        [
            KeyHint(.event(.swiped(.left)), texts.passing, isEssential: true),
            KeyHint(.event(.swiped(.right)), texts.keeping, isEssential: true),
            KeyHint(.event(.undone), texts.undoing, isEssential: true),
            KeyHint(.event(.selected), voice("select", "вибрати")),
            KeyHint(.event(.called(.left)), "swipeLeft()"), KeyHint(.event(.called(.right)), "swipeRight()"),
            KeyHint(.event(.cornersChanged(by: 1)), "cornerRadius"),
            KeyHint(.event(.renewed), voice("all again", "усі знову")),
            voice.leaving(),
        ]
    }

    private static let table = KeyTable<Event>([
        KeyRow("←", inFull: "← h", .swiped(.left), .left, "h"),
        KeyRow("→", inFull: "→ l", .swiped(.right), .right, "l"),
        KeyRow("u", .undone, "u"),
        KeyRow("⏎", .selected, .enter),
        KeyRow("1", .called(.left), "1"),
        KeyRow("2", .called(.right), "2"),
        KeyRow("+ −", .cornersChanged(by: 1), "+", "="),
        KeyRow("+ −", .cornersChanged(by: -1), "-"),
        KeyRow("r", .renewed, "r"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, "q"),
    ])

    // MARK: - The screen

    func resize(to size: Size) {
        self.size = size
        deck.interrupt()
    }

    private var layout: DeckExhibitLayout { DeckExhibitLayout(size: size) }

    func frame(theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let layout = layout
        drawCurrent(on: &canvas, in: layout.current, theme)
        log.draw(voice("Events", "Події"), on: &canvas, in: layout.log, theme: theme)
        // A card that moves out passes over them.
        deck.draw(on: &canvas, in: layout.deck, theme: theme)
        let line = message.oneLine.truncated(to: max(0, size.columns - 4))
        canvas.put(
            line, at: Point(column: max(0, (size.columns - line.columns) / 2), row: layout.deck.maxRow),
            style: theme.style(theme.secondary))
        keys.draw(on: &canvas, theme: theme)
        shown = canvas
        return canvas
    }

    /// What `currentCard` tells.
    private func drawCurrent(on canvas: inout Canvas, in place: Rect, _ theme: Theme) {
        guard !place.isEmpty else { return }
        canvas.put("currentCard", at: place.origin, style: theme.style(theme.secondary, .bold))
        let lines = current.flatMap {
            $0.wrapped(to: place.size.columns, maxLines: max(1, place.size.rows - 2))
        }
        for (row, line) in lines.prefix(place.size.rows - 1).enumerated() {
            canvas.put(
                line, at: Point(column: place.minColumn, row: place.minRow + 1 + row),
                style: theme.style(theme.text), maxColumns: place.size.columns)
        }
    }

    private var current: [String] {
        guard let card = deck.currentCard else { return ["nil"] }
        return [name(card), "\(card.place)/\(card.place + card.following)"]
    }

    private func name(_ card: DeckCard<URL>) -> String {
        DeckTile(card.image).words.joined(separator: " ").oneLine
    }

    func handle(_ event: InputEvent, at time: Duration) {
        _ = deck.advance(to: time)
        let input = click.input(for: event) { shown ?? Canvas(size: size) }
        guard var event = input else { return }
        guard !keys.takes(event, in: size) else { return onChange?() ?? () }
        if case .key(let key) = event {
            switch keys.keys.event(for: key) {
            case .screen: return navigator?.pop() ?? ()
            case .undone:
                if !deck.undo() { say(texts.nothing) }
                return
            case .called(.left): return call("swipeLeft()", deck.swipeLeft())
            case .called(.right): return call("swipeRight()", deck.swipeRight())
            case .cornersChanged(let step):
                deck.cornerRadius = min(max(0, deck.cornerRadius + Double(step)), 8)
                return log.note("cornerRadius = \(Int(deck.cornerRadius))")
            case .renewed:
                deck.images = images
                return log.note("images = […]")
            case .swiped, .selected, nil: break
            }
        }
        if case .pointer(var pointer) = event {
            pointer.position.column -= layout.deck.minColumn
            pointer.position.row -= layout.deck.minRow
            event = .pointer(pointer)
        }
        _ = deck.handle(event, in: layout.deck.size)
    }

    /// Notes a call and what it returned.
    private func call(_ call: String, _ answer: Bool) { log.note("\(call) → \(answer)") }

    func advance(to time: Duration) -> Duration? { deck.advance(to: time) }

    private func say(_ text: String, _ card: DeckCard<URL>? = nil) {
        message = text.replacing("{card}", with: card.map(name) ?? "")
        onChange?()
    }

    // MARK: - In words

    func canvas(in space: CanvasSpace) -> Canvas {
        resize(to: Size(columns: space.columns, rows: space.rows ?? 24))
        return frame(theme: space.theme)
    }

    func text(as form: TextForm) -> String {
        (deck.words + [message] + log.lines.suffix(1)).filter { !$0.isEmpty }.map { $0.oneLine + "\n" }
            .joined()
    }

    var speech: Speech { keys.speech(in: size) ?? Speech { text(as: .screenReader) } }
}

extension DeckExhibitScreen: SwipeDeckDelegate {
    func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) {
        log.note(voice("swiped left: \(name(card))", "змахнули ліворуч: \(name(card))"))
        say(texts.left, card)
    }

    func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) {
        log.note(voice("swiped right: \(name(card))", "змахнули праворуч: \(name(card))"))
        say(texts.right, card)
    }

    func deckDidRunOutOfImages(_ deck: SwipeDeckView<URL>) {
        log.note(voice("images ended", "зображення скінчилися"))
        say(texts.ended)
    }

    func deck(_ deck: SwipeDeckView<URL>, didUndo card: DeckCard<URL>, swiped direction: SwipeDirection) {
        log.note(voice("undone: \(name(card))", "скасовано: \(name(card))"))
        say(texts.undone, card)
    }

    func deck(_ deck: SwipeDeckView<URL>, didSelect card: DeckCard<URL>) {
        log.note(voice("selected: \(name(card))", "вибрано: \(name(card))"))
        onChange?()
    }
}
