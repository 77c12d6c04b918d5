import Foundation
import TestSupport
import Testing

@Suite("Hidden amounts, by text")
struct HiddenPlacesTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    /// What is said after the last of `keys`.
    private func end(of keys: String) async throws -> [String] {
        let keys = keys.split(separator: " ").map { "\($0)\n" }
        func said(_ keys: ArraySlice<String>) async throws -> [String] {
            let run = try await swippy.run(
                ["live", "--format", "screen-reader"], input: Data(keys.joined().utf8))
            #expect(run.end == .exit(0) && run.errors == "")
            return run.lines
        }
        return Array(try await said(keys[...]).dropFirst(try await said(keys.dropLast()).count))
    }

    @Test(
        "stay hidden in the place below, and in one that the person goes to",
        arguments: ["g down enter x esc", "g down enter x g up enter", "x g down enter"])
    func hidden(keys: String) async throws {
        let lines = try await end(of: keys)
        #expect(
            lines.contains { $0.contains("a hidden amount") } && !lines.contains { $0.contains("rupees") },
            "\(lines)")
    }
}
