public import TerminalKit

/// A view without state of its own: what it draws depends on the view state alone, and what a key means on the key alone.
///
/// A view that has to remember more, such as where a finger is, implements `ViewInput` and `InteractiveScreen` itself.
public protocol PureView<State, Event>: Sendable {
    /// What is on the screen, ready to draw.
    associatedtype State: Equatable, Sendable
    /// What can happen on the screen.
    associatedtype Event: Equatable, Sendable

    /// `state` as a picture that fits into `space`.
    func canvas(of state: State, in space: CanvasSpace) -> Canvas

    /// `state` as text, for programs and for screen readers.
    func text(of state: State, as form: TextForm) -> String

    /// What pressing `key` means; `nil` for nothing.
    func event(for key: KeyEvent) -> Event?
}
