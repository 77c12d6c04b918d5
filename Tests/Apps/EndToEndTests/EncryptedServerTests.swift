import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite(
    "A server that speaks TLS", .enabled(if: TLSServer.isInstalled, "openssl is not installed"),
    .endsIfItHangs)
struct EncryptedServerTests {
    private let swippy: Swippy
    private let tokenFile: String

    init() throws {
        swippy = try Swippy()
        tokenFile = try swippy.workspace.write(Data("\(CardsSite.token)\n".utf8), to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tokenFile)
    }

    @Test("is refused when it signed its certificate itself, and nothing is sent")
    func selfSigned() async throws {
        let server = try await TLSServer(swippy.workspace.directory)
        let run = try await swippy("list", "--url", server.url, "--token-file", tokenFile)
        #expect(run.end == .exit(77) && run.output == "")
        #expect(run.errorLines.first?.hasPrefix("swippy: The server can’t prove its identity: ") == true)
        #expect(run.errorLines.last?.hasPrefix("Nothing was sent.") == true)
    }

    @Test(
        "is not followed to one that doesn't, though it is trusted",
        .enabled(if: TLSServer.canBeTrusted, "no certificate can be trusted here for one process only"))
    func downgrade() async throws {
        let plain = try HTTPServer(.json(Feed.of([Feed.card])))
        let redirect = "HTTP/1.1 302 Found\r\nLocation: \(plain.url)/cards\r\nContent-Length: 0\r\n\r\n"
        // The name of the file is the request's target.
        try swippy.workspace.write(Data(redirect.utf8), to: "cards?page=1&perpage=100")
        let server = try await TLSServer(swippy.workspace.directory)
        let run = try await swippy.shell(
            server.trusted("swippy list --url \(server.url) --token-file \(tokenFile)"))
        #expect(run.end == .exit(77) && run.output == "")
        same(
            run.errorLines.first,
            "swippy: The server redirected from an encrypted connection to an unencrypted one.")
        #expect(plain.record.requests.isEmpty)
    }
}
