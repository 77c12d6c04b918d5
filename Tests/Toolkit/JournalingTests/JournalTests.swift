import Foundation
import Journaling
import TestSupport
import Testing

@Suite("A journal")
struct JournalTests {
    private let folder: JournalFolder
    private let journal: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
    }

    @Test("gives back what was stored, in order, with nothing dropped")
    func roundTrip() throws {
        try journal.append("one")
        try journal.append("", "two: ґанок", String(repeating: "3", count: 100_000))
        let reading = try journal.read()
        same(reading.texts, ["one", "", "two: ґанок", String(repeating: "3", count: 100_000)])
        same(reading.dropped, 0)
        #expect(reading.startsOver)
    }

    @Test("is text that anyone can read")
    func text() throws {
        try journal.append(#"{"a":1}"#, "b")
        let text = String(decoding: try folder.contents, as: UTF8.self)
        let lines =
            /demo 1 [0-9a-f]{16} [0-9a-f]{8}\n\+00000007 [0-9a-f]{8} {"a":1}\n\.00000001 [0-9a-f]{8} b\n/
        #expect(text.wholeMatch(of: lines) != nil, "\(text)")
    }

    @Test("that isn't there has no records, and reading or removing doesn't create it")
    func absent() throws {
        let reading = try journal.read()
        same(reading.texts, [])
        same(reading.position, .start)
        #expect(try !journal.remove())
        #expect(try !journal.exists())
        try same(FileManager.default.contentsOfDirectory(atPath: folder.root.path), [])
    }

    @Test("is not written when nothing is stored")
    func nothing() throws {
        try same(journal.append(), .start)
        try same(folder.names, [])
    }

    @Test("reads on from a position")
    func readsOn() throws {
        let first = try journal.append("one")
        try journal.append("two", "three", after: first)
        let reading = try journal.read(after: first)
        same(reading.texts, ["two", "three"])
        #expect(!reading.startsOver)
        try same(journal.read(after: reading.position).texts, [])
        try same(journal.read().position, reading.position)
    }

    @Test("gives a transaction what others stored since its position")
    func transaction() throws {
        let mine = try journal.append("mine")
        try journal.append("theirs")
        let transaction = try journal.begin(after: mine)
        same(transaction.reading.texts, ["theirs"])
        let end = try transaction.append([Data("answer".utf8)])
        try same(journal.texts, ["mine", "theirs", "answer"])
        try same(journal.read(after: end).texts, [])
    }

    @Test("starts over for all readers when it is replaced, and continues from there")
    func replaced() throws {
        let old = try journal.append("one", "two")
        let new = try journal.replaceAll(with: "sum")
        let reading = try journal.read(after: old)
        same(reading.texts, ["sum"])
        #expect(reading.startsOver)
        try journal.append("three", after: new)
        try same(journal.read(after: new).texts, ["three"])
        try same(journal.texts, ["sum", "three"])
        try same(folder.names, ["journal"])
    }

    @Test("may be replaced by nothing, and then has no file")
    func emptied() throws {
        let old = try journal.append("one")
        let new = try journal.replaceAll()
        try same(folder.names, [])
        try same(journal.replaceAll(), new)
        #expect(try journal.read(after: old).startsOver)
        try same(journal.texts, [])
        try journal.append("two")
        try same(journal.read(after: new).texts, ["two"])
    }

    @Test("starts over for all readers when it is removed")
    func removed() throws {
        let old = try journal.append("one")
        #expect(try !journal.remove { $0.texts == ["two"] })
        try same(journal.texts, ["one"])
        #expect(try journal.exists())
        #expect(try journal.remove { $0.texts == ["one"] })
        try same(folder.names, [])
        #expect(try journal.read(after: old).startsOver)
        try journal.append("two", after: old)
        let reading = try journal.read(after: old)
        same(reading.texts, ["two"])
        #expect(reading.startsOver)
    }

    @Test("starts over when an older copy was put back, and others went on from that")
    func restored() throws {
        let common = try journal.append("one")
        let copy = try folder.contents
        let lost = try journal.append("two", after: common)
        try folder.put(copy)
        try same(journal.read(after: lost).texts, ["one"])
        try journal.append("something else that is longer", after: common)
        let reading = try journal.read(after: lost)
        same(reading.texts, ["one", "something else that is longer"])
        #expect(reading.startsOver)
    }

    @Test("refuses a record that would break its lines, and stores none of those beside it")
    func unfit() throws {
        for text in ["a\nb", "a\0b"] {
            #expect(throws: JournalError.unfit(index: 1)) { try journal.append("fine", text) }
            #expect(throws: JournalError.unfit(index: 0)) { try journal.replaceAll(with: text) }
        }
        try same(journal.texts, [])
    }

    @Test("refuses to become larger than can be read")
    func tooLarge() throws {
        try journal.append("one")
        let size = try folder.contents.count
        // All are the same one in memory.
        let records = [Data](repeating: Data(repeating: 0x61, count: 1 << 20), count: 1024)
        let bytes = size + 1024 * ((1 << 20) + 20)
        #expect(throws: JournalError.tooLarge(path: journal.path, bytes: bytes, limit: Journal.limit)) {
            try journal.begin().append(records)
        }
        try same(journal.texts, ["one"])
    }
}
