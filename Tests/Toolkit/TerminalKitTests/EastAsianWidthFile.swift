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
