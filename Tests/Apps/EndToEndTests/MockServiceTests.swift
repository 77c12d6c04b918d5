import TestSupport
import Testing

@Suite("The mock service")
struct MockServiceTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "fails as told, with exit code 69: the service is unavailable",
        arguments: [
            (
                "offline", "You are offline: no network can be reached.",
                "Try again."
            ),
            ("timeout", "The server took too long to answer.", "Try again."),
            ("500", "The server failed with status 500.", "Try again later."),
        ])
    func unavailable(failure: String, what: String, advice: String) async throws {
        for line in [["list"], ["swipe", "@1"], ["show", "@1"]] {
            let run = try await swippy.run(line + ["--mock-fail", failure])
            same(run.end, .exit(69))
            same(run.output, "")
            same(run.errorLines, ["swippy: " + what, advice])
        }
    }

    @Test("answers with half of the feed, which is bad data: 65")
    func malformed() async throws {
        let run = try await swippy("list", "--mock-fail", "malformed")
        same(run.end, .exit(65))
        #expect(run.errorLines.first?.hasPrefix("swippy: MockData.json:") == true)
        #expect(run.errorLines.first?.hasSuffix(": the JSON ends too early.") == true)
    }

    @Test("answers late, and in full")
    func delay() async throws {
        let start = ContinuousClock.now
        let run = try await swippy("list", "--mock-delay", "300ms")
        // A lower bound holds on any machine: nothing makes a delay shorter.
        #expect(ContinuousClock.now - start >= .milliseconds(300))
        same(run.end, .exit(0))
        same(run.output, try await swippy("list").output)
    }
}
