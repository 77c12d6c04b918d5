/// A screen of the program from the outside: something that can be drawn and expressed as text.
@MainActor
public protocol Screen: AnyObject {
    /// The screen as a picture that fits into `space`.
    func canvas(in space: CanvasSpace) -> Canvas

    /// The screen as text for readers, human or program, that can't use a picture.
    ///
    /// - Throws: if the screen can't be expressed in that form.
    func text(as form: TextForm) throws -> String

    /// What makes ``text(as:)`` of the screen as it is now, on any core. By default, it is made at once.
    func words(as form: TextForm) -> @Sendable () throws -> String

    /// The screen as one that a person interacts with; `nil` if it isn't. A cast would find out, too, but the first one searches
    /// all conformances of the program.
    var interactive: (any InteractiveScreen)? { get }
}

extension Screen {
    /// The text, made at once.
    public func words(as form: TextForm) -> @Sendable () throws -> String {
        let made = Result { try text(as: form) }
        return { try made.get() }
    }

    /// What a cast finds, for a class that became interactive after it was declared a screen, too.
    public var interactive: (any InteractiveScreen)? { self as? any InteractiveScreen }
}

/// A screen with a table, which can be exported to spreadsheets.
@MainActor
public protocol TabularScreen: Screen {
    /// What makes the table as it is now, on any core: in the format of RFC 4180, with a header row.
    var table: @Sendable () -> String { get }
}

/// A screen with dates, which can be exported to calendars.
@MainActor
public protocol CalendarScreen: Screen {
    /// What makes the calendar as it is now, on any core: in the format of RFC 5545.
    var calendar: @Sendable () -> String { get }
}

/// A screen of items that can be drawn at length, which is its picture, or in brief.
@MainActor
public protocol SummarizedScreen: Screen {
    /// How high the picture in `space` is. This costs much less than drawing it.
    func rows(in space: CanvasSpace) -> Int

    /// A picture with a line for each item, as wide as `space` at most.
    func summary(in space: CanvasSpace) -> Canvas
}

/// A screen that a person interacts with.
///
/// It has no clock. The caller passes the time, counted from the start of the program, so that the same events at the same
/// times always lead to the same frames.
@MainActor
public protocol InteractiveScreen: Screen {
    /// Called when the screen should be redrawn for a reason other than an event or the time.
    var onChange: (@MainActor () -> Void)? { get set }

    /// Whether the input is confidential, such as a card's number: none of its digits is recorded.
    var takesSecrets: Bool { get }

    /// Whether it is a small part over the screen below, which stays in sight.
    var isOverlay: Bool { get }

    /// Called by a ``ScreenStack`` when the screen is shown for the first time.
    func appear()
    /// Called when the person comes back to the screen from another place of the program, where things may have changed.
    func comeBack()
    /// Called by a ``ScreenStack`` when the screen that covered it was left. An overlay covers nothing.
    func uncover()
    /// Sets the size of the screen.
    func resize(to size: Size)
    /// The current picture of the screen, in exactly the size that was set.
    func frame(theme: Theme) -> Canvas
    /// Handles an event on the screen at `time`.
    func handle(_ event: InputEvent, at time: Duration)
    /// Advances the screen to `time`.
    ///
    /// - Returns: when the screen next changes by itself; `nil` for never.
    func advance(to time: Duration) -> Duration?
    /// Loads what the events so far require.
    func settle() async

    /// The current screen in words, for a person who can't see it.
    var speech: Speech { get }
}

extension InteractiveScreen {
    /// The screen itself.
    public var interactive: (any InteractiveScreen)? { self }

    /// `false`, the default for most screens.
    public var takesSecrets: Bool { false }

    /// `false`, the default: a screen covers the one below.
    public var isOverlay: Bool { false }

    /// Does nothing, for screens that have nothing to load or to start.
    public func appear() {}

    /// Does nothing, for screens that show nothing that may have changed.
    public func comeBack() {}

    /// Does nothing, for screens on which nothing begins anew when they are seen again.
    public func uncover() {}

    /// Never changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Has nothing to load.
    public func settle() async {}

    /// The text for screen readers, with nothing chosen.
    public var speech: Speech { Speech { try text(as: .screenReader) } }
}

/// A live screen in words.
public struct Speech: Sendable, Equatable {
    /// All of it in reading order, line by line.
    public var lines: [String]
    /// Where the person is among the things that can be chosen; `nil` if there are none.
    public var chosen: String?
    /// Whether it lies over the screen for a moment, such as a list of the keys.
    public var isAside: Bool
    /// The line that is said at once although it won't hold for long, such as that a payment is under way; `nil` for none.
    public var underWay: String?

    /// The words of a screen.
    public init(
        lines: [String], chosen: String? = nil, isAside: Bool = false, underWay: String? = nil
    ) {
        (self.lines, self.chosen, self.isAside, self.underWay) = (lines, chosen, isAside, underWay)
    }

    /// The lines of `text`, without its empty ones, and the lines of what is chosen. A screen whose text throws has no words.
    public init(chosen: [String] = [], text: () throws -> String) {
        let chosen = chosen.filter { !$0.isEmpty }
        // because programs that need the text in that form ask for it themselves, and hear of the error
        let text = (try? text()) ?? ""
        self.init(
            lines: text.split(separator: "\n").map(String.init),
            chosen: chosen.isEmpty ? nil : chosen.joined(separator: ", "))
    }
}

/// The space for drawing a screen.
public struct CanvasSpace: Sendable, Equatable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells; `nil` for no limit, because the picture is printed and scrolls by.
    public var rows: Int?
    /// The colours to draw with.
    public var theme: Theme

    /// A space from its width, its height if that is limited, and its colours.
    public init(columns: Int, rows: Int? = nil, theme: Theme) {
        self.columns = columns
        self.rows = rows
        self.theme = theme
    }
}

/// The ways to express a screen as text.
public enum TextForm: Sendable, CaseIterable {
    /// One line per item, for other programs to split.
    case plain
    /// A JSON document with a versioned schema.
    case json
    /// Sentences in the order in which they should be read aloud.
    case screenReader
}
