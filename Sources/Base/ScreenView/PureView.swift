public import ScreenContract
public import TerminalKit

/// A view without state of its own: its drawing depends only on the view state and the space, and the meaning of an input only on
/// these and the input. A ``PureViewScreen`` puts it on the screen, and scrolls it.
///
/// A view that must remember more, such as the position of a finger, implements `ViewInput` and `InteractiveScreen` itself.
public protocol PureView<State, Event>: Sendable {
    /// What is on the screen, ready to draw.
    associatedtype State: Equatable, Sendable
    /// What can happen on the screen.
    associatedtype Event: ViewEvent

    /// `state` as a picture for printing, as high as necessary. By default, the plain text.
    func canvas(of state: State, in space: CanvasSpace) -> Canvas

    /// `state` as a live screen, exactly as large as `space`. By default, the picture.
    func frame(of state: State, in space: LiveSpace) -> Canvas

    /// `state` as text, for programs and for screen readers.
    ///
    /// - Throws: an error if it can't be written in that form.
    func text(of state: State, as form: TextForm) throws -> String

    /// `state` on a live screen in words. By default, the text for screen readers, with nothing chosen.
    func speech(of state: State, in space: LiveSpace) -> Speech

    /// The keys and their labels on a screen that shows `state`, which is `nil` before the first state. By default, keys only
    /// scroll.
    func keys(on state: State?) -> KeyTable<Event>

    /// What can be done on a live screen that shows `state`, for the box that `?` opens. By default, nothing.
    func help(on state: State) -> [HintGroup<Event>]

    /// The events for `input` on a live screen that shows `state`, which is `nil` before the first state; none if the input means
    /// nothing, or scrolls. By default, those of the keys.
    func events(for input: InputEvent, on state: State?, in space: LiveSpace) -> [Event]

    /// What is reported for `event`, of a key or a press, on a live screen that shows `state`: another event if the person agrees to
    /// what may be out of sight, so that the presenter can say why nothing is done. By default, `event` itself.
    func reported(_ event: Event, on state: State?, in space: LiveSpace) -> Event

    /// How far a live screen that shows `state` can be scrolled. By default, not at all.
    func scrolling(of state: State, in space: LiveSpace) -> Scrolling

    /// Whether `new` shows different content than `old`, so that the person starts reading at the top. By default, `false`.
    func isOtherPage(_ new: State, than old: State) -> Bool

    /// The event that reports the visible part of `state`, for a presenter that words only that; without a `space`, everything is
    /// visible. By default, none.
    func sight(of state: State, in space: LiveSpace?) -> Event?

    /// When the screen next changes by itself; `nil`, the default, for never.
    func nextChange(of state: State) -> Duration?

    /// Whether the input on this screen is secret, and must not be recorded. By default, `false`.
    var takesSecrets: Bool { get }

    /// The event of marking the thing that a press on it reports as `pressed`, for a click that marks. By default there is none.
    func marking(_ pressed: Event) -> Event?

    /// The event of pulling the screen down with the pointer, as one closes a picture. A click then counts when the button goes up.
    /// By default there is none.
    func pullDown(on state: State?) -> Event?
}

