import TestSupport
import Testing

@testable import TerminalKit

@Suite("Input parser, pastes")
struct InputParserPasteTests {
    static func paste(_ text: String) -> [InputEvent] {
        var parser = InputParser()
        return parser.feed(InputParserKeyTests.bytes("^[200~" + text + "^[201~"))
    }

    @Test(
        "A paste is one event, whatever is in it",
        arguments: [
            ("", ""), ("qqq", "qqq"), ("картка 漢 😀", "картка 漢 😀"), ("a\rb\r\nc\nd\te", "a\nb\nc\nd\te"),
            ("^[A", "[A"), ("^", ""), ("^[20", "[20"), ("^[201", "[201"), ("^[200~", "[200~"), ("^^", ""),
            ("^[0201~x", "[0201~x"), ("^[201;1~x", "[201;1~x"), ("\u{9B}201~x", "201~x"),
            ("a\u{3}\u{0}\u{7F}b", "ab"), ("^[<0;1;1M^]11;?\u{7}", "[<0;1;1M]11;?"),
        ])
    func text(pasted: String, text: String) {
        same(Self.paste(pasted), [.paste(text)])
    }

    @Test("Keys before and after it are keys")
    func around() {
        var parser = InputParser()
        same(
            parser.feed(InputParserKeyTests.bytes("a^[200~q^[201~b")),
            [
                InputParserKeyTests.key(.character("a")), .paste("q"),
                InputParserKeyTests.key(.character("b")),
            ])
    }

    @Test("Invalid UTF-8 in it is replaced")
    func invalid() {
        var parser = InputParser()
        let bytes =
            InputParserKeyTests.bytes("^[200~") + [0xFF, 0x61, 0xE2] + InputParserKeyTests.bytes("^[201~")
        same(parser.feed(bytes), [.paste("\u{FFFD}a\u{FFFD}")])
    }

    @Test("Of a paste only the first mebibyte is kept, in whole characters", arguments: [0, 1, 2])
    func bounded(shift: Int) {
        let text = String(repeating: "a", count: shift) + String(repeating: "漢", count: 400_000)
        let expected =
            String(repeating: "a", count: shift) + String(repeating: "漢", count: ((1 << 20) - shift) / 3)
        same(Self.paste(text), [.paste(expected)])
    }
}
