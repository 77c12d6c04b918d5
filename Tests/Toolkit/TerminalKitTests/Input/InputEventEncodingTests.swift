import TestSupport
import Testing

@testable import TerminalKit

@Suite("An input event, encoded")
struct InputEventEncodingTests {
    private static let modifiers: [Modifiers] = [[], .shift, .alt, .control, [.shift, .control]]

    private static let keys: [KeyEvent] = {
        let special: [Key] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .function(1),
            .function(5),
            .function(12),
        ]
        return special.flatMap { key in modifiers.map { KeyEvent(key: key, modifiers: $0) } }
            + [
                .enter, .tab, .backTab, .escape, .backspace, .character("a"), .character("ї"),
                .character("漢"),
            ]
            .map { KeyEvent(key: $0) }
            + [
                KeyEvent(key: .character("c"), modifiers: .control),
                KeyEvent(key: .character("x"), modifiers: .alt),
            ]
    }()

    private func read(_ event: InputEvent) -> [InputEvent] {
        var parser = InputParser()
        return parser.feed(event.encoded) + parser.timeOut()
    }

    @Test("is read as the same key", arguments: keys)
    func key(key: KeyEvent) {
        same(read(.key(key)), [.key(key)])
    }

    @Test("is read as the same move of the mouse")
    func pointer() {
        let kinds: [(PointerEvent.Kind, PointerEvent.Button?)] = [
            (.pressed, .left), (.released, .left), (.dragged, .left), (.pressed, .right), (.dragged, .middle),
            (.hovered, nil), (.scrolledUp, nil), (.scrolledDown, nil), (.scrolledLeft, nil),
            (.scrolledRight, nil),
        ]
        for (kind, button) in kinds {
            for modifiers in Self.modifiers {
                let event = InputEvent.pointer(
                    PointerEvent(
                        kind: kind, button: button, position: Point(column: 12, row: 3), modifiers: modifiers)
                )
                same(read(event), [event])
            }
        }
    }

    @Test("is read as the same paste and the same focus, and an answer of the terminal is nothing")
    func others() {
        for event in [InputEvent.paste("rm -rf\nq"), .focus(true), .focus(false)] {
            same(read(event), [event])
        }
        #expect(InputEvent.reply(.primaryAttributes([1])).encoded.isEmpty)
    }
}
