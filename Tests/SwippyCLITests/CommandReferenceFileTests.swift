import Foundation
import Testing

@testable import SwippyCLI

@Suite struct CommandReferenceFileTests {
    @Test("Docs/CommandLine.md is what the command table says")
    func isCurrent() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Docs/CommandLine.md")
        let wanted = CommandReference.markdown()
        if ProcessInfo.processInfo.environment["SWIPPY_ACCEPT"] != nil {
            try Data(wanted.utf8).write(to: file)
        }
        let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(written == wanted, "Run the tests with SWIPPY_ACCEPT=1 to write the page anew.")
    }
}
