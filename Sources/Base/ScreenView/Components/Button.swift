package import TerminalKit

/// Something to press, with what that does.
package struct Button<Event>: Component {
    private let label: String
    private let isStrong: Bool
    private let pressed: Event

    /// A button that stands out if it `isStrong`, and tells `pressed` when it is.
    package init(_ label: String, isStrong: Bool, pressed: Event) {
        self.label = label
        self.isStrong = isStrong
        self.pressed = pressed
    }

    private var text: String { " \(label)  " }

    package func rows(columns: Int) -> Int { 1 }

    package func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let style: Style =
            switch theme.depth {
            case .none: Style(attributes: isStrong ? .bold : .dim)
            case .ansi16, .ansi256, .trueColor:
                isStrong
                    ? Style(foreground: theme.page, background: theme.accent, attributes: .bold)
                    : Style(foreground: theme.secondary, background: theme.panel)
            }
        canvas.put(text.truncated(to: place.size.columns), at: place.origin, style: style)
    }

    package func handle(_ input: InputEvent, in size: Size) -> [Event]? {
        guard case .pointer(let pointer) = input, pointer.kind == .pressed,
            pointer.position.column < text.columns
        else { return nil }
        return [pressed]
    }

    package var words: [String] { [label] }
}
