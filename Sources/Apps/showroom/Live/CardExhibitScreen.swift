import ContentCards
import Records
import ScreenContract
import ScreenPresenter
import ScreenView
import TerminalKit
import Words

/// The states of a card, one at a time, to be pressed and focused; beside it, what happens.
@MainActor
final class CardExhibitScreen: InteractiveScreen {
    enum Event: ViewEvent {
        case screen(ScreenEvent)
        case stepped(by: Int)
        case focusMoved, pressed
        case renewed
    }

    var onChange: (@MainActor () -> Void)?
    let voice: Voice
    private let kind: ComponentKind
    private let samples: [ComponentSample]
    private weak var navigator: (any Navigator)?
    private var keys: ExhibitKeys<Event>
    private var index = 0
    /// The card; `nil` once it is closed.
    private(set) var card: ContentCard?
    private(set) var log = EventLog()
    private var actions: CardActions?
    private var size = Size(columns: 80, rows: 24)
    /// How many rows of the card are scrolled out at the top.
    private var scroll = 0
    private var shown: Canvas?
    private var click = ClickGesture()

    /// A screen of the cards of `kind`, the first in the state `state`.
    init(_ kind: ComponentKind, in language: Language, navigator: any Navigator, state: String? = nil) {
        (self.kind, voice, self.navigator) = (kind, Voice(language), navigator)
        samples = kind.samples
        keys = ExhibitKeys(kind.title[language], Self.hints(Voice(language)), keys: Self.table)
        index = samples.firstIndex { $0.name == state } ?? 0
        renew()
    }

    private static func hints(_ voice: Voice) -> [KeyHint<Event>] {
        [
            KeyHint(.event(.focusMoved), voice("focus", "фокус"), isEssential: true),
            KeyHint(.event(.pressed), voice("press", "натиснути"), isEssential: true),
            KeyHint(.event(.stepped(by: 1)), voice("next state", "інший стан"), isEssential: true),
            KeyHint(.event(.renewed), voice("anew", "спочатку")), KeyHint(.row, voice("scroll", "прокрутка")),
            voice.leaving(),
        ]
    }

    private static let table = KeyTable<Event>([
        KeyRow("Tab", inFull: "Tab Shift-Tab", .focusMoved, .tab),
        KeyRow("⏎", inFull: "⏎ Space", .pressed, .enter, " "),
        KeyRow("←→", inFull: "←→ h l", .stepped(by: 1), .right, "l"),
        KeyRow("←→", inFull: "←→ h l", .stepped(by: -1), .left, "h"),
        KeyRow("r", .renewed, "r"),
        KeyRow("↑↓", as: .row),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
    ])

    private var state: ComponentSample { samples[index] }

    /// Shows the state as it was at first.
    private func renew() {
        scroll = 0
        card = state.make(voice.language) as? ContentCard
        guard let card else { return }
        actions = CardActions(voice) { [weak self] in self?.tell($0) }
        actions?.connect(card) { [weak self] in self?.card = nil }
    }

    private func step(by step: Int) {
        index = (index + step + samples.count) % samples.count
        log = EventLog()
        renew()
    }

    private func tell(_ event: String) {
        log.note(event)
        onChange?()
    }

    // MARK: - The screen

    func resize(to size: Size) { self.size = size }

    private var layout: CardExhibitLayout { CardExhibitLayout(size: size) }

    func frame(theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let layout = layout
        canvas.put(
            kind.title[voice.language].truncated(to: layout.title.size.columns), at: layout.title.origin,
            style: theme.style(theme.text, .bold))
        canvas.put(
            place.truncated(to: layout.state.size.columns), at: layout.state.origin,
            style: theme.style(theme.secondary))
        drawCard(on: &canvas, in: layout.card, theme)
        log.draw(voice("Events", "Події"), on: &canvas, in: layout.log, theme: theme)
        keys.draw(on: &canvas, theme: theme)
        shown = canvas
        return canvas
    }

    /// Which state it is.
    private var place: String { "\(index + 1)/\(samples.count) · \(state.title[voice.language])" }

