import Records
import ScreenContract
import ScreenPresenter
import ScreenView
import TerminalKit
import Words

/// The components of the showroom, to be opened one by one.
@MainActor
final class ExhibitListScreen: InteractiveScreen {
    private enum Event: ViewEvent {
        case screen(ScreenEvent)
        case moved(by: Int)
        case opened
        case named(Int)
    }

    var onChange: (@MainActor () -> Void)?
    private let kinds = ComponentKind.allCases
    private let voice: Voice
    private let open: (ComponentKind) -> Void
    private weak var navigator: (any Navigator)?
    private var chosen = 0
    private var size = Size(columns: 80, rows: 24)
    private var keys: ExhibitKeys<Event>
    private var shown: Canvas?
    private var click = ClickGesture()

    /// A list that calls `open` with what the person chooses.
    init(
        in language: Language, navigator: any Navigator, open: @escaping (ComponentKind) -> Void
    ) {
        (voice, self.navigator, self.open) = (Voice(language), navigator, open)
        keys = ExhibitKeys(
            voice("Showroom", "Вітрина"),
            [
                KeyHint(.event(.moved(by: 1)), voice("choose", "вибрати"), isEssential: true),
                KeyHint(.event(.opened), voice("open", "відкрити"), isEssential: true),
                KeyHint(.event(.named(0)), voice("open at once", "відкрити одразу")),
                voice.leaving(),
            ],
            keys: KeyTable(
                [
                    KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k", as: .event(.moved(by: 1))),
                    KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j"),
                    KeyRow("⏎", inFull: "⏎ Space", .opened, .enter, " "),
                    KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, "q"),
                ] + KeyRow.digits(1...kinds.count) { .named($0 - 1) }))
    }

    private var title: String { voice("Showroom", "Вітрина") }

    func resize(to size: Size) { self.size = size }

    func frame(theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let margin = size.columns < 24 ? 0 : 2
        let top = size.rows > 12 ? 3 : 1
        canvas.put(
            title.truncated(to: size.columns - 2 * margin), at: Point(column: margin, row: top > 1 ? 1 : 0),
            style: theme.style(theme.text, .bold))
        let room = max(1, size.rows - top - 2)
        let height = room >= 3 * kinds.count ? 3 : room >= 2 * kinds.count ? 2 : 1
        let count = min(kinds.count, max(1, room / height))
        let first = max(0, min(chosen - count / 2, kinds.count - count))
        for (place, index) in (first..<first + count).enumerated() {
            let row = Rect(
                column: margin, row: top + place * height, columns: size.columns - 2 * margin,
                rows: min(2, height))
            draw(index, in: row, on: &canvas, theme)
        }
        keys.draw(on: &canvas, theme: theme)
        shown = canvas
        return canvas
    }

    private func draw(_ index: Int, in place: Rect, on canvas: inout Canvas, _ theme: Theme) {
        let kind = kinds[index]
        let isChosen = index == chosen
        var name = theme.style(theme.text, .bold)
        if isChosen {
            name =
                theme.depth > .none
                ? Style(
                    foreground: theme.page.legible(on: theme.accent, ratio: 4.5, depth: theme.depth),
                    background: theme.accent, attributes: .bold)
                : Style(attributes: [.reverse, .bold])
            canvas.fill(
                Rect(origin: place.origin, size: Size(columns: place.size.columns, rows: 1)), style: name)
        }
        canvas.put(
            "\(isChosen ? "›" : " ") \(index + 1)  \(kind.title[voice.language])", at: place.origin,
            style: name, maxColumns: place.size.columns)
        if place.size.rows > 1 {
            canvas.put(
                kind.summary[voice.language].truncated(to: max(0, place.size.columns - 5)),
                at: Point(column: place.minColumn + 5, row: place.minRow + 1),
                style: theme.style(theme.secondary))
        }
        canvas.mark(place, as: .key(KeyEvent(key: .character(Character("\(index + 1)")))))
    }

    func handle(_ event: InputEvent, at time: Duration) {
        let input = click.input(for: event) { shown ?? Canvas(size: size) }
        guard let event = input else { return }
        guard !keys.takes(event, in: size) else { return }
        switch event {
        case .pointer(let pointer) where pointer.kind == .scrolledUp: move(by: -1)
        case .pointer(let pointer) where pointer.kind == .scrolledDown: move(by: 1)
        case .key(let key):
            switch keys.keys.event(for: key) {
            case .moved(let step): move(by: step)
            case .opened: open(kinds[chosen])
            case .named(let index):
                chosen = index
                open(kinds[index])
            case .screen: navigator?.pop()
            case nil: break
            }
        case .pointer, .paste, .focus, .reply: break
        }
    }

    private func move(by step: Int) { chosen = min(max(0, chosen + step), kinds.count - 1) }

    func canvas(in space: CanvasSpace) -> Canvas {
        resize(to: Size(columns: space.columns, rows: space.rows ?? 24))
        return frame(theme: space.theme)
    }

    func text(as form: TextForm) -> String {
        kinds.map { "\($0.title[voice.language]): \($0.summary[voice.language])\n" }.joined()
    }

    var speech: Speech {
        keys.speech(in: size)
            ?? Speech(chosen: [kinds[chosen].title[voice.language]]) {
                title + "\n" + text(as: .screenReader)
            }
    }
}
