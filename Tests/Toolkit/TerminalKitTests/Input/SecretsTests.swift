import TerminalKit
import TestSupport
import Testing

@Suite("An input event without digits")
struct SecretsTests {
    @Test("Digits of any script that were typed are zeros, and other keys themselves")
    func keys() {
        for digit in "0123456789٤४４④" {
            let event = InputEvent.key(KeyEvent(key: .character(digit), modifiers: .alt))
            same(event.withoutDigits, .key(KeyEvent(key: .character("0"), modifiers: .alt)))
        }
        for key in [Key.character("a"), .character("-"), .enter, .function(5), .tab] {
            same(InputEvent.key(KeyEvent(key: key)).withoutDigits, .key(KeyEvent(key: key)))
        }
    }

    @Test("Digits that were pasted are zeros, and what stands between them stays")
    func pastes() {
        same(InputEvent.paste("No. 4111-1111 １٢x\n").withoutDigits, .paste("No. 0000-0000 00x\n"))
    }

    @Test("Events that are not typed are unchanged")
    func others() {
        let pointer = PointerEvent(kind: .pressed, button: .left, position: Point(column: 41, row: 11))
        for event in [InputEvent.pointer(pointer), .focus(true)] { same(event.withoutDigits, event) }
    }
}
