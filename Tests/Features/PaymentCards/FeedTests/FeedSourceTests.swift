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
    @Test("A file says when it was written; bytes in memory and the embedded cards are as of now")
    func written() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data("{ \"card\": [] }".utf8).write(to: file)
        defer { _ = Result { try FileManager.default.removeItem(at: file) } }
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        try await same(MockCardsService(source: .file(path: file.path)).written(), date)
        #expect(try await MockCardsService(source: .bytes(Array("{}".utf8))).written() == nil)
        #expect(try await MockCardsService().written() == nil)
    }

    @Test("A file is read whole")
    func file() async throws {
        let path = try temporaryFile(Array(#"{"card":[]}"#.utf8))
        defer { remove(path) }
        try same(FeedSource.file(path: path).read(), Data(#"{"card":[]}"#.utf8))
        try await same(MockCardsService(source: .file(path: path)).wallet().cards.count, 0)
    }

    @Test(
        "A file that is not there is named",
        arguments: ["/nowhere/cards.json", "/nowhere", "./no such 🃏.json"])
    func missing(path: String) {
        #expect(throws: CardsError.noSuchFile(path: path)) { try FeedSource.file(path: path).read() }
    }

    @Test("A tilde is a name like any other", arguments: ["~", "~root", "~/cards.json"])
    func tilde(path: String) {
        #expect(throws: CardsError.noSuchFile(path: path)) { try FeedSource.file(path: path).read() }
    }

    @Test("A folder is not a file")
    func folder() {
        #expect(throws: CardsError.unreadableFile(path: "/", reason: "Is a directory")) {
            try FeedSource.file(path: "/").read()
        }
    }

    @Test("A path below a file is not a file")
    func belowFile() throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        #expect(throws: CardsError.self) { try FeedSource.file(path: path + "/cards.json").read() }
    }

    @Test(
        "A file that this user may not read is denied",
        .enabled(if: geteuid() != 0, "root may read everything"))
    func denied() throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(throws: CardsError.deniedFile(path: path)) { try FeedSource.file(path: path).read() }
    }

    @Test("An empty file is malformed at its first place")
    func empty() async throws {
        let path = try temporaryFile([])
        defer { remove(path) }
        let error = CardsError.malformed(source: path, line: 1, column: 1, problem: .empty)
        await #expect(throws: error) {
            try await MockCardsService(source: .file(path: path)).wallet()
        }
        #expect(try FeedSource.file(path: "/dev/null").read().isEmpty)
    }

    @Test("Errors call a source what people call it")
    func names() {
        let sources: [FeedSource] = [.embedded, .file(path: "a/b.json"), .standardInput, .bytes([])]
        same(sources.map(\.name), ["MockData.json", "a/b.json", "-", "feed"])
    }

    private func temporaryFile(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString).json")
        try Data(bytes).write(to: url)
        return url.path(percentEncoded: false)
    }
}
