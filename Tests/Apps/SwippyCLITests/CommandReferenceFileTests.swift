import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite struct CommandReferenceFileTests {
    @Test("Docs/CommandLine.md is what the command table says")
    func isCurrent() throws {
        let file = PackageFolder.url.appending(path: "Docs/CommandLine.md")
        try KeptText(in: file, acceptedBy: "CommandReferenceFileTests").expect(
            CommandReference.swippy.markdown)
    }

    @Test("names the program wherever a text has a place for its name")
    func names() { #expect(!CommandReference.swippy.markdown.contains("{program}")) }
}
