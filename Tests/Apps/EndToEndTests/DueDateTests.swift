import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A due with a date")
struct DueDateTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("is that of the C library, whose time zones may be rules, or have a colon before their names")
    func rules() async throws {
        try await same(swippy("pay", "6564", "--amount", "5", "--yes").end, .exit(0))
        func history(_ zone: String) async throws -> String {
            try await swippy.run(["history", "--format", "cards"], environment: ["TZ": zone]).output
        }
        let expected = try await history("Etc/GMT-5")
        #expect(try await expected != history("Etc/GMT-6"))
        for zone in [":Etc/GMT-5", "XYZ-5", "<+05>-5"] {
            try await same(history(zone), expected, "\(zone)")
        }
        try await same(history("IST-5:30"), history("Asia/Kolkata"))
        let file = "/usr/share/zoneinfo/Europe/London"
        for zone in [":Europe/London", "posix/Europe/London", file, ":\(file)"] {
            try await same(history(zone), history("Europe/London"), "\(zone)")
        }
    }

    @Test("is what an old file lacks, so that its age is said")
    func oldFile() async throws {
        let due = #"{"id": "1", "amount": 5, "currency": "INR", "state": "due in 6 days"}"#
        let path = try swippy.workspace.write(Feed.with("due", due), to: "feed.json")
        let attributes: [FileAttributeKey: Any] = [.modificationDate: Date() - 3 * 86_400]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
        let plain = try await swippy("show", "7001", "--file", path)
        #expect(plain.lines.contains("state\tdue in 6 days"))
        #expect(plain.errors.hasPrefix("swippy: The file is 3 days old ("))
        let drawn = try await swippy("show", "7001", "--file", path, "--format", "cards", "--lang", "uk")
        #expect(drawn.output.contains("Файлу 3 дні ("))
        same(drawn.errors, "")
    }
}
