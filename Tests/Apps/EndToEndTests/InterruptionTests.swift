import Foundation
import TestSupport
import Testing

@Suite("A command that waits")
struct InterruptionTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
    }

    @Test(
        "is ended by a signal at any moment, as any program is", arguments: [SIGINT, SIGTERM, SIGHUP],
        [0, 0.02, 0.2])
    func signals(signal: Int32, seconds: Double) async throws {
        let run = try await swippy.program(["list", "--mock-delay", "60s"]).run { identifier in
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { kill(identifier, signal) }
        }
        same(run.end, .signal(signal))
        same(run.output, "")
        same(run.errors, "")
    }

    @Test("shows the shell which signal ended it")
    func shellStatus() async throws {
        let run = try await swippy.shell(
            "swippy list --mock-delay 60s & sleep 0.2; kill -TERM $!; wait $!; echo $?")
        same(run.lines.last, "143")
    }
}
