import TerminalKit

/// A pointer that takes hold of a scrollbar.
struct ScrollbarDrag {
    /// What an input means.
    enum Meaning: Equatable {
        /// The pointer holds the bar at this share of its length, from 0 to 1.
        case held(at: Double)
        /// It let go of the bar.
        case released
    }

    /// The bar that is held.
    private var bar: Rect?

    /// What `input` means on a screen that shows `picture`; `nil` if it has nothing to do with a scrollbar.
    mutating func meaning(of input: InputEvent, on picture: () -> Canvas) -> Meaning? {
        guard case .pointer(let pointer) = input else {
            bar = nil
            return nil
        }
        switch pointer.kind {
        case .pressed where pointer.button == .left:
            let picture = picture()
            let isOnBar = picture.target(at: pointer.position) == .scrollbar
            bar = isOnBar ? picture.targetArea(at: pointer.position) : nil
        case .dragged: break
        case .released:
            defer { bar = nil }
            return bar.map { _ in .released }
        case .pressed, .hovered, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight: return nil
        }
        return bar.map { bar in
            let share = Double(pointer.position.row - bar.minRow) / Double(max(1, bar.size.rows - 1))
            return .held(at: min(max(0, share), 1))
        }
    }
}
