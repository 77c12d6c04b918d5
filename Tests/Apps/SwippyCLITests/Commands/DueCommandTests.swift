import CommandLineTestSupport
import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@MainActor
@Suite("swippy due, of very many cards")
struct DueCommandTests {
    @Test("A long list is written part by part, with header and sums once, and read as far as is wanted")
    func long() async throws {
        let cards = (0..<1_300).map { place in
            """
            {"id": "c\(place)", "title": "T", "number": "4221 XXXX XXXX 8776", "card_holder_name": "A", \
            "type": "VISA", "bank_name": "SBI", "due": {"id": "d", "amount": 2.5, "currency": "₹", \
            "state": "due in \(9 - place % 10) days"}}
            """
        }
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"card\": [\(cards.joined(separator: ","))]}", to: "cards.json")
        let plain = ConsoleRecorder()
        let frame = ["--plain", "--header", "--sums", "--exit-code"]
        await same(
            Program.swippy.run(
                ["due", "--file", path, "--no-state"] + frame, console: plain.console), .due)
        let lines = plain.outputLines
        #expect(lines.count == 1_302 && lines.first?.hasPrefix("name\t") == true)
        same(lines.last, "sum\tINR\t3250")
        #expect(lines[1...130].allSatisfy { $0.contains("\t0\t") } && lines[1].hasPrefix("c9\t"))
        let json = ConsoleRecorder()
        await same(json.run("due", "--file", path, "--no-state", "--json"), .success)
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((document?["cards"] as? [Any])?.count == 1_300 && (document?["sums"] as? [Any])?.count == 1)
        let csv = ConsoleRecorder()
        await same(csv.run("due", "--file", path, "--no-state", "--csv"), .success)
        same(csv.output.utf8.count { $0 == 10 }, 1_301)
        let closed = ConsoleRecorder(failure: .closedPipe)
        await same(closed.run("due", "--file", path, "--no-state"), .success)
        same(closed.errors, "")
    }
}
