import Foundation
import PictureLoading
import Pictures
import SystemTestSupport
import TestSupport
import Testing

@Suite("Where pictures come from")
struct PictureSourceTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func path(_ name: String) -> URL { temporary.directory.appending(path: name) }

    private func failure(of url: URL, _ source: PictureSource = PictureSource()) async -> PictureFailure? {
        do throws(PictureFailure) {
            _ = try await source.picture(at: url)
            return nil
        } catch {
            return error
        }
    }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        try Data(bytes).write(to: path(name))
        return path(name)
    }

    @Test("a file is a picture by its bytes")
    func file() async throws {
        let loaded = try await PictureSource().picture(at: file("a b%20.txt", PictureBytes.picture(7, 5)))
        #expect((loaded.format, loaded.size) == (.png, PixelSize(width: 7, height: 5)))
    }

    @Test("so is a data URL")
    func data() async throws {
        let text = Data(PictureBytes.small).base64EncodedString()
        let url = try #require(URL(string: "data:image/png;base64,\(text)"))
        try await same(PictureSource().picture(at: url).size, PixelSize(width: 4, height: 3))
        await same(failure(of: try #require(URL(string: "data:image/png,abc"))), .badAddress)
    }

    @Test("what is no picture is refused with its reason")
    func refused() async throws {
        await same(failure(of: path("none.png")), .missing)
        await same(failure(of: temporary.directory), .notAFile(isFolder: true))
        await same(failure(of: URL(filePath: "/dev/zero")), .notAFile(isFolder: false))
        await same(failure(of: try file("empty", [])), .empty)
        await same(failure(of: try file("page.png", Array("\n<!DOCTYPE HTML><p>".utf8))), .webPage)
        await same(
            failure(of: try file("a.webp", Array("RIFF\0\0\0\0WEBPVP8 ".utf8))),
            .undecodable(.unsupportedFormat(.webP)))
        await same(failure(of: try file("text", Array("hello".utf8))), .undecodable(.unknownFormat))
        let huge = try file("huge.ppm", Array("P6 30000 30000 255\n".utf8))
        await same(failure(of: huge), .undecodable(.tooLarge(PixelSize(width: 30_000, height: 30_000))))
        for address in ["https://example.com/a.png", "HTTP://example.com/"] {
            await same(failure(of: try #require(URL(string: address))), .needsNetwork)
        }
        await same(failure(of: try #require(URL(string: "ftp://example.com/a.png"))), .badAddress)
    }

    @Test("a pipe without a writer is empty, and one that stays silent is given up")
    func pipes() async throws {
        same(mkfifo(path("pipe").path, 0o600), 0)
        await same(failure(of: path("pipe")), .empty)
        let writer = open(path("pipe").path, O_RDWR)
        defer { close(writer) }
        let source = PictureSource(patience: .zero)
        await same(failure(of: path("pipe"), source), .slow(after: .zero))
    }

    @Test("a pipe that is waited for can be cancelled")
    func cancelled() async throws {
        same(mkfifo(path("pipe").path, 0o600), 0)
        let writer = open(path("pipe").path, O_RDWR)
        defer { close(writer) }
        let task = Task { await failure(of: path("pipe"), PictureSource(patience: .seconds(3600))) }
        await Task.yield()
        task.cancel()
        await same(task.value, .cancelled)
    }

    @Test("a picture for a small place is small, and its file still as large as it is")
    func small() async throws {
        let loaded = try await PictureSource().picture(
            at: file("a.png", PictureBytes.picture(400, 200)), area: 800)
        same(loaded.size, PixelSize(width: 400, height: 200))
        same(loaded.picture.extent.width, 40)
    }
}
