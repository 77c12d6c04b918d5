import CommandLineTestSupport
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("The page of traces")
struct TracePageTests {
    @Test("Docs/Traces.md shows what its command lines print, without the times")
    func isCurrent() async throws {
        let file = PackageFolder.url.appending(path: "Docs/Traces.md")
        var page = try String(contentsOf: file, encoding: .utf8)
        let block = /\$ swippy ([^\n]+ --trace mermaid)\n```\n\n```mermaid\n([^`]*)```/
        let blocks = page.matches(of: block)
        same(blocks.count, 2)
        for block in blocks.reversed() {
            // The clock of the recorder stands still, and nothing in a trace depends on the day or on chance.
            let recorder = ConsoleRecorder()
            let line = block.output.1.split(separator: " ").map(String.init)
            await same(Program.swippy.run(line, console: recorder.console), .success)
            // That these are demonstration cards is said before.
            let start = try #require(recorder.errors.firstRange(of: "sequenceDiagram"))
            page.replaceSubrange(
                block.output.2.startIndex..<block.output.2.endIndex,
                with: recorder.errors[start.lowerBound...])
        }
        try KeptText(in: file, acceptedBy: "TracePageTests").expect(page)
    }
}
