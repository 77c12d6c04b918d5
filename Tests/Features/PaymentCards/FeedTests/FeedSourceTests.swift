import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedSource")
struct FeedSourceTests {
    @Test("A file says when it was written; what a network service answers is as of now")
    func written() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data("{ \"card\": [] }".utf8).write(to: file)
        defer { _ = Result { try FileManager.default.removeItem(at: file) } }
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        try await same(FeedCards(.file(path: file.path)).written(), date)
        #expect(try await FeedCards(json: "{}").written() == nil)
    }

    @Test("A file is read whole")
    func file() async throws {
        let path = try temporaryFile(Array(#"{"card":[]}"#.utf8))
        defer { remove(path) }
        try same(FeedBytes(ofFile: path).count, 11)
        try await same(FeedCards(.file(path: path)).wallet().cards.count, 0)
    }

    @Test(
        "A file that is not there is named",
        arguments: ["/nowhere/cards.json", "/nowhere", "./no such 🃏.json"])
    func missing(path: String) {
        #expect(throws: CardsError.noSuchFile(path: path)) { try FeedBytes(ofFile: path) }
    }

    @Test("A tilde is a name like any other", arguments: ["~", "~root", "~/cards.json"])
    func tilde(path: String) {
        #expect(throws: CardsError.noSuchFile(path: path)) { try FeedBytes(ofFile: path) }
    }

    @Test("A folder is not a file")
    func folder() {
        #expect(throws: CardsError.unreadableFile(path: "/", reason: "Is a directory")) {
            try FeedBytes(ofFile: "/")
        }
    }

    @Test("A path below a file is not a file")
    func belowFile() throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        #expect(throws: CardsError.self) { try FeedBytes(ofFile: path + "/cards.json") }
    }

    @Test(
        "A file that this user may not read is denied",
        .enabled(if: geteuid() != 0, "root may read everything"))
    func denied() throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(throws: CardsError.deniedFile(path: path)) { try FeedBytes(ofFile: path) }
    }

    @Test("All bytes of a file, of a pipe and of standard input come at once, or why they can’t be read")
    func namedBytes() async throws {
        let path = try temporaryFile(Array("a,b".utf8))
        defer { remove(path) }
        try await same(NamedBytes(path).bytes(), Array("a,b".utf8))
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("c".utf8))
        try pipe.fileHandleForWriting.close()
        let input = NamedBytes("-", input: pipe.fileHandleForReading)
        same(input.name, "-")
        try await same(input.bytes(), Array("c".utf8))
        await #expect(throws: CardsError.unreadableFile(path: "/", reason: "Is a directory")) {
            try await NamedBytes("/").bytes()
        }
        await #expect(throws: CardsError.noSuchFile(path: "/nowhere")) {
            try await NamedBytes("/nowhere").bytes()
        }
    }

    @Test("An empty file is malformed at its first place")
    func empty() async throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        let error = CardsError.malformed(source: path, line: 1, column: 1, problem: .empty)
        await #expect(throws: error) {
            try await FeedCards(.file(path: path)).wallet()
        }
    }

    @Test("Standard input is read once, to its end, and errors call it “-”")
    func input() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(#"{"card":[}"#.utf8))
        try pipe.fileHandleForWriting.close()
        let cards = FeedCards(.standardInput(pipe.fileHandleForReading))
        let error = CardsError.malformed(source: "-", line: 1, column: 10, problem: .unexpected("}"))
        for _ in 1...2 { await #expect(throws: error) { try await cards.wallet() } }
    }

    private func temporaryFile(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString).json")
        try Data(bytes).write(to: url)
        return url.path(percentEncoded: false)
    }
}
