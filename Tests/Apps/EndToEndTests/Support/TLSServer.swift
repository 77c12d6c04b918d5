import Foundation
import HTTPServerSupport
import SystemTestSupport

/// A server that speaks TLS with a certificate of its own making: `openssl s_server`.
final class TLSServer {
    private static let program = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    /// Where curl on Linux looks for the certificates that are trusted.
    private static let bundle = "/etc/ssl/certs/ca-certificates.crt"

    static let isInstalled = program != nil
    /// Whether a process can be shown another file in the place of the trusted certificates.
    static let canBeTrusted: Bool = {
        guard isInstalled, FileManager.default.fileExists(atPath: bundle) else { return false }
        do {
            return try run("/bin/sh", ["-c", "unshare -rm mount --bind /dev/null \(bundle) 2>/dev/null"]) == 0
        } catch {
            return false
        }
    }()

    let url: String
    private let certificate: String
    private let process = Process()

    /// A server that answers every path with the file of that name in `folder`, which begins with the status line.
    init(_ folder: URL) async throws {
        certificate = folder.appending(path: "certificate.pem").path
        let key = folder.appending(path: "key.pem").path
        _ = try Self.run(
            Self.program ?? "",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out",
                certificate,
            ])
        // The port may be taken in between, and then the server ends and the test fails.
        let port = try ClosedPort().port
        url = "https://localhost:\(port)"
        process.executableURL = URL(filePath: Self.program ?? "")
        process.arguments = [
            "s_server", "-accept", "127.0.0.1:\(port)", "-cert", certificate, "-key", key, "-HTTP",
        ]
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // It says ACCEPT when it listens.
        while process.isRunning, !output.fileHandleForReading.availableData.contains(UInt8(ascii: "A")) {}
    }

    deinit {
        // It has nothing to put in order, and nobody waits for it.
        kill(process.processIdentifier, SIGKILL)
    }

    /// A line of shell that runs `command` in a world that trusts this server.
    func trusted(_ command: String) -> String {
        "unshare -rm sh -c 'mount --bind \(certificate) \(Self.bundle) && exec \(command)'"
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
