import Foundation
import TestSupport
import Testing

@testable import Journaling

@Suite("A journal whose process dies")
struct JournalCrashTests {
    private let folder: JournalFolder
    private let journal: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
        try journal.append("old", "older")
    }

    /// The journal as the next process sees it.
    private var next: Journal { folder.journal }

    // Replacing is: remove what is left over, write, sync, rename, sync the folder.
    @Test("while it replaces the records has the old or the new ones", arguments: 0...4, [0, 20, 60])
    func replacing(fatal: Int, part: Int) throws {
        let journal = journal.on(.dying(at: fatal, part: part))
        #expect(throws: JournalError.self) { try journal.replaceAll(with: "new") }
        let stored = fatal < 4 ? ["old", "older"] : ["new"]
        try same(next.texts, stored)
        try next.append("next")
        try same(next.texts, stored + ["next"])
        try same(folder.names, ["journal"])
    }

    // Appending is: remove what is left over, write, sync.
    @Test("while it appends has either all of the records or none", arguments: [1, 2])
    func appending(fatal: Int) throws {
        let before = try folder.contents
        let size = Described.size(of: ["new", "newer"].map { Data($0.utf8) })
        for part in 0...size {
            try folder.put(before)
            let journal = journal.on(.dying(at: fatal, part: part))
            #expect(throws: JournalError.self) { try journal.append("new", "newer") }
            // Without its line feed, the last record is whole, too.
            let isWhole = fatal == 2 || part >= size - 1
            let stored = ["old", "older"] + (isWhole ? ["new", "newer"] : [])
            let reading = try next.read()
            same(reading.texts, stored)
            same(reading.dropped, isWhole ? fatal == 1 && part < size ? -1 : 0 : part)
        }
    }

    // Here, before writing, the rest is cut off, and that is synced.
    @Test("while it appends after a rest that was cut off has what was there before", arguments: 1...3)
    func appendingAfterRest(fatal: Int) throws {
        let before = try folder.contents
        try folder.put(before + Data("+0000".utf8))
        let journal = journal.on(.dying(at: fatal, part: 10))
        #expect(throws: JournalError.self) { try journal.append("new") }
        try same(next.texts, ["old", "older"])
        try next.append("next")
        try same(next.texts, ["old", "older", "next"])
    }

    @Test("before its first record is stored is none, and may be begun anew", arguments: 0...3)
    func creating(fatal: Int) throws {
        try next.remove()
        let journal = journal.on(.dying(at: fatal, part: 30))
        #expect(throws: JournalError.self) { try journal.append("new") }
        try same(next.texts, [])
        try next.append("next")
        try same(next.texts, ["next"])
        try same(folder.names, ["journal"])
    }
}
