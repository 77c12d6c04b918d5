public import TerminalKit

/// A view of which all is laid out first, and then drawn as far as it is in sight. Its screen keeps the layout as long as state,
/// size and colours stay, so that scrolling lays out nothing.
public protocol LaidOutView<State, Event>: PureView {
    /// All that a live screen with `state` can show.
    func layout(of state: State, in space: LiveSpace) -> PartLayout

    /// The live screen, of which the layout is a part.
    func frame(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Canvas

    /// How far the layout can be scrolled.
    func scrolling(of layout: PartLayout, in space: LiveSpace) -> Scrolling

    /// The event that tells what of the layout is in sight.
    func sight(of layout: PartLayout, in space: LiveSpace) -> Event?
}

extension LaidOutView {
    /// The live screen.
    public func frame(of state: State, in space: LiveSpace) -> Canvas {
        frame(of: state, showing: layout(of: state, in: space), in: space)
    }

    /// How far the live screen can be scrolled.
    public func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        scrolling(of: layout(of: state, in: space), in: space)
    }
}
