import ScreenContract
package import TerminalKit

/// The box that `?` opens over a screen, with everything that can be done there.
package struct HelpBox {
    /// How far it is scrolled; `nil` while it is closed.
    private var scroll: Int?

    /// Whether it is open.
    package var isOpen: Bool { scroll != nil }

    /// A closed box.
    package init() {}

    /// Opens the box with `help` on a screen of so many `rows` if `event` asks for it. While it is open, keys and the wheel scroll
    /// it if not all of it fits; any other input closes it, and a key that means more than that, or a text, still means that.
    ///
    /// - Returns: whether the event has no other meaning.
    package mutating func takes<Event>(
        _ event: InputEvent, showing help: HelpPicture<Event>, rows: Int
    ) -> Bool {
        guard let top = scroll else {
            guard case .key(let key) = event, key.explains else { return false }
            scroll = 0
            return true
        }
        let scrolling = Scrolling(overflow: help.overflow, page: rows - 3)
        switch event {
        case .focus, .reply: return false
        case .paste:
            scroll = nil
            return false
        case .key, .pointer:
            if scrolling.overflow > 0, let rows = scrolling.rows(for: event) {
                scroll = min(max(0, top + rows), scrolling.overflow)
                return true
            }
            if case .pointer(let pointer) = event, pointer.kind != .pressed { return true }
            scroll = nil
            guard case .key(let key) = event else { return true }
            return key.onlyCloses
        }
    }

    /// Draws `help` in the middle of `frame`, which is dimmed.
    package func draw<Event>(_ help: HelpPicture<Event>, over frame: inout Canvas, theme: Theme) {
        let box = help.canvas(scroll: scroll ?? 0)
        frame.dim(frame.bounds, theme: theme)
        frame.blit(
            box,
            at: Point(
                column: max(0, (frame.size.columns - box.size.columns) / 2),
                row: max(0, (frame.size.rows - 1 - box.size.rows) / 2)))
    }
}
