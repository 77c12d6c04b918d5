import Foundation
import JSONFeed
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedBytes")
struct FeedBytesTests {
    private let url = FileManager.default.temporaryDirectory.appending(
        path: "swippy-\(UUID().uuidString).json")
    private var path: String { url.path(percentEncoded: false) }

    @Test(
        "A window holds a part and zeroes after it, and knows whether the end has come",
        arguments: [true, false])
    func window(isFile: Bool) throws {
        defer { remove(path) }
        try Data("0123456789".utf8).write(to: url)
        let bytes =
            try isFile
            ? FeedBytes(ofFile: path) : FeedBytes(Array("0123456789".utf8), source: "x")
        let middle = try bytes.window(at: 3, length: 4)
        same(middle.bytes, Array("3456".utf8) + [UInt8](repeating: 0, count: JSONCursor.padding))
        same(middle.count, 4)
        #expect(!middle.isLast)
        let end = try bytes.window(at: 7, length: 400)
        same(end.count, 3)
        #expect(end.isLast)
    }

    @Test(
        "A file that changes while it is open is noticed at the next read",
        arguments: ["longer than it was", "short", "0123456789"])
    func changed(text: String) throws {
        defer { remove(path) }
        try Data("0123456789".utf8).write(to: url)
        let bytes = try FeedBytes(ofFile: path)
        try same(bytes.window(at: 0, length: 5).count, 5)
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        // A clock that ticks slowly may give what was written now the time of what was written before.
        let later = Date(timeIntervalSinceNow: 2)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
        #expect(throws: CardsError.self) { try bytes.window(at: 0, length: 5) }
    }

    @Test("A file that another one takes the place of is read on as it was")
    func replaced() throws {
        defer { remove(path) }
        try Data("0123456789".utf8).write(to: url)
        let bytes = try FeedBytes(ofFile: path)
        try Data("another".utf8).write(to: url, options: .atomic)
        try same(bytes.window(at: 0, length: 2).bytes.prefix(2), [0x30, 0x31])
    }

    @Test("Anything but a regular file is read to its end")
    func device() throws {
        try same(FeedBytes(ofFile: "/dev/null").count, 0)
        #expect(throws: CardsError.unreadableFile(path: "/", reason: "Is a directory")) {
            try FeedBytes(ofFile: "/")
        }
    }
}
