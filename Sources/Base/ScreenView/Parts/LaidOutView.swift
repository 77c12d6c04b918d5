public import TerminalKit

/// A view that is laid out completely, and then drawn as far as it is visible. Its screen keeps the layout while state, size and
/// colours stay the same, so scrolling needs no new layout.
public protocol LaidOutView<State, Event>: PureView {
    /// Everything that a live screen with `state` can show.
    func layout(of state: State, in space: LiveSpace) -> PartLayout

    /// The live screen that shows a part of the layout.
    func frame(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Canvas

    /// How far the layout of `state` can be scrolled.
    func scrolling(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Scrolling

    /// The event that reports which part of the layout is visible.
    func sight(of layout: PartLayout, in space: LiveSpace) -> Event?
}

extension LaidOutView {
    /// The live screen.
    public func frame(of state: State, in space: LiveSpace) -> Canvas {
        frame(of: state, showing: layout(of: state, in: space), in: space)
    }

    /// How far the live screen can be scrolled.
    public func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        scrolling(of: state, showing: layout(of: state, in: space), in: space)
    }
}
