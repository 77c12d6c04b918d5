import TestSupport
import Testing

@testable import TerminalKit

@Suite("Input parser, reports")
struct InputParserReportTests {
    static func pointer(
        _ kind: PointerEvent.Kind, _ button: PointerEvent.Button?, _ column: Int, _ row: Int,
        _ modifiers: Modifiers = []
    ) -> InputEvent {
        .pointer(
            PointerEvent(
                kind: kind, button: button, position: Point(column: column, row: row), modifiers: modifiers))
    }

    @Test(
        "The mouse",
        arguments: [
            ("^[<0;1;1M", pointer(.pressed, .left, 0, 0)), ("^[<1;2;3M", pointer(.pressed, .middle, 1, 2)),
            ("^[<2;80;24M", pointer(.pressed, .right, 79, 23)),
            ("^[<0;5;6m", pointer(.released, .left, 4, 5)),
            ("^[<32;300;2M", pointer(.dragged, .left, 299, 1)),
            ("^[<34;3;2M", pointer(.dragged, .right, 2, 1)), ("^[<35;3;2M", pointer(.hovered, nil, 2, 1)),
            ("^[<64;1;2M", pointer(.scrolledUp, nil, 0, 1)),
            ("^P1$r0;48:2::1:2:3m^\\", InputEvent.reply(.trueColor)),
            ("^P1$r48;2;1;2;3m^\\", InputEvent.reply(.trueColor)),
            ("^P1$r0;1;48:2:1:2:3;4m^\\", InputEvent.reply(.trueColor)),
            ("^P1+r524742=38^\\", InputEvent.reply(.trueColor)),
            ("^[<65;1;2M", pointer(.scrolledDown, nil, 0, 1)),
            ("^[<66;3;2M", pointer(.scrolledLeft, nil, 2, 1)),
            ("^[<83;3;2M", pointer(.scrolledRight, nil, 2, 1, .control)),
            ("^[<0;0;5m", pointer(.released, .left, 0, 4)), ("^[<0;-3;5m", pointer(.released, .left, 0, 4)),
            ("^[<32;5;-1M", pointer(.dragged, .left, 4, 0)),
            ("^[<0;99999999999999999999;-99m", pointer(.released, .left, 9_999, 0)),
            ("^[<4;1;1M", pointer(.pressed, .left, 0, 0, .shift)),
            ("^[<8;1;1M", pointer(.pressed, .left, 0, 0, .alt)),
            ("^[<48;1;1M", pointer(.dragged, .left, 0, 0, .control)),
            ("^[<93;1;1M", pointer(.scrolledDown, nil, 0, 0, [.shift, .alt, .control])),
            ("^[<0;10000;1M", pointer(.pressed, .left, 9999, 0)),
        ])
    func mouse(text: String, event: InputEvent) {
        same(InputParserKeyTests.events(text), [event])
    }

    @Test(
        "Places and buttons that cannot be, and other sequences without a meaning, are left out",
        arguments: [
            "^[<0;0;1M", "^[<0;1;0M", "^[<0;10001;1M", "^[<0;1;99999999999999999999M", "^[<0;1M", "^[<;1;1M",
            "^[<0;1;1;1M", "^[<128;1;1M", "^[<66;0;1M", "^[<67;1;1m", "^[<64;1;1m", "^[<3;1;1M",
            "^[<0;-1;1M", "^[<0;1-;1m", "^[<0;--1;1m", "^[?-1;2$y", "^[<0;1;1 M", "^[<0;1;1X", "^[M !!",
            "^[M~~~", "^[35;1;1M",
            "^[X", "^[9999~", "^[201~", "^[1;999A", "^[2;5A", "^[=1c", "^[>1;2c", "^[?1;2u", "^[97;9u",
            "^[97;1:3u", "^[57344u", "^[55296u", "^[0u", "^[u", "^[1;5Y", "^[10;20R", "^[12;1I", "^Oz",
            "^[[Z", "^[?997;3n", "^[?997n", "^[?996;1n", "^[997;1n",
            "^]0;title\u{7}", "^]11;?^\\", "^]11;rgb:1/2\u{7}", "^P1$r0m^\\", "^_Ga=T;OK^\\", "^Xno^\\",
            "^^no^\\",
            "^[?1;2$z", "^[?2026;9$y", "^[4;1$y", "^[ q", "^[!p", "^[?99999999999h", "\u{85}",
            "\u{9B}1A".prefix(1).description,
        ])
    func swallowed(text: String) {
        // A privacy message begins with the character that stands for the escape character here.
        let bytes =
            text == "^^no^\\"
            ? [0x1B, 0x5E] + InputParserKeyTests.bytes("no^\\") : InputParserKeyTests.bytes(text)
        var parser = InputParser()
        #expect(parser.feed(bytes).isEmpty)
        same(parser.feed("q".utf8), [InputParserKeyTests.key(.character("q"))])
    }

    @Test("The focus")
    func focus() {
        same(InputParserKeyTests.events("^[I^[O"), [.focus(true), .focus(false)])
    }

    @Test(
        "Answers",
        arguments: [
            ("^[?62;4;22c", .primaryAttributes([62, 4, 22])), ("^[?6c", .primaryAttributes([6])),
            ("^[?2026;2$y", .mode(number: 2026, state: 2)), ("^[?2026;0$y", .mode(number: 2026, state: 0)),
            ("^]11;rgb:1e1e/2e2e/ffff^\\", .backgroundColor(Color(0x1E2EFF))),
            ("^]11;rgb:1e/2e/ff\u{7}", .backgroundColor(Color(0x1E2EFF))),
            ("^]11;rgb:f/0/8\u{7}", .backgroundColor(Color(0xFF0088))),
            ("^]11;rgb:fff/000/800\u{7}", .backgroundColor(Color(0xFF0080))),
            ("^]11;rgba:FFFF/0000/8080/ffff\u{7}", .backgroundColor(Color(0xFF0080))),
            ("^_Gi=1;OK^\\", .graphics(id: 1, isOK: true)), ("^[?997;1n", .appearance(.dark)),
            ("^[?997;2n", .appearance(.light)),
            ("^P>|foot(1.16)^\\", .version("foot(1.16)")),
            ("^[?1;5R", .cursorPosition(Point(column: 4, row: 0))),
        ] as [(String, TerminalReply)])
    func replies(text: String, reply: TerminalReply) {
        same(InputParserKeyTests.events(text), [.reply(reply)])
    }

    @Test("The cursor's position is distinguished from F3 by whether it was requested")
    func cursorPosition() {
        var parser = InputParser()
        let report = InputParserKeyTests.bytes("^[1;5R")
        same(parser.feed(report), [InputParserKeyTests.key(.function(3), .control)])
        parser.expectsCursorPosition = true
        same(parser.feed(report), [.reply(.cursorPosition(Point(column: 4, row: 0)))])
        same(parser.feed(InputParserKeyTests.bytes("^[R")), [InputParserKeyTests.key(.function(3))])
    }
}
