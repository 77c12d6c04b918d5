import Foundation
import Testing

@testable import Networking

@Suite("What a server says")
struct ServerTextTests {
    @Test("is one short line, whatever it is made of")
    func line() {
        #expect(ServerText.line("  a\u{1B}[2J\u{202E}\n b\u{200B} ") == "a [2J b")
        #expect(ServerText.line(String(repeating: "x", count: 200)).count == 200)
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
}
