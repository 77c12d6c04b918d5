import Foundation
import TestSupport
import Testing

@testable import Networking

@Suite("What a server says")
struct ServerTextTests {
    @Test("is one short line, whatever it is made of")
    func line() {
        same(ServerText.line("  a\u{1B}[2J\u{202E}\n b\u{200B} "), "a b")
        same(ServerText.line("a\u{34F}b\u{115F}c\u{3164}d ❤\u{FE0F}"), "a b c d ❤\u{FE0F}")
        same(ServerText.line("4111\u{A0}1111–1111/1111 at 192.168.1.1:8080"), "… at 192.168.1.1:8080")
        same(ServerText.line(String(repeating: "x", count: 200)).count, 200)
        let long = ServerText.line(String(repeating: "x", count: 201))
        #expect(long.count == 200 && long.hasSuffix("x…"))
        let marks = ServerText.line("a" + String(repeating: "\u{301}", count: 100_000))
        #expect(marks.unicodeScalars.count <= 200)
    }

    @Test("shows no part of a number that is cut", arguments: 170..<401)
    func cut(count: Int) {
        let text = String(repeating: "x", count: count) + " 4111 1111 1111 1111 4111 1111 1111 1111"
        #expect(!ServerText.line(text).contains("1"))
        let spaces = String(repeating: "1234567890123 ", count: count) + "4111 1111 1111 1111"
        #expect(!ServerText.line(spaces).contains("1"))
    }

    @Test("is not read to its end: no more is masked than could be shown")
    func beginning() {
        var masked = 0
        _ = ServerText.line(String(repeating: "1 2345 ", count: 100_000)) { text in
            masked += text.utf8.count
            return text
        }
        #expect(masked <= 2 * HTTPError.longestMessage)
    }

    /// Scalars that count how many of them were asked for.
    private final class CountedScalars: Sequence, IteratorProtocol {
        private let pattern: [Unicode.Scalar]
        private(set) var count = 0

        init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

        func next() -> Unicode.Scalar? {
            guard count < 1_000_000 else { return nil }
            count += 1
            return pattern[(count - 1) % pattern.count]
        }
    }

    @Test(
        "is looked at no further than a line takes, whatever a million scalars of it are",
        arguments: [
            "\u{301}", "\u{200B}", "\u{0}", " ", "a", "a\u{301}", "1\u{200B}", "\u{1F468}\u{200D}",
            "4\u{E0041}",
        ])
    func bounded(pattern: String) {
        let scalars = CountedScalars(pattern)
        let line = ServerText.line(scalars)
        #expect(scalars.count <= ServerText.reach + 1)
        #expect(line.unicodeScalars.count <= HTTPError.longestMessage)
        #expect(line != "…")
    }

    @Test("shows no part of a number that is cut where too much of the text can't be seen", arguments: 0..<40)
    func cutInvisible(count: Int) {
        let hidden = String(repeating: "\u{200B}", count: ServerText.reach - 20 - count)
        let line = ServerText.line("see" + hidden + "41111111111111114111111111111111111111111")
        #expect(!line.contains("1"))
        #expect(line.hasPrefix("see"))
    }

    @Test(
        "shows nothing of sequences that control a terminal, however they are nested, or cut off",
        arguments: [
            ("A\u{1B}[31mB\u{1B}[0m", "A B"), ("A\u{1B}[\u{1B}[31m31mB", "A 31mB"),
            ("\u{1B}\u{1B}[31mA", "A"), ("A\u{1B}]0;owned\u{07}B", "A B"),
            ("A\u{1B}]8;;http://a.example\u{1B}\\B\u{1B}]8;;\u{1B}\\", "A B"), ("A\u{9B}2JB", "A B"),
            ("A\u{9D}0;x\u{9C}B", "A B"), ("A\u{1B}P1$r\u{1B}\\B", "A B"), ("A\u{1B}(0B", "A B"),
            ("A\u{1B}7B\u{1B}[", "A B"), ("A\u{1B}[3\nB", "A B"), ("A\u{1B}\u{1B}]\u{1B}[[2JB", "A 2JB"),
            ("A [31m isn’t one", "A [31m isn’t one"),
        ])
    func sequences(text: String, line: String) {
        same(ServerText.line(text), line)
        same(text.withoutEscapeSequences.withoutEscapeSequences, text.withoutEscapeSequences)
        #expect(!text.withoutEscapeSequences.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    }
}
