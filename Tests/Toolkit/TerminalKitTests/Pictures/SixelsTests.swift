import TestSupport
import Testing

@testable import TerminalKit

@Suite("Sixels")
struct SixelsTests {
    @Test(
        "reach the lower edge of cells whose height isn't a multiple of six pixels, and end within those that are seen"
    )
    func bands() throws {
        let support = PictureSupport(.sixel, cell: CellPixels(width: 8, height: 15))
        let payload = try PicturePayload(PictureFramesTests.picture(8), for: support)
        for (rows, height) in [(3, 45), (2, 30), (1, 12)] {
            let bytes = String(decoding: payload.still(support, rows: rows), as: UTF8.self)
            #expect(bytes.contains("\"1;1;48;\(height)#"))
            same(bytes.count { $0 == "-" }, (height - 1) / 6)
        }
    }
}