extension PureView {
    /// The text for programs, as it is: for a view that is not meant for a terminal.
    public func canvas(of state: State, in space: CanvasSpace) -> Canvas {
        // because the error is reported where the text itself is asked for
        let text = (try? text(of: state, as: .plain)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var canvas = Canvas(size: Size(columns: space.columns, rows: lines.count))
        for (row, line) in lines.enumerated() {
            canvas.put(
                String(line), at: Point(column: 0, row: row), style: space.theme.style(space.theme.text))
        }
        return canvas
    }

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

    /// The text for screen readers.
    public func speech(of state: State, in space: LiveSpace) -> Speech {
        Speech { try text(of: state, as: .screenReader) }
    }

    /// By default, no keys.
    public func keys(on state: State?) -> KeyTable<Event> { KeyTable([]) }

    /// By default, nothing.
    public func help(on state: State) -> [HintGroup<Event>] { [] }

    /// By default, the events of keys only.
    public func events(for input: InputEvent, on state: State?, in space: LiveSpace) -> [Event] {
        guard case .key(let key) = input, let event = keys(on: state).event(for: key) else { return [] }
        return [event]
    }

    /// The events of keys, and those of `field` for what is typed or pasted into it: everything that no key of the table stands for.
    /// The canvas knows what is clicked.
    public func events(
        for input: InputEvent, on state: State?, in space: LiveSpace,
        typingInto field: (some Component<Event>)?
    ) -> [Event] {
        if case .key(let key) = input, let event = keys(on: state).event(for: key) { return [event] }
        if case .pointer = input { return [] }
        var field = field
        return field?.handle(input, in: space.size) ?? []
    }

    /// By default, everything that happens.
    public func reported(_ event: Event, on state: State?, in space: LiveSpace) -> Event { event }

    /// By default, no scrolling.
    public func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        Scrolling(overflow: 0, page: 1)
    }

    /// By default, `false`: the person reads on.
    public func isOtherPage(_ new: State, than old: State) -> Bool { false }

    /// By default, none: the presenter words everything.
    public func sight(of state: State, in space: LiveSpace?) -> Event? { nil }

    /// By default, `nil`: nothing changes by itself.
    public func nextChange(of state: State) -> Duration? { nil }

    /// By default, `false`: the input isn't secret.
    public var takesSecrets: Bool { false }

    /// Nothing can be marked.
    public func marking(_ pressed: Event) -> Event? { nil }

    /// The screen can't be pulled down.
    public func pullDown(on state: State?) -> Event? { nil }
}

/// A view that can be put into a table for spreadsheets.
public protocol TabularView: PureView {
    /// `state` as a table.
    func csv(of state: State) -> String
}

/// A view of items that can be drawn in full, which is its picture, or in brief.
public protocol SummarizedView: PureView {
    /// A line for each item, at most as wide as `space`.
    func summary(of state: State, in space: CanvasSpace) -> Canvas
}

/// A view whose dates can be put into a calendar.
public protocol CalendarView: PureView {
    /// The dates of `state` as a calendar.
    func calendar(of state: State) -> String
}

/// The space that a live screen fills, and how far it is scrolled.
public struct LiveSpace: Sendable {
    /// How large the screen is.
    public let size: Size
    /// Its colours.
    public let theme: Theme
    /// The number of rows scrolled out at the top.
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
    /// The rows of a page, from 1.
    public let page: Int
    /// The rows of one step of the wheel.
    public let wheel: Int

    /// Scrolling past `overflow` rows, in pages of `page` rows.
    public init(overflow: Int, page: Int, wheel: Int = 1) {
        self.overflow = max(0, overflow)
        self.page = max(1, page)
        self.wheel = wheel
    }

    /// How many rows `input` scrolls, negative for up; `nil` if it doesn't scroll.
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
    public static var scrolling: KeyRow { KeyRow("↑↓", inFull: "↑ ↓  PgUp PgDn  Home End", as: .row) }
}

extension InputEvent {
    /// What Space, Ctrl-D and Ctrl-U mean where a view gives them no meaning of its own: a page further, or back; and Tab, on a page
    /// that `hasRows` of which one is chosen: the next one.
    func otherwise(hasRows: Bool) -> InputEvent? {
        guard case .key(let key) = self else { return nil }
        return switch (key.key, key.modifiers) {
        case (.tab, _) where hasRows: .key(KeyEvent(key: .down))
        case (.backTab, _) where hasRows: .key(KeyEvent(key: .up))
        case (.character(" "), []), (.character("d"), .control): .key(KeyEvent(key: .pageDown))
        case (.character("u"), .control): .key(KeyEvent(key: .pageUp))
        default: nil
        }
    }
}
