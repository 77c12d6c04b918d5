import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The changelog")
struct ChangelogTests {
    /// A heading of a version, and the line with its day below.
    private struct Entry {
        let version: [Int]
        let day: String
    }

    private func entries() throws -> [Entry] {
        let text = String(
            decoding: try Data(contentsOf: PackageFolder.url.appending(path: "Docs/Changelog.md")),
            as: UTF8.self)
        let sections = text.components(separatedBy: "\n## ").dropFirst()
        // What is to be the next version is at the top, and has no day yet.
        return try sections.dropFirst(sections.first?.contains("(unreleased)\n") == true ? 1 : 0).map {
            section in
            let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
            let version = lines[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            #expect(version.count == 3 && !version.contains(nil), "no version: \(lines[0])")
            let day = try #require(lines.dropFirst(2).first)
            #expect(day.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil, "no day below \(lines[0]): \(day)")
            return Entry(version: version.compactMap(\.self), day: String(day))
        }
    }

    @Test("begins with the version that the program tells, and its day is that of the manual")
    func newest() throws {
        let newest = try #require(try entries().first)
        same(Program.swippy.version, newest.version.map(String.init).joined(separator: "."))
        same(Program.swippy.about.released, newest.day)
    }

    @Test("goes back from version to version, each once")
    func order() throws {
        let entries = try entries()
        for (newer, older) in zip(entries, entries.dropFirst()) {
            #expect(older.version.lexicographicallyPrecedes(newer.version), "\(newer.version)")
            #expect(older.day <= newer.day, "\(newer.version)")
        }
    }
}
