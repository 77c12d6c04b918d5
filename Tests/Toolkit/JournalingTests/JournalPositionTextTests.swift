import Foundation
import TestSupport
import Testing

@testable import Journaling

@Suite("The text of a position")
struct JournalPositionTextTests {
    @Test("is read again as the same position, by another process, too")
    func again() throws {
        let scene = try JournalFolder()
        #expect(JournalPosition.start.text == nil)
        let position = try scene.journal.begin().append([Data("a".utf8), Data("b".utf8)])
        let text = try #require(position.text)
        let read = try #require(JournalPosition(text))
        same(read, position)
        _ = try scene.journal.begin().append([Data("c".utf8)])
        let reading = try scene.journal.read(after: read)
        #expect(!reading.startsOver && reading.records.map { String(decoding: $0, as: UTF8.self) } == ["c"])
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "a", "0123456789abcdef-0000000000000001-0000000000000001",
            "0123456789abcdef-0000000000000001-0000000000000001-0123456",
            "0123456789ABCDEF-0000000000000001-0000000000000001-01234567",
            "0123456789abcdef-ffffffffffffffff-0000000000000001-01234567",
            "0123456789abcdef-0000000000000001-0000000000000002-01234567", "--------------------------------",
        ])
    func other(text: String) {
        #expect(JournalPosition(text) == nil)
    }
}
