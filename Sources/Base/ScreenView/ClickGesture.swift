import TerminalKit

/// A pointer that clicks: what it came down on is meant once it goes up there, and not at all if it goes up elsewhere.
package struct ClickGesture {
    /// What an input means.
    package enum Meaning: Equatable {
        /// Nothing yet, or nothing any more: it belongs to a click that is not done, or that was given up.
        case pending
        case clicked(CanvasTarget)
    }

    private var pressed: CanvasTarget?

    package init() {}

    /// What `input` means on a screen that shows `picture`; `nil` if it has nothing to do with a click on something.
    ///
    /// - Parameter isButton: whether a target is clicked. By default, keys and events are.
    package mutating func meaning(
        of input: InputEvent, on picture: () -> Canvas, isButton: (CanvasTarget) -> Bool = \.isButton
    ) -> Meaning? {
        guard case .pointer(let pointer) = input else { return nil }
        switch pointer.kind {
        case .pressed:
            pressed = input.target(on: picture).flatMap { isButton($0) ? $0 : nil }
            return pressed.map { _ in .pending }
        case .dragged: return pressed.map { _ in .pending }
        case .released:
            guard let pressed = pressed.take() else { return nil }
            return picture().target(at: pointer.position) == pressed ? .clicked(pressed) : .pending
        case .hovered, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight: return nil
        }
    }

    /// The key that a click on one that is named on `picture` stands for, or any other input; `nil` for what only belongs to a click.
    package mutating func input(for input: InputEvent, on picture: () -> Canvas) -> InputEvent? {
        switch meaning(of: input, on: picture, isButton: { if case .key = $0 { true } else { false } }) {
        case nil: input
        case .clicked(.key(let key)): .key(key)
        case .clicked, .pending: nil
        }
    }
}

extension CanvasTarget {
    /// Whether it is pressed like a button.
    package var isButton: Bool {
        switch self {
        case .key, .events: true
        case .item, .scrollbar: false
        }
    }
}
