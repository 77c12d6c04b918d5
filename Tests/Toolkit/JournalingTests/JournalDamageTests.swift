import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import Journaling

@Suite("A damaged journal")
struct JournalDamageTests {
    private let folder: JournalFolder
    private let journal: Journal
    /// The file with one, three and four records, after an append each.
    private let stages: [(bytes: Data, texts: [String])]

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
        var stages: [(Data, [String])] = []
        for texts in [["{\"a\": 1}"], ["two  ", "three"], ["@J*+."]] {
            _ = try journal.begin().append(texts.map { Data($0.utf8) })
            stages.append((try folder.contents, try journal.texts))
        }
        self.stages = stages
    }

    private var whole: Data { stages[2].bytes }

    /// What an append to the file left that is cut off after `count` bytes: whole appends only, the last one perhaps without its line feed.
    private func expected(_ count: Int, withoutLineFeed: Bool = false) -> (bytes: Int, texts: [String]) {
        let stage = stages.last { $0.bytes.count <= count + (withoutLineFeed ? 1 : 0) }
        return stage.map { ($0.bytes.count, $0.texts) } ?? (0, [])
    }

    @Test("that is cut off anywhere has the appends before, says what it dropped, and takes the next append")
    func cuts() throws {
        for count in stages[0].bytes.count - 1..<whole.count {
            try folder.put(whole.prefix(count))
            let expected = expected(count, withoutLineFeed: true)
            let reading = try journal.read()
            same(reading.texts, expected.texts, "\(count)")
            same(reading.dropped, count - expected.bytes, "\(count)")
            let position = try journal.append("next")
            let next = try journal.read()
            same(next.texts, expected.texts + ["next"], "\(count)")
            same(next.dropped, 0)
            try same(journal.read(after: position).texts, [])
        }
    }

    @Test("whose last line feed an editor took away has all records, also for who has read them before")
    func lineFeed() throws {
        let position = try journal.read().position
        try folder.put(whole.dropLast())
        for reading in [try journal.read(), try journal.read(after: position)] {
            same(reading.texts, stages[2].texts)
            same(reading.dropped, -1)
            #expect(reading.damage == nil)
        }
        try journal.append("next", after: position)
        try same(folder.contents.prefix(whole.count), whole)
        try same(journal.texts, stages[2].texts + ["next"])
    }

    @Test(
        "that has lost its first line, its first record, or all that it had, has nothing, and takes nothing")
    func emptied() throws {
        let firstLine = try #require(whole.firstIndex(of: 0x0A)) + 1
        for count in 0..<stages[0].bytes.count - 1 {
            for bytes in [whole.prefix(count), whole.prefix(count) + Data(count: 7)] {
                try folder.put(bytes)
                let isFirst = count < firstLine
                let error = JournalError.corrupt(
                    path: journal.path, record: isFirst ? 0 : 1, offset: isFirst ? 0 : firstLine)
                let reading = try journal.read()
                same(reading.texts, [], "\(count)")
                same(reading.damage?.record, isFirst ? 0 : 1)
                same(reading.damage?.gaps, [(isFirst ? 0 : firstLine)..<bytes.count])
                #expect(throws: error) { try journal.append("next") }
                try same(folder.contents, bytes)
            }
        }
        #expect(try journal.putAside(as: "kept") { _ in false })
        try same(journal.texts, [])
    }

    @Test("may have zeros where the rest of an append should be", arguments: [1, 7, 5_000])
    func zeros(count: Int) throws {
        for start in stages[0].bytes.count...whole.count {
            try folder.put(whole.prefix(start) + Data(count: count))
            let expected = expected(start)
            let reading = try journal.read()
            same(reading.texts, expected.texts, "\(start)")
            same(reading.dropped, start + count - expected.bytes)
            try journal.append("next")
            try same(journal.texts, expected.texts + ["next"])
        }
    }

    @Test("has all other records if a bit changed anywhere, and takes nothing and is left alone")
    func flips() throws {
        let texts = stages[2].texts
        for offset in whole.indices {
            let line = whole[..<offset].count { $0 == 0x0A }
            for bit in 0..<8 {
                var bytes = whole
                bytes[offset] ^= 1 << bit
                try folder.put(bytes)
                let place = "byte \(offset), bit \(bit)"
                #expect(throws: JournalError.self, "\(place)") { try journal.append("next") }
                let reading = try journal.read()
                // The record after one whose checksum changed can't be checked.
                var expected = [texts]
                if line > 0 { expected = [texts.indices.filter { $0 != line - 1 }.map { texts[$0] }] }
                expected.append(texts.indices.filter { $0 != line - 1 && $0 != line }.map { texts[$0] })
                #expect(expected.contains(reading.texts), "\(place)")
                #expect(reading.damage != nil, "\(place)")
                try same(folder.contents, bytes)
            }
        }
    }

    @Test("says which record is wrong, and where it begins")
    func place() throws {
        var bytes = whole
        bytes[stages[1].bytes.count + 20] ^= 1
        try folder.put(bytes)
        let error = JournalError.corrupt(path: journal.path, record: 4, offset: stages[1].bytes.count)
        #expect(throws: error) { try journal.append("next") }
        try same(journal.read().damage?.gaps, [stages[1].bytes.count..<whole.count])
        bytes = whole
        bytes[20] ^= 1
        try folder.put(bytes)
        #expect(throws: JournalError.corrupt(path: journal.path, record: 0, offset: 0)) {
            try journal.append("next")
        }
    }

    @Test("counts the records before a position, too")
    func placeAfterPosition() throws {
        let position = try journal.append("five")
        let offset = try folder.contents.count
        try journal.append("six", after: position)
        var bytes = try folder.contents
        bytes[bytes.count - 2] ^= 1
        try folder.put(bytes)
        #expect(throws: JournalError.corrupt(path: journal.path, record: 6, offset: offset)) {
            _ = try journal.begin(after: position)
        }
        let reading = try journal.read(after: position)
        #expect(reading.startsOver)
        same(reading.texts, stages[2].texts + ["five"])
    }

    @Test("has no record twice, none in another place, and none from elsewhere")
    func lines() throws {
        let lines = whole.split(separator: 0x0A).map { $0 + [0x0A] }
        let texts = stages[2].texts
        let other = Journal(folder: folder.folder("other"), format: "demo")
        try other.append("theirs", "too")
        let foreign = try Data(contentsOf: URL(filePath: other.path))
        let changes: [(lines: [Data], texts: [String])] = [
            ([lines[0], lines[2], lines[3], lines[4]], Array(texts[2...])),
            ([lines[0], lines[1], lines[1], lines[2], lines[3], lines[4]], texts),
            (lines + lines, texts), (lines + [lines[1], lines[2]], texts),
            ([lines[0], lines[1], lines[4], lines[2], lines[3]], [texts[0], texts[1], texts[2]]),
            (lines + [Data("hello\n".utf8)], texts), (lines + [foreign], texts),
            ([Data("hello".utf8)] + lines, texts),
        ]
        for (index, change) in changes.enumerated() {
            try folder.put(Data(change.lines.joined()))
            try same(journal.texts, change.texts, "\(index)")
            #expect(throws: JournalError.self) { try journal.append("next") }
        }
    }

    @Test("is refused when its first bytes are zeros, but others follow")
    func zeroedStart() throws {
        try journal.append(String(repeating: "x", count: 600))
        try folder.put(Data(count: 512) + folder.contents.dropFirst(512))
        #expect(throws: JournalError.corrupt(path: journal.path, record: 0, offset: 0)) {
            try journal.append("next")
        }
    }

    @Test("can't be removed, but put aside, and begun anew")
    func aside() throws {
        let damaged = whole.dropLast(2) + [0x0A]
        try folder.put(damaged)
        #expect(throws: JournalError.self) { try journal.remove() }
        #expect(try journal.putAside(as: "kept") { _ in false })
        try same(folder.names, ["kept"])
        try same(Data(contentsOf: URL(filePath: journal.folder + "/kept")), damaged)
        #expect(try !journal.putAside(as: "kept") { _ in true })
        try journal.append("new")
        try same(journal.texts, ["new"])
    }

    @Test("isn't put aside once it is mended, nor in place of another file")
    func mended() throws {
        try journal.replaceAll(with: "mended")
        #expect(try !journal.putAside(as: "kept") { $0.texts != ["mended"] })
        try same(folder.names, ["journal"])
        let exists = JournalError.SystemReason(code: EEXIST)
        #expect(throws: JournalError.unwritable(path: journal.path, reason: exists)) {
            try journal.putAside(as: "journal") { _ in true }
        }
        #expect(try journal.putAside(as: "kept") { $0.texts == ["mended"] })
    }
}
