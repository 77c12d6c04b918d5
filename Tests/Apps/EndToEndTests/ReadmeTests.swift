import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

/// Somebody who types what the README and the tour show, from the first line to the last.
@Suite("The README and the tour", .takesTurns, .endsIfItHangs)
struct ReadmeTests {
    /// Every line of its shell blocks, in order.
    private static let lines: [String] = {
        var isInBlock = false
        return text.split(separator: "\n").compactMap { line in
            guard !line.hasPrefix("```") else {
                isInBlock = line == "```sh"
                return nil
            }
            return isInBlock ? String(line) : nil
        }
    }()

    /// The README, and the tour that goes on from there.
    private static let text: String = {
        do {
            return try ["README.md", "Docs/Tour.md"].map { page in
                String(decoding: try Data(contentsOf: PackageFolder.url.appending(path: page)), as: UTF8.self)
            }.joined(separator: "\n")
        } catch {
            return ""  // Then there are no lines, which fails.
        }
    }()

    /// What stands for commands that build, that are not on every machine, or that know secrets. Each says so.
    private static let stubs = """
        swift() { echo "stub: swift $*" >&2; }
        pass() { echo "stub: pass $*" >&2; echo '5555 5555 5555 4444'; }
        command -v jq > /dev/null || jq() { cat > /dev/null; echo "stub: jq $*" >&2; }
        """

    /// The picture of the tour: what a file is, is seen from its bytes.
    private static let picture = "P3 2 1 255  255 0 0  0 0 255\n"

    /// The server of the tour.
    private static let server = "https://cards.example.org"

    private static func url(of shell: String) -> URL? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(shell)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    @Test("work line by line when their blocks are typed one after another", arguments: ["bash", "zsh"])
    func script(shell: String) async throws {
        guard let url = Self.url(of: shell) else {
            print("\(shell) is not installed: its run of the README is skipped")
            return
        }
        #expect(Self.lines.count { $0.contains("swippy ") } >= 20)
        let swippy = try Swippy()
        let token = try swippy.workspace.write(Data(CardsSite.token.utf8), to: ".config/swippy/token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token)
        try swippy.workspace.write(Self.picture, to: "photo.jpg")
        let site = try CardsSite().server()
        let lines = Self.lines.map { $0.replacing(Self.server, with: site.url) }
        #expect(lines != Self.lines)
        let script = (["set -e -u -o pipefail", Self.stubs, "set -v"] + lines).joined(separator: "\n") + "\n"
        let path = try swippy.workspace.write(Data(script.utf8), to: "readme.sh")
        let run = try await swippy.shell(url, (shell == "zsh" ? ["-f"] : []) + [path])
        // With `set -v`, the last line on standard error is where it ended.
        same(run.end, .exit(0), "\(run.errors)")
        let messages = run.errorLines.filter { $0.hasPrefix("swippy: ") }
        let remarks = [
            "the card sprang back", "No payment matches", "is left out", "Demonstration: ", "does not offer",
            "/cards.json yet; the setting file now points to it",
        ]
        #expect(
            messages.allSatisfy { message in remarks.contains { message.contains($0) } }, "\(messages)")
        #expect(run.errorLines.contains { $0.hasPrefix("stub: swift test") })
    }
}
