import CommandLineTestSupport
import Foundation
import PictureLoading
import Pictures
import ScreenPictures
import SystemTestSupport
import TestSupport
import Testing
import ScreenProgram

@testable import CommandLine
@testable import showroom

@Suite("Pictures that commands load")
@MainActor
struct LoadedPicturesTests {
    /// Knows one address.
    private struct OnePicture: PictureFetcher {
        func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
            guard url.lastPathComponent == "red.png" else { throw .refused(status: 404) }
            return LoadedPicturesTests.red
        }
    }

    private nonisolated static let red = Raster(
        size: PixelSize(width: 8, height: 8), filledWith: SIMD4(200, 30, 30, 255)
    ).png()

    private func run(_ arguments: String..., fetches: Bool = true) async -> (code: ExitCode, said: String) {
        let recorder = ConsoleRecorder(environment: ["TERM": "xterm"])
        var console = recorder.console
        if fetches { console.fetchPictures = { _ in OnePicture() } }
        let code = await Showroom.program.run(arguments, console: console)
        return (code, recorder.output + recorder.errors)
    }

    @Test("view shows what is at a URL, or says why there is nothing")
    func view() async {
        let shown = await run("view", "https://example.com/red.png?size=1")
        #expect((shown.code, shown.said) == (.success, "red.png\tPNG\t8\t8\tred.png\n"))
        let missing = await run("view", "https://example.com/blue.png")
        same(missing.code, .notFound)
        #expect(missing.said.contains("the server found nothing at this address"))
    }

    @Test("without a connection to servers, it is said that there is none")
    func unconnected() async {
        let other = await run("view", "https://example.com/red.png", fetches: false)
        same(other.code, .unavailable)
        #expect(other.said.contains("can’t talk to servers"))
    }

    @Test("a deck shows the pictures that it is given, and the reason where there is none")
    func deck() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(Self.red), to: "red.png")
        let shown = await run(
            "deck", path, "https://example.com/blue.png", "--format", "cards", "--color",
            "truecolor", "--width", "90")
        same(shown.code, .success)
        #expect(shown.said.contains("48;2;200;30;30"))
        let missing = await run(
            "deck", "https://example.com/blue.png", path, "--format", "cards", "--color",
            "never",
            "--width", "90")
        #expect(missing.said.contains("the server"))
    }
}
