import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import Journaling

@Suite("A journal that was damaged at random", .showsSeed)
struct JournalFuzzTests {
    private let folder: JournalFolder
    private var journal: Journal { folder.journal }

    init() throws { folder = try JournalFolder() }

    /// A file as it was written: its lines with what they hold, the first of which holds nothing.
    private struct Whole {
        var bytes = Data()
        var lines: [(range: Range<Int>, text: String, isLast: Bool)] = []

        init(_ bytes: Data) {
            self.bytes = bytes
            for line in bytes.split(separator: 0x0A) {
                let text = String(decoding: line.dropFirst(lines.isEmpty ? line.count : 19), as: UTF8.self)
                lines.append((line.startIndex..<line.endIndex + 1, text, line.first != UInt8(ascii: "+")))
            }
        }

        /// Where a line has its checksum, with what is around it.
        func checksum(of line: Int) -> Range<Int> {
            let range = lines[line].range
            return line == 0
                ? range.upperBound - 10..<range.upperBound : range.lowerBound + 9..<range.lowerBound + 19
        }

        /// The records that are as they were written, and can be checked.
        func untouched(in damaged: Data) -> [String] {
            let before = zip(bytes, damaged).prefix { $0 == $1 }.count
            let after = bytes.count - zip(bytes.reversed(), damaged.reversed()).prefix { $0 == $1 }.count
            func isThere(_ range: Range<Int>) -> Bool {
                range.upperBound <= before || range.lowerBound >= after
            }
            return lines.indices.dropFirst().filter {
                isThere(lines[$0].range) && isThere(checksum(of: $0 - 1))
            }.map { lines[$0].text }
        }

        /// The records of whole appends at the beginning.
        func beginning(of damaged: Data) -> [String] {
            let before = zip(bytes, damaged).prefix { $0 == $1 }.count
            // The last line feed may be missing.
            let known = before + (before == damaged.count ? 1 : 0)
            let end = lines.lastIndex { $0.isLast && $0.range.upperBound <= known } ?? 0
            return lines[...end].dropFirst().map(\.text)
        }
    }

    private enum Damage: CaseIterable {
        case flip, overwrite, cut, insert, append, zeros, empty, allZeros

        func done(to bytes: Data, _ random: inout SeededGenerator) -> Data {
            var bytes = bytes
            let start = random.number(0..<bytes.count)
            let end = min(bytes.count, start + random.number(1..<random.pick([3, 40, 400])))
            func noise(_ count: Int) -> [UInt8] {
                (0..<count).map { _ in UInt8(random.number(0..<256)) }
            }
            switch self {
            case .flip: bytes[start] ^= 1 << UInt8(random.number(0..<8))
            case .overwrite: for index in start..<end { bytes[index] ^= UInt8(random.number(1..<256)) }
            case .cut: bytes.removeSubrange(start..<end)
            case .insert: bytes.insert(contentsOf: noise(end - start), at: start)
            case .append: bytes += noise(500)
            case .zeros: bytes.resetBytes(in: start..<end)
            case .empty: bytes = Data()
            case .allZeros: bytes = Data(count: bytes.count)
            }
            return bytes
        }
    }

    private func write(_ random: inout SeededGenerator) throws -> Whole {
        if FileManager.default.fileExists(atPath: journal.path) {
            try FileManager.default.removeItem(atPath: journal.path)
        }
        for append in 0..<random.number(2..<8) {
            let records = (0..<(append == 0 ? 1 : random.number(1..<4))).map { number in
                let note = String(repeating: "note ", count: random.number(0..<20))
                return Data(
                    #"{"amount":\#(random.number(1..<99_999)),"id":"\#(append)-\#(number)","note":"\#(note)"}"#
                        .utf8)
            }
            _ = try journal.begin().append(records)
        }
        return Whole(try folder.contents)
    }

