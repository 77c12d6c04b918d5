import Foundation
import Journaling
import SystemTestSupport
import TestSupport
import Testing

@Suite("What is not a journal")
struct ForeignFileTests {
    private let folder: JournalFolder
    private let journal: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
    }

    /// Expects that reading, writing, replacing and removing are all refused with `error`.
    private func expectRefusal(_ error: JournalError) {
        #expect(throws: error) { try journal.read() }
        #expect(throws: error) { try journal.append("new") }
        #expect(throws: error) { try journal.replaceAll(with: "new") }
        #expect(throws: error) { try journal.remove() }
    }

    @Test(
        "because a newer program wrote it, is refused and left alone",
        arguments: ["\n", " and more\n...\n", " "])
    func newer(rest: String) throws {
        let bytes = Data("demo 12\(rest)".utf8)
        try folder.put(bytes)
        expectRefusal(.newerFormat(path: journal.path, found: 12, supported: 1))
        try same(folder.contents, bytes)
    }

    @Test(
        "is refused and left alone",
        arguments: ["{}\n", "demonstration 1\n", "x", "# A letter\n\nDear journal,\n"])
    func foreign(text: String) throws {
        try folder.put(Data(text.utf8))
        expectRefusal(.notAJournal(path: journal.path))
        #expect(throws: JournalError.notAJournal(path: journal.path)) {
            try journal.putAside(as: "kept") { _ in true }
        }
        try same(folder.contents, Data(text.utf8))
    }

    @Test("though it is one of another format, is refused")
    func otherFormat() throws {
        try Journal(folder: journal.folder, format: "other").append("one")
        expectRefusal(.notAJournal(path: journal.path))
    }

    @Test("because it is a folder, a pipe, or a link to a journal, is refused")
    func otherKinds() throws {
        try FileManager.default.createDirectory(atPath: journal.path, withIntermediateDirectories: true)
        expectRefusal(.notAJournal(path: journal.path))
        try FileManager.default.removeItem(atPath: journal.path)
        same(mkfifo(journal.path, 0o600), 0)
        expectRefusal(.notAJournal(path: journal.path))
        try FileManager.default.removeItem(atPath: journal.path)
        let other = Journal(folder: folder.root.appending(path: "other").path, format: "demo")
        try other.append("theirs")
        try FileManager.default.createSymbolicLink(atPath: journal.path, withDestinationPath: other.path)
        expectRefusal(.link(path: journal.path))
        try same(other.texts, ["theirs"])
    }

    @Test("because a file is where its folder should be, is refused")
    func fileForFolder() throws {
        try folder.put(Data("x".utf8))
        let inside = Journal(folder: journal.path, format: "demo")
        let reason = JournalError.SystemReason(code: ENOTDIR)
        #expect(throws: JournalError.unreadable(path: journal.path, reason: reason)) { try inside.read() }
        #expect(throws: JournalError.unwritable(path: journal.path, reason: reason)) {
            try inside.append("new")
        }
    }

    @Test("because its folder can't be created, is reported with the path of that")
    func parent() throws {
        let inside = Journal(folder: "/proc/none/state/", format: "demo")
        let error = #expect(throws: JournalError.self) { try inside.append("new") }
        #expect(error.map { "\($0)".hasPrefix("/proc/none ") } == true)
    }

    @Test(
        "because a folder on the way is a link to nowhere, is refused, and the link is named",
        arguments: ["link", "link/", "link/more/deep"])
    func danglingFolder(path: String) throws {
        let link = folder.root.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        let behind = Journal(folder: folder.folder(path), format: "demo")
        let error = JournalError.linkToNowhere(path: link, target: "nowhere")
        #expect(throws: error) { try behind.read() }
        #expect(throws: error) { try behind.exists() }
        #expect(throws: error) { try behind.append("new") }
        try FileManager.default.createDirectory(
            atPath: folder.folder("nowhere"), withIntermediateDirectories: true)
        try behind.append("new")
        try same(behind.texts, ["new"])
    }
}
