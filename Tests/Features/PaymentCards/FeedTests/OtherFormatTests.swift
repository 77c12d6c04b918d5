import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("What is passed for a feed and is none")
struct OtherFormatTests {
    @Test(
        "is recognized by how it begins",
        arguments: [
            ("<!DOCTYPE html>\n<html></html>", .webPage), ("\n  <html>", .webPage),
            ("<?xml version='1.0'?>", .xml),
            ("id,title\n1,GOLD", .csv), ("\"id\";\"title\"\n\"1\";\"GOLD\"", .csv),
            ("id\ttitle\n1\tGOLD\n", .csv), ("id,title\r\n\r\n\"1\",\"GOLD, NEW\"", .csv),
            ("{\"id\":\"1\"}\n{\"id\":\"2\"}\n", .lines), ("{\"card\":[]}\r\n{\"card\":[]}", .lines),
            (#"[{"id":"1"}]\#n[]"#, .lines), ("{\"card\":[]}\n\n\n[\n", nil), ("{\"card\":[]}\n}", nil),
            ("{\"card\":[]}\n{\"card\":[}", nil), ("{\"card\":[]}\n7", nil), ("id,title", nil),
            ("id,title\n1;GOLD", nil), ("a, b\nc", nil), ("\"page\": 1,\n\"pages\": 2,\n", nil),
            ("page: 1,\ntotal: 2,\n", nil), ("\"card\": 1, 2\n\"x\": 3, 4", nil),
            ("id,t\n1,x [y]\n", .csv), ("id,t {x}\n[1],y\n", .csv),
            ("a, [1],\nb, [2]\n", nil), ("[[1, 2]\n[3, 4]]\n", nil), ("[1, 2\n3, 4]\n", nil),
            (#""card":[{"id":"1"},\#n{"id":"2"},\#n"#, nil),
            ("OFXHEADER:100\n<OFX>", .ofx), ("!Type:CCard\n^", .qif), ("%PDF-1.7", .pdf),
            ("{\"card\": <OFX>", nil), ("hello", nil), ("{\"card\":[}", nil), ("{\"card\":[\n{}\n{}]}", nil),
            ("", nil), ("\0\0", nil),
            ("[\0\0\0", nil),
        ] as [(String, FileFormat?)])
    func text(text: String, format: FileFormat?) async {
        await expect(Array(text.utf8), format)
        await expect([0xEF, 0xBB, 0xBF] + Array(text.utf8), text == "\0\0" ? nil : format)
    }

    @Test("is recognized however long its lines are", arguments: [(1 << 20, 1), (1, 1 << 20)])
    func longLines(first: Int, second: Int) async {
        func line(_ length: Int) -> String { "{\"id\":\"\(String(repeating: "x", count: length))\"}" }
        await expect(Array("\(line(first))\n\(line(second))\n[]".utf8), .lines)
        await expect(Array("\(line(first))\n\(line(second)),\n[]".utf8), nil)
    }

    @Test("is recognized in other bytes than JSON's")
    func bytes() async throws {
        await expect([0x1F, 0x8B, 0x08, 0x00], .gzip)
        await expect([0x50, 0x4B, 0x03, 0x04, 0x14], .archive)
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
            await expect(Array(try #require("{\"card\":[]}".data(using: encoding))), .utf16)
        }
    }

    @Test("is an address", arguments: ["https://example.com/cards.json", "HTTP://localhost:8080"])
    func url(path: String) async {
        await #expect(throws: CardsError.otherFormat(source: path, .url)) {
            try await FeedCards(.file(path: path)).wallet()
        }
    }

    /// What a service says that is to read a feed of these bytes.
    private func expect(_ bytes: [UInt8], _ format: FileFormat?) async {
        var found: CardsError?
        do throws(CardsError) {
            _ = try await FeedCards(bytes: bytes).wallet()
        } catch {
            found = error
        }
        if let format {
            same(found, .otherFormat(source: "feed", format), "\(bytes.prefix(99))")
        } else if case .malformed = found {
        } else {
            Issue.record("\(String(describing: found)) for \(bytes.prefix(99))")
        }
    }
}