    @Test(
        "has exactly the records that are untouched, takes nothing, and is repaired without losing any of them"
    )
    func once() throws {
        var random = SeededGenerator.ofThisRun()
        for round in 0..<400 {
            let whole = try write(&random)
            let kind =
                round % 20 < Damage.allCases.count
                ? Damage.allCases[round % 20] : random.pick([.flip, .overwrite, .cut, .insert])
            let damaged = kind.done(to: whole.bytes, &random)
            try folder.put(damaged)
            let reading: JournalReading
            do throws(JournalError) {
                reading = try journal.read()
            } catch {
                // The number of the version became a larger one, which only a newer program could read.
                guard case .newerFormat = error else { throw error }
                continue
            }
            let texts = reading.texts
            guard let damage = reading.damage else {
                // An append that was cut off looks like that.
                try #require(texts == whole.beginning(of: damaged), "\(round), \(kind)")
                try #require(reading.dropped > 0 || damaged.count < whole.bytes.count, "\(round), \(kind)")
                continue
            }
            try #require(texts == whole.untouched(in: damaged), "\(round), \(kind)")
            let lost = damage.gaps.reduce(0) { $0 + $1.count }
            let kept = reading.records.reduce(0) { $0 + $1.count + 20 }
            let isFirstLineWhole = damage.record > 0
            try #require(
                lost + kept + (isFirstLineWhole ? whole.lines[0].range.count : 0) == damaged.count,
                "\(round), \(kind)")
            #expect(
                throws: JournalError.corrupt(path: journal.path, record: damage.record, offset: damage.offset)
            ) {
                try journal.append("next")
            }
            try same(folder.contents, damaged)
            try #require(try journal.repair(keeping: "kept-\(round)") { _ in true })
            try same(journal.texts, texts)
            try same(Data(contentsOf: URL(filePath: journal.folder + "/kept-\(round)")), damaged)
            try #require(try !journal.repair(keeping: "again") { _ in true })
            try journal.append("next")
            try same(journal.texts, texts + ["next"])
        }
        try same(folder.names.filter { !$0.hasPrefix("kept-") }, ["journal"])
    }

    @Test("in several places has nothing that was never written, nothing twice, and all in order")
    func often() throws {
        var random = SeededGenerator.ofThisRun()
        for round in 0..<200 {
            let whole = try write(&random)
            var damaged = whole.bytes
            for _ in 0..<random.number(2..<6) where !damaged.isEmpty {
                damaged = random.pick([Damage.flip, .overwrite, .cut, .insert, .append, .zeros])
                    .done(to: damaged, &random)
            }
            try folder.put(damaged)
            let texts: [String]
            do throws(JournalError) {
                texts = try journal.read().texts
            } catch {
                switch error {
                case .newerFormat, .notAJournal: continue
                default: throw error
                }
            }
            var rest = whole.lines.map(\.text)[...]
            for text in texts {
                let place = try #require(rest.firstIndex(of: text), "\(round)")
                rest = rest[(place + 1)...]
            }
        }
    }

    @Test("isn't repaired where its copy can't be kept: it stays as it is")
    func noCopy() throws {
        try journal.append("one")
        try journal.append("two")
        var damaged = try folder.contents
        damaged[damaged.count - 2] ^= 1
        try folder.put(damaged)
        for step in 0..<4 {
            let dying = journal.on(.dying(at: step))
            #expect(throws: JournalError.self) { try dying.repair(keeping: "kept") { _ in true } }
            try same(journal.texts, ["one"])
            #expect(try journal.read().damage != nil)
        }
        try folder.folder.write("mine", to: "deep/data/kept")
        let exists = JournalError.SystemReason(code: EEXIST)
        #expect(throws: JournalError.unwritable(path: journal.folder + "/kept", reason: exists)) {
            try journal.repair(keeping: "kept") { _ in true }
        }
        try same(folder.contents, damaged)
    }

    @Test("is repaired of records that make no sense, too, and of none where all do")
    func meaning() throws {
        try journal.append("one", "nonsense", "three")
        #expect(try !journal.repair(keeping: "kept") { _ in true })
        #expect(try journal.repair(keeping: "kept") { $0 != Data("nonsense".utf8) })
        try same(journal.texts, ["one", "three"])
        let none = Journal(folder: folder.folder("none"), format: "demo")
        #expect(try !none.repair(keeping: "kept") { _ in false })
    }
}
