import Foundation
import HTTPServerSupport
import SystemTestSupport
import TestSupport
import Testing

@Suite("Standard output")
struct OutputTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test("may be closed by a reader that has seen enough, without an error")
    func closedPipe() async throws {
        let first = try await swippy.shell("swippy list | head -1")
        same(first.lines.count, 1)
        same(first.errorLinesOfOwn, [])
        let none = try await swippy.shell("swippy list --format svg | true")
        same(none.end, .exit(0))
        same(none.errorLinesOfOwn, [])
    }

    @Test(
        "may be closed from the start, which is an error: the cards went nowhere",
        arguments: ["list", "config"])
    func closed(command: String) async throws {
        let run = try await swippy.shell("swippy \(command) >&-")
        same(run.end, .exit(74))
        #expect(run.errorLinesOfOwn.first?.hasPrefix("swippy: The output can’t be written: ") == true)
        same(run.errorLines.last, "Check that the output is open and its disk has room.")
    }

    @Test("may be closed from the start while a server is asked: no connection takes its place")
    func closedBesideConnections() async throws {
        let server = try CardsSite().server()
        let token = try swippy.workspace.write(Data("\(CardsSite.token)\n".utf8), to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: token)
        let run = try await swippy.shell("swippy list --url \(server.url)/v1 --token-file '\(token)' >&-")
        same(run.end, .exit(74))
    }

    @Test(
        "may be full",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func full() async throws {
        let run = try await swippy.shell("swippy list > /dev/full")
        same(run.end, .exit(74))
        same(run.errorLinesOfOwn.first, "swippy: The output can’t be written: No space left on device.")
        let silent = try await swippy.shell("swippy list > /dev/full 2>&-")
        same(silent.end, .exit(74))
    }

    @Test("gets the whole answer though it takes a little at a time and does not block")
    func nonBlocking() async throws {
        let whole = try await swippy("list", "--format", "svg")
        let run = try await swippy.program(["list", "--format", "svg"]).run(nonBlocking: true)
        same(run.end, .exit(0))
        same(run.errors, whole.errors)
        same(run.outputBytes, whole.outputBytes)
    }

    @Test("comes from a program that a shell can wait for")
    func waiting() async throws {
        let run = try await swippy.shell("swippy list > list.txt & wait; wc -l < list.txt")
        same(run.end, .exit(0))
        #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) != "0")
    }
}
