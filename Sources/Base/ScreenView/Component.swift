// What a view says and draws with: a program that imports views has both.
@_exported public import ScreenContract
@_exported public import TerminalKit

/// A part of a view: a field, a button, a picture, a column of other components.
///
/// Its owner gives it a place and passes on the input, and the time before each input: it has no clock and no terminal. It is
/// as wide as it is told, and as high as that makes it.
///
/// State that means something, such as what is typed or which part has the focus, is the presenter's; a component that shows
/// it is a value, made from each view state. One that remembers more, such as where a cursor is or how far a motion has come,
/// is kept by the view. On the main actor, it may be a class with a conformance to `@MainActor Component`.
public protocol Component<Event> {
    /// What it tells its owner; by default, nothing.
    associatedtype Event = Never

    /// How high it is where it is `columns` wide, from 1.
    func rows(columns: Int) -> Int

    /// The same where it is drawn with `theme`: lower where that shows no pictures, if it needs no room for them; by default the
    /// same.
    func rows(columns: Int, theme: Theme) -> Int

    /// Draws it in `place`, and nothing outside.
    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme)

    /// Takes `input`, with a pointer counted from its own top left cell, where it is as large as `size`.
    ///
    /// - Returns: what that means to its owner; `nil` if the input is not for this component, as it is by default.
    mutating func handle(_ input: InputEvent, in size: Size) -> [Event]?

    /// It is now `time`, counted from the start of the program.
    ///
    /// - Returns: when it next wants to be told; `nil` for never, which is the default.
    mutating func advance(to time: Duration) -> Duration?

    /// The component in words, line by line, in the order in which they are to be heard.
    var words: [String] { get }
}

extension Component {
    /// It is as high with any theme.
    public func rows(columns: Int, theme: Theme) -> Int { rows(columns: columns) }

    /// No input is for it.
    public func handle(_ input: InputEvent, in size: Size) -> [Event]? { nil }

    /// It never changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }
}

extension Canvas {
    /// Draws `component`, such as a `PictureView`, in `place`, and nothing outside.
    public mutating func draw(_ component: some Component, in place: Rect, theme: Theme) {
        component.draw(on: &self, in: place, theme: theme)
    }
}

extension InputEvent {
    /// The input for a component in `place`, with a pointer counted from there; `nil` for a pointer that is elsewhere.
    package func inside(_ place: Rect) -> InputEvent? {
        guard case .pointer(var pointer) = self else { return self }
        guard place.contains(pointer.position) else { return nil }
        pointer.position.column -= place.minColumn
        pointer.position.row -= place.minRow
        return .pointer(pointer)
    }
}
