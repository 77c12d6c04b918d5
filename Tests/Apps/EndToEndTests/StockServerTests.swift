import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

/// nginx, as it comes, with a folder of files.
private final class StockServer {
    static let path = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    let url: String
    private let process = Process()

    init(_ folder: URL) async throws {
        // The port may be taken in between, and then nginx says so and the test fails.
        let port = try ClosedPort().port
        url = "http://127.0.0.1:\(port)"
        let configuration = """
            daemon off; master_process off; pid \(folder.path)/pid; error_log stderr;
            events {}
            http {
                access_log off; default_type application/json; root \(folder.path)/www;
                client_body_temp_path \(folder.path)/t1; proxy_temp_path \(folder.path)/t2;
                fastcgi_temp_path \(folder.path)/t3; uwsgi_temp_path \(folder.path)/t4; scgi_temp_path \(folder.path)/t5;
                server { listen 127.0.0.1:\(port); }
            }
            """
        let file = folder.appending(path: "nginx.conf")
        try Data(configuration.utf8).write(to: file)
        process.executableURL = URL(filePath: Self.path ?? "")
        process.arguments = ["-c", file.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.appending(path: "pid").path) {
            await Task.yield()
        }
    }

    deinit {
        // It has nothing to put in order, and nobody waits for it.
        kill(process.processIdentifier, SIGKILL)
    }
}

@Suite("A stock web server with a file", .takesTurns, .endsIfItHangs)
struct StockServerTests {
    @Test(
        "is enough to show cards, and to keep them",
        .enabled(if: StockServer.path != nil, "nginx is not installed"))
    func nginx() async throws {
        let swippy = try Swippy()
        let cards = (0..<150).map { number in Feed.card.map { $0.0 == "id" ? ("id", "\"\(number)\"") : $0 } }
        try swippy.workspace.write(Data(Feed.of(cards).utf8), to: "www/cards")
        let server = try await StockServer(swippy.workspace.directory)
        // It answers every page with all cards; the second request finds that out.
        let first = try await swippy("list", "--all", "--url", server.url, "--verbose")
        same(first.fields.compactMap(\.first), (0..<150).map(String.init))
        same(first.errorLines.filter { $0.contains(": 200, ") }.count, 2)
        // Later it says that nothing has changed.
        let again = try await swippy("list", "--all", "--url", server.url, "--verbose")
        same(again.lines, first.lines)
        same(again.errorLines.filter { $0.contains(": 304, ") }.count, 2)
        let none = try await swippy("statement", "0", "--url", server.url)
        #expect(none.end != .exit(0) && none.output == "")
    }
}
