import Foundation
import HTTPServerSupport
import PictureFetching
import PictureLoading
import Pictures
import SystemTestSupport
import TestSupport
import Testing

@Suite("Pictures from servers")
struct HTTPPictureFetcherTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }
    private static let picture = Raster(
        size: PixelSize(width: 6, height: 2), filledWith: SIMD4(1, 2, 3, 255)
    ).png()

    private var folder: String { temporary.directory.appending(path: "pictures").path }

    private func url(_ server: HTTPServer, _ path: String = "/a%2Fb.png?x=1&y") throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)#top"))
    }

    private func load(_ url: URL, keeping: Bool = true) async -> Result<LoadedPicture, PictureFailure> {
        // A busy machine is no slow server.
        let fetcher = HTTPPictureFetcher(folder: keeping ? folder : nil, timeout: TestRun.hangs)
        let source = PictureSource(fetcher: fetcher)
        do throws(PictureFailure) {
            return .success(try await source.picture(at: url))
        } catch {
            return .failure(error)
        }
    }

    private func failure(_ answer: Answer) async throws -> PictureFailure? {
        let server = try HTTPServer(answer)
        guard case .failure(let failure) = await load(try url(server), keeping: false) else { return nil }
        return failure
    }

    private static func fresh(_ body: [UInt8]) -> Answer {
        .response(status: 200, headers: ["Cache-Control": "max-age=3600"], body: Data(body))
    }

    @Test("are asked for by exactly their address")
    func address() async throws {
        let server = try HTTPServer(Self.fresh(Self.picture))
        try await same(load(url(server)).get().size, PixelSize(width: 6, height: 2))
        same(server.record.requests.map { "\($0.path)?\($0.query)" }, ["/a%2Fb.png?x=1&y"])
    }

    @Test("are kept as long as their server says, and fetched again if what is kept is damaged")
    func kept() async throws {
        let server = try HTTPServer(Self.fresh(Self.picture))
        for _ in 0..<3 { try await same(load(url(server)).get().format, .png) }
        same(server.record.requests.count, 1)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let place = URL(filePath: "\(folder)/\(name)")
            var bytes = try Data(contentsOf: place)
            guard bytes.count > 100 else { continue }
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: place)
        }
        try await same(load(url(server)).get().format, .png)
        same(server.record.requests.count, 2)
    }

    @Test("count as they were kept while the server can't be reached")
    func offline() async throws {
        let server = try HTTPServer(
            .response(status: 200, headers: ["ETag": "\"1\""], body: Data(Self.picture)), .status(503))
        try await same(load(url(server)).get().format, .png)
        try await same(load(url(server)).get().format, .png)
        #expect(server.record.requests.count > 1)
    }

    @Test("are refused with the reason, and a page in their place isn't kept")
    func refused() async throws {
        try await same(failure(.status(404)), .refused(status: 404))
        try await same(failure(.html("<html>Log in</html>")), .webPage)
        #expect(try await failure(.bytes(Data("no HTTP".utf8))) != nil)
        try await same(failure(.misannounced(Data(), announced: 1 << 40)), .tooLong(bytes: 64 << 20))
        let closed = try #require(URL(string: "http://127.0.0.1:\(ClosedPort().port)/a.png"))
        await same(
            load(closed, keeping: false), .failure(.unreachable(host: "127.0.0.1:\(closed.port ?? 0)")))
        let server = try HTTPServer(
            .response(status: 200, headers: ["Cache-Control": "max-age=99"], body: Data("<html>".utf8)),
            Self.fresh(Self.picture))
        await same(load(try url(server)), .failure(.webPage))
        try await same(load(url(server)).get().format, .png)
    }

    @Test("a request that nothing waits for any more is given up")
    func cancelled() async throws {
        let server = try HTTPServer(.silence)
        let url = try url(server)
        let task = Task { await load(url, keeping: false) }
        await server.wait { !$0.requests.isEmpty }
        task.cancel()
        await same(task.value, .failure(.cancelled))
    }
}
