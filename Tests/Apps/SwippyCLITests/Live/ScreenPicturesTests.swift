import CommandLine
import Foundation
import PictureLoading
import Pictures
import ScreenView
import Synchronization
import TestSupport
import Testing
import Words

@testable import ScreenPictures
@testable import ScreenProgram

@Suite("The pictures of screens")
@MainActor
struct ScreenPicturesTests {
    /// Has a picture at each address but those that end with 404, and notes what it was asked for.
    private final class Fetcher: PictureFetcher {
        let asked = Mutex<[String]>([])

        func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
            asked.withLock { $0.append(url.path) }
            guard !url.path.hasSuffix("404") else { throw .refused(status: 404) }
            return Array("P3 1 1 255  255 0 0\n".utf8)
        }
    }

    private let fetcher = Fetcher()

    private func pictures() -> LoadedPictures {
        LoadedPictures(PictureSource(fetcher: fetcher), words: PictureErrorWords(language: .english))
    }

    @Test("are loaded once they were drawn, once each, and then the screen is drawn again")
    func loading() async {
        let pictures = pictures()
        var changes = 0
        pictures.onChange = { changes += 1 }
        let supply = pictures.supply()
        for _ in 0..<3 {
            same(supply.picture(at: "http://a/1"), .loading)
            same(supply.picture(at: "http://a/404"), .loading)
        }
        await supply.settle()
        guard case .shown(let first) = supply.picture(at: "http://a/1"),
            case .shown(let again) = supply.picture(at: "http://a/1")
        else { return #expect(Bool(false)) }
        #expect(first === again)
        same(supply.picture(at: "http://a/404"), .missing(reason: "the server found nothing at this address"))
        same(fetcher.asked.withLock { $0.sorted() }, ["/1", "/404"])
        same(changes, 2)
        #expect(pictures.stop(at: "http://a/1") == nil)
        same(pictures.stop(at: "http://a/404")?.exitCode, .notFound)
    }

    @Test("that are drawn by a rule are made once, and nothing is loaded for them")
    func drawn() async {
        let made = Mutex(0)
        let supply = pictures().supply { address in
            guard address.hasPrefix("sample:") else { return nil }
            made.withLock { $0 += 1 }
            return Picture(Raster(size: PixelSize(width: 1, height: 1), filledWith: SIMD4(1, 2, 3, 255)))
        }
        same(supply.picture(at: "sample:1"), supply.picture(at: "sample:1"))
        await supply.settle()
        #expect(made.withLock { $0 } == 1 && fetcher.asked.withLock { $0 } == [])
    }

    @Test("whose address is none are missing; a picture screen has its picture as soon as it is there")
    func screens() async {
        let supply = pictures().supply()
        same(supply.picture(at: ""), .loading)
        await supply.settle()
        same(supply.picture(at: ""), .missing(reason: "this is no address of a picture"))
        let screen = PictureScreen(at: "http://a/2", of: supply, description: "Two")
        same(screen.state, .loading)
        await screen.settle()
        guard case .shown = screen.state else { return #expect(Bool(false)) }
    }
}

@Suite("What opens links")
struct LinkOpenerTests {
    @Test(
        "opens nothing where nobody would see it, and nothing but pages of the web",
        arguments: [
            (["PATH": "/usr/bin", "DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"], "https://a.example"),
            (["PATH": "/nowhere", "DISPLAY": ":0"], "https://a.example"),
            (["PATH": "/bin:/usr/bin", "DISPLAY": ":0"], "file:///etc/passwd"),
        ])
    func refusals(environment: [String: String], address: String) async {
        #expect(await !LinkOpener(environment: environment).open(address))
    }
}
