import ScreenContract
import ScreenView
import TerminalKit

/// What can be done on a screen: in its last row as far as there is room, and all of it in a box that `?` opens.
@MainActor
struct ExhibitKeys<Event: ViewEvent> {
    let title: String
    let hints: [KeyHint<Event>]
    let keys: KeyTable<Event>
    private var box = HelpBox()

    init(_ title: String, _ hints: [KeyHint<Event>], keys: KeyTable<Event>) {
        (self.title, self.hints, self.keys) = (title, hints, keys)
    }

    func draw(on canvas: inout Canvas, theme: Theme) {
        KeyHintsPicture(keys: keys, theme: theme).drawFooter(
            hints, margin: canvas.size.columns < 24 ? 0 : 2, explains: true, on: &canvas)
        if box.isOpen { box.draw(help(in: canvas.size, theme), over: &canvas, theme: theme) }
    }

    /// Opens, scrolls and closes the box.
    ///
    /// - Returns: whether the event has no other meaning.
    mutating func takes(_ event: InputEvent, in size: Size) -> Bool {
        box.takes(event, showing: help(in: size, .standard(depth: .none)), rows: size.rows)
    }

    /// The box in words; `nil` while it is closed.
    func speech(in size: Size) -> Speech? {
        guard box.isOpen else { return nil }
        return Speech(lines: help(in: size, .standard(depth: .none)).words, isAside: true)
    }

    private func help(in size: Size, _ theme: Theme) -> HelpPicture<Event> {
        HelpPicture(
            [HintGroup(title, hints)], keys: keys,
            room: Size(columns: max(8, size.columns - 4), rows: max(3, size.rows - 1)), theme: theme)
    }
}
