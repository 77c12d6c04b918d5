package import TerminalKit

extension InteractiveScreen {
    /// Clicks at `point`: the button goes down there, and up again.
    package func click(
        at point: Point, button: PointerEvent.Button = .left, modifiers: Modifiers = []
    ) {
        for kind in [PointerEvent.Kind.pressed, .released] {
            let pointer = PointerEvent(kind: kind, button: button, position: point, modifiers: modifiers)
            handle(.pointer(pointer), at: .zero)
        }
    }
}
