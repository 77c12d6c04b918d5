import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy init")
struct InitTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    @Test("names the folder that can’t be made, and the file that no setting can name")
    func elsewhere() async throws {
        // Not even root can make a folder in /proc, or in / on a system without it.
        let folders = ["/proc/none": 77, "$PWD/own.file": 74]
        try swippy.workspace.write("", to: "own.file")
        for (folder, code) in folders {
            let run = try await swippy.shell("XDG_DATA_HOME=\(folder) swippy init 2>&1; echo $?")
            #expect(run.output.contains("/swippy can’t be made: "), "\(run.output)")
            same(run.lines.last, "\(code)", "\(run.output)")
        }
        // A file that was written is of use even if no setting can name it.
        try swippy.workspace.write("", to: "blocked")
        let unset = try await swippy.shell("XDG_CONFIG_HOME=$PWD/blocked swippy init own.json 2>&1")
        #expect(unset.output.contains("  swippy --file ") && unset.output.contains("own.json"))
        #expect(!unset.output.contains("Every command reads it"))
    }

    @Test("of several that begin the same file at once, one wins")
    func race() async throws {
        let run = try await swippy.shell(
            "for i in 1 2 3 4 5 6; do swippy init own.json >/dev/null 2>&1 && echo won & done; wait")
        same(run.lines, ["won"])
    }
}