    private func drawCard(on canvas: inout Canvas, in place: Rect, _ theme: Theme) {
        guard let card else {
            for (row, line) in gone.wrapped(to: place.size.columns, maxLines: place.size.rows).enumerated() {
                canvas.put(
                    line, at: Point(column: place.minColumn, row: place.minRow + row),
                    style: theme.style(theme.secondary))
            }
            return
        }
        let rows = card.rows(columns: place.size.columns, theme: theme)
        scroll = min(scroll, max(0, rows - place.size.rows))
        var whole = theme.page(columns: place.size.columns, rows: max(1, rows))
        card.draw(on: &whole, in: whole.bounds, theme: theme)
        canvas.blit(
            whole.cropped(
                to: Rect(
                    column: 0, row: scroll, columns: place.size.columns,
                    rows: min(place.size.rows, whole.size.rows - scroll))),
            at: place.origin)
    }

    private var gone: String {
        voice("The card is closed. Press r for a new one.", "Картку закрито. Клавіша r покаже нову.")
    }

    func handle(_ event: InputEvent, at time: Duration) {
        _ = advance(to: time)
        let input = click.input(for: event) { shown ?? Canvas(size: size) }
        guard let event = input else { return }
        guard !keys.takes(event, in: size), !pass(event) else { return }
        switch event {
        case .key(let key):
            switch keys.keys.event(for: key) {
            case .stepped(let step): self.step(by: step)
            case .renewed:
                log = EventLog()
                renew()
            case .screen: navigator?.pop()
            case .focusMoved, .pressed: break
            case nil where key.key == .up: scroll = max(0, scroll - 1)
            case nil where key.key == .down: scroll += 1
            case nil: break
            }
        case .pointer(let pointer) where pointer.kind == .scrolledUp: scroll = max(0, scroll - 1)
        case .pointer(let pointer) where pointer.kind == .scrolledDown: scroll += 1
        case .pointer, .paste, .focus, .reply: break
        }
    }

    /// Passes input on to the card.
    ///
    /// - Returns: whether it was for the card.
    private func pass(_ event: InputEvent) -> Bool {
        let place = layout.card
        guard let card, var event = event.inside(place) else { return false }
        if case .pointer(var pointer) = event {
            pointer.position.row += scroll
            event = .pointer(pointer)
        }
        let inside = Size(columns: place.size.columns, rows: card.rows(columns: place.size.columns))
        guard let events = card.handle(event, in: inside) else { return false }
        for case .focused(let element) in events + events.flatMap(\.ofFragment) {
            tell(voice("focus: \(element.name(voice))", "фокус: \(element.name(voice))"))
            // So that what has the focus is in sight.
            scroll = element == .card || element == .close ? 0 : inside.rows
        }
        return true
    }

    func advance(to time: Duration) -> Duration? {
        [actions?.advance(to: time), card?.advance(to: time)].compactMap { $0 ?? nil }.min()
    }

    // MARK: - In words

    func canvas(in space: CanvasSpace) -> Canvas {
        resize(to: Size(columns: space.columns, rows: space.rows ?? 24))
        return frame(theme: space.theme)
    }

    func text(as form: TextForm) -> String {
        let said = card?.parts.flatMap { $0.spoken(in: voice.language) } ?? [gone]
        return (["\(kind.title[voice.language]), \(place)"] + said + log.lines.suffix(1)).map { $0 + "\n" }
            .joined()
    }

    var speech: Speech {
        keys.speech(in: size)
            ?? Speech(chosen: [card?.focus?.name(voice)].compactMap(\.self)) { text(as: .screenReader) }
    }
}

extension ContentCardElement {
    /// What it is called.
    func name(_ voice: Voice) -> String {
        switch self {
        case .card: voice("the card", "картка")
        case .fragment: voice("extra content", "додатковий вміст")
        case .button: voice("the button", "кнопка")
        case .link: voice("the link", "посилання")
        case .close: voice("the cross", "хрестик")
        }
    }
}

extension ContentCardEvent {
    /// The events of a card in the card.
    fileprivate var ofFragment: [ContentCardEvent] {
        guard case .fragment(let events) = self else { return [] }
        return events.compactMap { $0 as? ContentCardEvent }
    }
}
