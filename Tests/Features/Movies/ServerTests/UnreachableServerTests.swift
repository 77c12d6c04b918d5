import Foundation
import HTTPServerSupport
import MoviesPorts
import TestSupport
import Testing

@testable import MoviesServer

@Suite("Movies of a server that isn't there", .takesTurns, .endsIfItHangs)
struct UnreachableServerTests {
    @Test("are asked for once where nobody answers, so that those seen before come at once")
    func offline() async throws {
        let (port, lines) = (try ClosedPort(), Lines())
        let service = try MovieServer.service(at: port.url, log: lines)
        await #expect(
            throws: MoviesError.unreachable(host: "127.0.0.1:\(port.port)", .refused)
        ) {
            try await service.page(MovieRequest(.popular))
        }
        // The page, the genres and the place of pictures.
        #expect(
            lines.all.count { $0.contains("attempt 1 failed") } == 3
                && !lines.all.contains { $0.contains("again in") }, "\(lines.all)")
    }

    @Test("is no missing connection where the server closes it", arguments: [true, false])
    func closed(hasNetwork: Bool) async throws {
        let server = try MovieServer { _ in .bytes(Data()) }
        let error = await #expect(throws: MoviesError.self) {
            try await server.service(hasNetwork: hasNetwork).page(MovieRequest(.popular))
        }
        same(error, .unreachable(host: "127.0.0.1:\(server.http.port)", .noAnswer))
        #expect(error?.isWithoutConnection == false)
    }
}
