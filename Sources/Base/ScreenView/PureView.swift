public import ScreenContract
public import TerminalKit

/// A view without state of its own: what it draws depends on the view state and the space alone, and what an input means on
/// these and the input. A ``PureViewScreen`` puts it on the screen, and scrolls it.
///
/// A view that has to remember more, such as where a finger is, implements `ViewInput` and `InteractiveScreen` itself.
public protocol PureView<State, Event>: Sendable {
    /// What is on the screen, ready to draw.
    associatedtype State: Equatable, Sendable
    /// What can happen on the screen.
    associatedtype Event: ViewEvent

    /// `state` as a picture to be printed. It is as high as it needs to be.
    func canvas(of state: State, in space: CanvasSpace) -> Canvas

    /// `state` as a live screen, exactly as large as `space`. By default, the picture.
    func frame(of state: State, in space: LiveSpace) -> Canvas

    /// `state` as text, for programs and for screen readers.
    ///
    /// - Throws: what keeps it from being put into that form.
    func text(of state: State, as form: TextForm) throws -> String

    /// What the keys do, and how they are written, on a screen that shows `state`. Before anything was rendered, `state` is
    /// `nil`. By default, no key does anything but scroll.
    func keys(on state: State?) -> KeyTable<Event>

    /// What `input` means on a live screen that shows `state`; nothing where it means nothing, or scrolls. Before anything was
    /// rendered, `state` is `nil`. By default, what a key means.
    func events(for input: InputEvent, on state: State?, in space: LiveSpace) -> [Event]

    /// How far a live screen that shows `state` can be scrolled. By default, not at all.
    func scrolling(of state: State, in space: LiveSpace) -> Scrolling

    /// Whether `new` shows other things than `old`, so that the person reads from the top. By default, it never does.
    func isOtherPage(_ new: State, than old: State) -> Bool

    /// The event that tells what of `state` is in sight, for a presenter that puts only that into words; without a `space`, all
    /// of it is. By default, none.
    func sight(of state: State, in space: LiveSpace?) -> Event?

    /// When what is on the screen next changes by itself; `nil` for never, which is the default.
    func nextChange(of state: State) -> Duration?

    /// Whether what is typed here must not be recorded. By default, it may be.
    var takesSecrets: Bool { get }
}

extension PureView {
    /// The picture, on a page as large as `space`.
    public func frame(of state: State, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        frame.blit(
            canvas(
                of: state,
                in: CanvasSpace(columns: space.size.columns, rows: space.size.rows, theme: space.theme)),
            at: .zero)
        return frame
    }

    /// No key does anything.
    public func keys(on state: State?) -> KeyTable<Event> { KeyTable([]) }

    /// What a key means; nothing else means anything.
    public func events(for input: InputEvent, on state: State?, in space: LiveSpace) -> [Event] {
        guard case .key(let key) = input, let event = keys(on: state).event(for: key) else { return [] }
        return [event]
    }

    /// Nothing is scrolled.
    public func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        Scrolling(overflow: 0, page: 1)
    }

    /// The person reads on.
    public func isOtherPage(_ new: State, than old: State) -> Bool { false }

    /// The presenter puts everything into words.
    public func sight(of state: State, in space: LiveSpace?) -> Event? { nil }

    /// Nothing changes by itself.
    public func nextChange(of state: State) -> Duration? { nil }

    /// Nothing secret is typed.
    public var takesSecrets: Bool { false }
}

/// A view that can be put into a table for spreadsheets.
public protocol TabularView: PureView {
    /// `state` as a table.
    func csv(of state: State) -> String
}

/// A view of items that can be drawn at length, which is its picture, or in brief.
public protocol SummarizedView: PureView {
    /// A line for each item, as wide as `space` at most.
    func summary(of state: State, in space: CanvasSpace) -> Canvas
}

/// A view whose dates can be put into a calendar.
public protocol CalendarView: PureView {
    /// The dates of `state` as a calendar.
    func calendar(of state: State) -> String
}

/// The room that a live screen fills, and how far it is scrolled there.
public struct LiveSpace: Sendable {
    /// How large the screen is.
    public let size: Size
    /// Its colours.
    public let theme: Theme
    /// How many rows of what it shows are scrolled out at the top.
    public let scroll: Int

    /// A space of this size.
    public init(size: Size, theme: Theme, scroll: Int = 0) {
        self.size = size
        self.theme = theme
        self.scroll = scroll
    }

    /// A page with nothing on it.
    public var emptyPage: Canvas {
        Canvas(
            size: size,
            style: theme.depth > .none ? Style(foreground: theme.text, background: theme.page) : Style())
    }
}

/// How far a screen can be scrolled.
public struct Scrolling: Equatable, Sendable {
    /// How many rows don't fit, from 0.
    public let overflow: Int
    /// How many rows a page is, from 1.
    public let page: Int
    /// How many rows a turn of the wheel is.
    public let wheel: Int

    /// Scrolling past `overflow` rows, in pages of `page` rows.
    public init(overflow: Int, page: Int, wheel: Int = 1) {
        self.overflow = max(0, overflow)
        self.page = max(1, page)
        self.wheel = wheel
    }

    /// How many rows `input` scrolls, negative for back; `nil` where it means something else.
    public func rows(for input: InputEvent) -> Int? {
        switch input {
        case .key(let key):
            switch (key.key, key.shortcut) {
            case (.up, _), (_, "k"): -1
            case (.down, _), (_, "j"): 1
            case (.pageUp, _): -page
            case (.pageDown, _): page
            case (.home, _): -overflow
            case (.end, _): overflow
            default: nil
            }
        case .pointer(let pointer) where pointer.kind == .scrolledUp: -wheel
        case .pointer(let pointer) where pointer.kind == .scrolledDown: wheel
        case .pointer, .paste, .focus, .reply: nil
        }
    }
}

extension KeyRow {
    /// The name of the keys with which ``Scrolling`` goes row by row.
    public static var scrolling: KeyRow { KeyRow("↑↓", as: .row) }
}
