import Foundation
import PictureLoading
import PictureReasons
import Pictures
import ScreenView
import Synchronization
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import SwipeDeck

@Suite("A deck of URLs")
@MainActor
struct DeckLoadingTests {
    private let folder: TemporaryFolder
    private let red: URL
    private let size = Size(columns: 30, rows: 12)

    init() throws {
        folder = try TemporaryFolder()
        let raster = Raster(size: PixelSize(width: 30, height: 40), filledWith: SIMD4(200, 30, 30, 255))
        red = URL(filePath: try folder.write(Data(raster.png()), to: "red.png"))
    }

    private func picture(_ deck: SwipeDeckView<URL>) -> Canvas {
        _ = deck.advance(to: .zero)
        var canvas = Canvas(size: size)
        deck.draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .trueColor))
        return canvas
    }

    private func isRed(_ canvas: Canvas) -> Bool {
        ANSIEncoder(depth: .trueColor).encode(canvas).contains("48;2;200;30;30")
    }

    @Test("shows its pictures as soon as they are set, without another line")
    func alone() async {
        let deck = SwipeDeckView<URL>()
        deck.images = [red]
        await withCheckedContinuation { loaded in
            deck.onChange = {
                deck.onChange = nil
                loaded.resume()
            }
            let before = picture(deck)
            #expect(!isRed(before) && before.text.contains("red"), "a tile, until the picture is there")
        }
        #expect(isRed(picture(deck)))
    }

    @Test("says in its place why a picture can't be shown, in the language of the program")
    func reasons() async throws {
        let page = URL(filePath: try folder.write("<!doctype html>", to: "page.png"))
        let deck = SwipeDeckView(images: [url("gone"), page, URL(string: "https://a.example/b.png") ?? red])
        let pictures = DeckPictures(of: deck)
        var said: [String] = []
        while deck.currentCard != nil {
            _ = picture(deck)
            await pictures.settle()
            said += picture(deck).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            deck.reducesMotion = true
            deck.swipeLeft()
            _ = deck.advance(to: .zero)
        }
        let words = said.joined(separator: " ")
        for reason in ["there is no such file", "this is a web page", "this program can’t talk to servers"] {
            #expect(words.contains(reason), "\(words)")
        }
        deck.images = [url("gone")]
        let ukrainian = DeckPictures(of: deck) { $0.reason { $1 } }
        _ = picture(deck)
        await ukrainian.settle()
        #expect(deck.words.contains("такого файлу немає"))
    }

    @Test("asks a server for no more than the cards near the top")
    func ahead() async {
        let fetcher = Fetcher()
        let deck = SwipeDeckView(images: (0..<50).compactMap { URL(string: "http://a.example/\($0)") })
        DeckPictures(of: deck, from: PictureSource(fetcher: fetcher))
        var count = 0
        await withCheckedContinuation { loaded in
            deck.onChange = {
                count += 1
                if count == 6 { loaded.resume() }
            }
            _ = picture(deck)
        }
        same(fetcher.asked.withLock { $0.sorted() }, (0..<6).map { "/\($0)" })
        #expect(isRed(picture(deck)))
    }
}

/// Has a red picture at each address, and notes which were asked for.
private final class Fetcher: PictureFetcher {
    let asked = Mutex<[String]>([])

    func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
        asked.withLock { $0.append(url.path) }
        return Array("P3 1 1 255  200 30 30\n".utf8)
    }
}
