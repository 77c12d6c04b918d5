import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("The file of --file")
struct FeedFileTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("is read, and so is standard input for a dash")
    func read() async throws {
        let path = try swippy.workspace.write(Feed.with("id", "\"7009\""), to: "my cards.json")
        let file = try await swippy("list", "--file", path)
        let input = try await swippy.list(Feed.with("id", "\"7009\""))
        let relative = try await swippy("list", "-f", "my cards.json")
        same(file.fields.map(\.first), ["7009"])
        same([input.output, relative.output], [file.output, file.output])
    }

    @Test("may be a pipe with a name")
    func namedPipe() async throws {
        try swippy.workspace.write(Feed.with("id", "\"7009\""), to: "feed.json")
        let run = try await swippy.shell("mkfifo pipe && (cat feed.json > pipe & swippy list --file pipe)")
        same(run.fields.map(\.first), ["7009"])
    }

    @Test(
        "may be one that is made while it is read, and says that it is empty",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "Linux has such files"))
    func proc() async throws {
        let run = try await swippy("list", "--file", "/proc/self/status")
        same(run.end, .exit(65))
        same(run.errorLines.first, "swippy: “/proc/self/status” is a table such as CSV, not a card feed.")
    }

    @Test("must be there")
    func missing() async throws {
        let run = try await swippy("list", "--file", "nosuch.json")
        same(run.end, .exit(66))
        same(run.errorLines, ["swippy: There is no file “nosuch.json”.", "Check the path."])
    }

    @Test("must not be a directory")
    func directory() async throws {
        let path = swippy.workspace.directory.path
        let run = try await swippy("list", "--file", path)
        same(run.end, .exit(74))
        same(run.errorLines, ["swippy: “\(path)” can’t be read: Is a directory.", "Check the path."])
    }

    @Test("must be allowed to be read", .enabled(if: geteuid() != 0, "the superuser may read any file"))
    func unreadable() async throws {
        let path = try swippy.workspace.write("{}", to: "secret.json")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let run = try await swippy("list", "--file", path)
        same(run.end, .exit(77))
        same(
            run.errorLines,
            [
                "swippy: You are not allowed to read the file “\(path)”.",
                "Change its permissions, or copy it to where you can read it.",
            ])
    }

    @Test("must be standard input that is open")
    func closedInput() async throws {
        let run = try await swippy.shell("swippy list --file - <&-")
        same(run.end, .exit(74))
        same(run.errorLines.count, 2)
    }

    @Test("may have a name that is not text, or that would control the terminal")
    func strangeName() async throws {
        let run = try await swippy.shell(#"swippy list --file "$(printf '\377\033[31m')""#)
        same(run.end, .exit(66))
        same(run.errorLines.first, "swippy: There is no file “\u{FFFD}\u{FFFD}[31m”.")
    }
}
