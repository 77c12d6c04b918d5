import ScreenContract
import TerminalKit

/// A menu of places over the screen that opened it, with a tick at the current one.
@MainActor
final class PlacesMenu {
    /// What happens in the menu.
    enum Event: ViewEvent {
        case screen(ScreenEvent)
        case moved(by: Int)
        /// The place with this number was chosen; `nil` for the selected one.
        case chosen(Int?)
    }

    private let titles: [String]
    private let current: Int?
    private let texts: PlacesTexts
    private let below: any InteractiveScreen
    private let chosen: @MainActor (Int?) -> Void
    private var selected: Int
    private var click = ClickGesture()
    private var size = Size(columns: 80, rows: 24)

    /// A menu of `titles`, which calls `chosen` with the chosen place, from 0; `nil` for none.
    init(
        _ titles: [String], current: Int?, texts: PlacesTexts, over below: any InteractiveScreen,
        chosen: @escaping @MainActor (Int?) -> Void
    ) {
        (self.titles, self.current, self.texts, self.below) = (titles, current, texts, below)
        (self.chosen, selected) = (chosen, current ?? 0)
    }

    private var menu: MenuState {
        MenuState(title: texts.title, items: titles, ticked: current, selected: selected)
    }

    private var hints: [KeyHint<Event>] {
        [
            KeyHint(.event(.moved(by: 1)), texts.move), KeyHint(.event(.chosen(nil)), texts.choose),
            KeyHint(.event(.screen(.closed)), texts.back),
        ]
    }

    /// The keys of the menu. Any other key closes it, as in other menus.
    static let keys = KeyTable<Event>(
        [
            KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k", .backTab),
            KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j", .tab),
            KeyRow("Home", .moved(by: .min), .home, .pageUp),
            KeyRow("End", .moved(by: .max), .end, .pageDown),
            KeyRow("⏎", .chosen(nil), .enter, " "), KeyRow("Esc", .screen(.closed), .escape),
        ] + KeyRow.digits(1...9) { .chosen($0 - 1) }
    ) { _ in .screen(.closed) }

    private func handle(_ event: Event) {
        switch event {
        case .screen(.closed): chosen(nil)
        case .screen: break
        case .moved(by: .max): selected = titles.count - 1
        case .moved(by: .min): selected = 0
        case .moved(let step): selected = min(max(0, selected + step), titles.count - 1)
        case .chosen(let place):
            let place = place ?? selected
            if titles.indices.contains(place) { chosen(place) }
        }
    }

    /// The position of the box: centred above the keys.
    private func place(of box: Size) -> Point {
        Point(
            column: max(0, (size.columns - box.columns) / 2), row: max(0, (size.rows - 1 - box.rows) / 2))
    }

    /// A click on a place goes there, a click on a key does what the key does, and a press anywhere else closes the menu.
    private func handle(_ pointer: PointerEvent) {
        let isFoot = pointer.position.row == size.rows - 1
        let meaning = click.meaning(of: .pointer(pointer), on: { frame(theme: .standard(depth: .none)) }) {
            switch $0 {
            case .events(let events): events is [Event]
            case .key: isFoot
            case .item, .scrollbar: false
            }
        }
        switch (meaning, pointer.kind) {
        case (.clicked(.events(let events as [Event])), _): events.forEach(handle)
        case (.clicked(.key(let key)), _): Self.keys.event(for: key).map(handle) ?? ()
        case (nil, .pressed): handle(.screen(.closed))
        case (nil, .scrolledUp): handle(.moved(by: -1))
        case (nil, .scrolledDown): handle(.moved(by: 1))
        default: break
        }
    }
}

extension PlacesMenu: InteractiveScreen {
    /// The screen below stays active, and reports its changes.
    var onChange: (@MainActor () -> Void)? {
        get { below.onChange }
        set { below.onChange = newValue }
    }

    var isOverlay: Bool { true }

    func resize(to size: Size) {
        self.size = size
        below.resize(to: size)
    }

    func frame(theme: Theme) -> Canvas {
        var frame = below.frame(theme: theme)
        frame.dim(frame.bounds, theme: theme)
        frame.blit(theme.page(columns: size.columns, rows: 1), at: Point(column: 0, row: size.rows - 1))
        let box = MenuPicture(menu: menu, theme: theme)
            .canvas(columns: size.columns, rows: size.rows - 1, chosen: Event.chosen)
        frame.blit(box, at: place(of: box.size))
        KeyHintsPicture(keys: Self.keys, theme: theme).drawFooter(hints, margin: 2, on: &frame)
        return frame
    }

    func handle(_ event: InputEvent, at time: Duration) {
        switch event {
        case .key(let key): if let event = Self.keys.event(for: key) { handle(event) }
        case .pointer(let pointer): handle(pointer)
        case .focus: below.handle(event, at: time)
        case .paste, .reply: break
        }
    }

    func advance(to time: Duration) -> Duration? { below.advance(to: time) }

    func settle() async { await below.settle() }

    func canvas(in space: CanvasSpace) -> Canvas {
        MenuPicture(menu: menu, theme: space.theme).canvas(columns: space.columns)
    }

    /// The menu in words.
    var speech: Speech {
        Speech(chosen: menu.selectedItem.map { [$0] } ?? []) { try text(as: .screenReader) }
    }

    /// The menu as lines of text; as data, only the screen below.
    func text(as form: TextForm) throws -> String {
        if form == .json { return try below.text(as: form) }
        // Speech leaves out a tick, and begins where the person is.
        let tick = form == .screenReader ? "" : " ✓"
        let lines = titles.indices.map { titles[$0] + ($0 == current ? tick : "") }
        return ([texts.title] + lines).map { $0 + "\n" }.joined()
    }
}

/// The texts of the menu of places, in the person's language.
public struct PlacesTexts: Sendable {
    /// The menu's title.
    public let title: String
    /// The hints for moving, choosing and closing.
    public let move, choose, back: String

    /// Texts.
    public init(title: String, move: String, choose: String, back: String) {
        (self.title, self.move, self.choose, self.back) = (title, move, choose, back)
    }
}
