import Foundation
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Wide ranges")
struct WideRangesTests {
    /// Where Debian's package `unicode-data` puts the Unicode Character Database.
    static let file = "/usr/share/unicode/EastAsianWidth.txt"

    @Test("Ranges ascend, and neither overlap nor touch")
    func order() {
        for (range, next) in zip(WideRanges.table, WideRanges.table.dropFirst()) {
            #expect(range.first <= range.last && range.last + 1 < next.first)
        }
    }

    @Test(
        "Exactly the ends of a range are inside",
        arguments: [
            (0x10FF, false), (0x1100, true), (0x115F, true), (0x1160, false), (0x3FFFD, true),
            (0x3FFFE, false),
        ]
            as [(UInt32, Bool)])
    func ends(value: UInt32, isWide: Bool) {
        same(WideRanges.contains(value), isWide)
    }

    @Test(
        "The table is the one of the Unicode Character Database",
        .enabled(if: FileManager.default.fileExists(atPath: file), "needs the Unicode Character Database"))
    func generated() throws {
        let database = EastAsianWidthFile(try String(contentsOfFile: Self.file, encoding: .utf8))
        let table = WideRanges.table.map { $0.first...$0.last }
        #expect(
            database.version != WideRanges.unicodeVersion || database.wideRanges == table,
            "The table for Unicode \(database.version) is:\n\(database.source)")
    }
}
