// Views need the screen contract, so a program that imports views gets it, too.
@_exported public import ScreenContract
@_exported public import TerminalKit

/// A part of a view: a field, a button, a picture, a column of other components.
///
/// It has no clock and no terminal: its owner gives it a place and passes on the input, and the time before each input. The owner
/// sets its width, and its height follows from that.
///
/// State with a meaning, such as typed text or the focus, belongs to the presenter; a component that shows it is a value, made
/// from each view state. A component that remembers more, such as a cursor or the progress of a motion, is stored by the view. On
/// the main actor, it may be a class with a conformance to `@MainActor Component`.
public protocol Component<Event> {
    /// What it reports to its owner; by default, nothing.
    associatedtype Event = Never

    /// Its height at a width of `columns`, from 1.
    func rows(columns: Int) -> Int

    /// Its height at a width of `columns` with `theme`: it may be lower if that shows no pictures. By default, the same.
    func rows(columns: Int, theme: Theme) -> Int

    /// Draws it in `place`, and nothing outside.
    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme)

    /// Handles `input` at a size of `size`; pointer positions are relative to its top left cell.
    ///
    /// - Returns: the events for its owner; `nil`, the default, if the input is not for this component.
    mutating func handle(_ input: InputEvent, in size: Size) -> [Event]?

    /// Advances to `time`, counted from the start of the program.
    ///
    /// - Returns: when it next needs the time; `nil`, the default, for never.
    mutating func advance(to time: Duration) -> Duration?

    /// The component in words, line by line, in reading order.
    var words: [String] { get }
}

extension Component {
    /// By default, the same height with any theme.
    public func rows(columns: Int, theme: Theme) -> Int { rows(columns: columns) }

    /// By default, ignores all input.
    public func handle(_ input: InputEvent, in size: Size) -> [Event]? { nil }

    /// By default, never changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }
}

extension Canvas {
    /// Draws `component`, such as a `PictureView`, in `place`, and nothing outside.
    public mutating func draw(_ component: some Component, in place: Rect, theme: Theme) {
        component.draw(on: &self, in: place, theme: theme)
    }
}

extension InputEvent {
    /// The input for a component in `place`, with pointer positions relative to it; `nil` for a pointer elsewhere.
    package func inside(_ place: Rect) -> InputEvent? {
        guard case .pointer(var pointer) = self else { return self }
        guard place.contains(pointer.position) else { return nil }
        pointer.position.column -= place.minColumn
        pointer.position.row -= place.minRow
        return .pointer(pointer)
    }
}
