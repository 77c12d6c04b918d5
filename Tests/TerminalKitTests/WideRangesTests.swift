import Foundation
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
        #expect(WideRanges.contains(value) == isWide)
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

/// Reads `EastAsianWidth.txt` and makes the table of `WideRanges` from it. To go to a newer Unicode, change
/// the version there: the test then prints the new table.
struct EastAsianWidthFile {
    let version: String
    let wideRanges: [ClosedRange<UInt32>]

    init(_ text: String) {
        let lines = text.split(separator: "\n")
        version = lines.first?.split { "-.".contains($0) }.dropFirst().prefix(3).joined(separator: ".") ?? ""
        var ranges: [ClosedRange<UInt32>] = lines.compactMap { line in
            let fields = line.prefix { $0 != "#" }.split { ";. ".contains($0) }
            guard let width = fields.last, width == "W" || width == "F" else { return nil }
            guard let first = UInt32(fields[0], radix: 16) else { return nil }
            return first...(fields.count > 2 ? UInt32(fields[1], radix: 16) ?? first : first)
        }
        // Unassigned code points that the head of the file declares wide.
        ranges += [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD]
        wideRanges = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            guard let last = merged.last, range.lowerBound <= last.upperBound + 1 else {
                return merged.append(range)
            }
            merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        }
    }

    /// The table as Swift source, to be laid out by the formatter.
    var source: String {
        wideRanges.map { range in
            let ends = [range.lowerBound, range.upperBound].map {
                "0x" + String($0, radix: 16, uppercase: true)
            }
            return "(\(ends[0]), \(ends[1])),"
        }
        .joined(separator: " ")
    }
}
