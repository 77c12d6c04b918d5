import Foundation
import HTTPServerSupport
import PictureLoading
import Pictures
import ScreenView
import SwipeDeck
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@Suite("The snippets about pictures", .takesTurns, .endsIfItHangs)
struct PictureSnippetTests {
    @Test("tell what is in a file, and show pictures of servers on a deck")
    @MainActor
    func pictures() async throws {
        let folder = try TemporaryFolder()
        let raster = Raster(size: PixelSize(width: 4, height: 3), filledWith: SIMD4(200, 30, 30, 255))
        let bytes = Data(raster.png())
        #expect(await facts(of: URL(filePath: try folder.write(bytes, to: "a.txt"))) == "PNG, 4 × 3")
        #expect(await facts(of: URL(filePath: "/no/such/picture.png")) == "missing")
        let server = try HTTPServer { _ in
            .response(status: 200, headers: ["content-type": "image/png"], body: bytes)
        }
        let url = try #require(URL(string: "\(server.url)/red.png"))
        let deck = pictureDeck(of: [url], cache: folder.path)
        let size = Size(columns: 30, rows: 12)
        var canvas = Canvas(size: size)
        await withCheckedContinuation { loaded in
            deck.onChange = {
                deck.onChange = nil
                loaded.resume()
            }
            _ = deck.advance(to: .zero)
        }
        deck.draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .trueColor))
        #expect(ANSIEncoder(depth: .trueColor).encode(canvas).contains("48;2;200;30;30"))
    }
}
