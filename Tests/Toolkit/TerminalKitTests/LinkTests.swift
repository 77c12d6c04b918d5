import Foundation
import TestSupport
import Testing

@testable import TerminalKit

@Suite("A link")
struct LinkTests {
    private static let address = "https://example.org/?a=1&b=2"

    /// "see it here", of which "it" leads to the address, and so does the beginning of the next row.
    private static func canvas() throws -> Canvas {
        let link = try #require(Link(address))
        var canvas = Canvas(size: Size(columns: 12, rows: 2))
        canvas.put("see it   here", at: .zero, style: Style())
        canvas.put("it", at: Point(column: 4, row: 0), style: Style(link: link))
        canvas.put("too", at: Point(column: 0, row: 1), style: Style(attributes: .bold, link: link))
        return canvas
    }

    @Test("is opened and closed around its text, and not around the blanks after it")
    func printed() throws {
        let number = try #require(Link(Self.address)).number
        let begin = "^]8;id=\(number);\(Self.address)^\\"
        same(
            ANSIEncoderTests.encode(try Self.canvas(), .trueColor),
            "see \(begin)it^]8;;^\\   her\n\(begin)^[1mtoo^]8;;^\\^[0m\n")
    }

    @Test("is sent to a live screen when it comes, and when it goes though the text is the same")
    func live() throws {
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false)
        let first = String(decoding: encoder.encode(try Self.canvas()), as: UTF8.self)
        same(first.components(separatedBy: Self.address).count, 3)
        #expect(encoder.encode(try Self.canvas()).isEmpty)
        var bare = try Self.canvas()
        bare.put("it", at: Point(column: 4, row: 0), style: Style())
        bare.put("too", at: Point(column: 0, row: 1), style: Style(attributes: .bold))
        let second = String(decoding: encoder.encode(bare), as: UTF8.self)
        #expect(second.contains("it") && second.contains("too") && !second.contains("]8;"))
    }

    @Test("is one in SVG, too")
    func svg() throws {
        let svg = SVGEncoderTests.svg(try Self.canvas())
        #expect(svg.contains("<a href=\"https://example.org/?a=1&amp;b=2\">"))
        same(svg.components(separatedBy: "<a ").count, svg.components(separatedBy: "</a>").count)
        #expect(!SVGEncoderTests.svg(Canvas(size: Size(columns: 2, rows: 1))).contains("<a "))
    }

    @Test(
        "is made of addresses of the web without anything that a terminal could obey",
        arguments: [
            "", "file:///etc/passwd", "javascript:alert(1)", "https://a/\u{1B}\\x", "https://a/\u{7}",
            "https://a/ b", "https://a/\u{9C}", "https://a/é",
            "https://" + String(repeating: "a", count: 3000),
        ])
    func refused(address: String) {
        #expect(Link(address) == nil)
    }

    @Test("is the same for the same address, and makes no cell larger")
    func interned() throws {
        #expect(Link(Self.address) == Link(Self.address) && Link(Self.address) != Link("https://a"))
        same(Link(Self.address)?.address, Self.address)
        same(
            MemoryLayout<Cell>.stride, 2 * MemoryLayout<Character>.stride + MemoryLayout<PicturePart?>.stride)
    }
}
