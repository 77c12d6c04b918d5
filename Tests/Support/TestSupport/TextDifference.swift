/// Where two texts differ, line by line, with a little of what is around it.
public struct TextDifference: CustomStringConvertible {
    /// The lines that begin with `-` are of the first text, those with `+` of the second, the others of both.
    public let description: String

    /// How many of the lines that are the same stand before and after those that are not.
    private static let context = 2
    /// What is longer is cut: the first differences explain the others.
    private static let longest = (lines: 60, columns: 160)

    /// What makes `new` of `old`.
    public init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        let same = zip(old, new).prefix { $0 == $1 }.count
        let sameEnd = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
            .prefix { $0 == $1 }.count
        let (first, second) = (old[same..<old.count - sameEnd], new[same..<new.count - sameEnd])
        let before = old[max(0, same - Self.context)..<same].map { " " + $0 }
        let after = old.suffix(sameEnd).prefix(Self.context).map { " " + $0 }
        let all = Self.withoutLongRuns(before + Self.changes(from: Array(first), to: Array(second)) + after)
        let more =
            all.count > Self.longest.lines ? ["… and \(all.count - Self.longest.lines) lines more"] : []
        let head = "@@ line \(max(0, same - Self.context) + 1) @@"
        description = ([head] + all.prefix(Self.longest.lines).map(Self.cut) + more).joined(separator: "\n")
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func changes(from old: [Substring], to new: [Substring]) -> [String] {
        // A difference takes time by the square of its size.
        guard old.count + new.count < 2000 else { return old.map { "-" + $0 } + new.map { "+" + $0 } }
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var (lines, index, newIndex): ([String], Int, Int) = ([], 0, 0)
        while index < old.count || newIndex < new.count {
            if removed.contains(index) {
                lines.append("-" + old[index])
                index += 1
            } else if inserted.contains(newIndex) {
                lines.append("+" + new[newIndex])
                newIndex += 1
            } else {
                lines.append(" " + old[index])
                (index, newIndex) = (index + 1, newIndex + 1)
            }
        }
        return lines
    }

    /// Leaves out most of the same lines between two differences, so that the last difference is shown as well.
    private static func withoutLongRuns(_ lines: [String]) -> [String] {
        var kept: [String] = []
        var run: [String] = []
        for line in lines + [""] {
            if line.hasPrefix(" ") {
                run.append(line)
                continue
            }
            let left = run.count - 2 * context
            kept +=
                left > 1
                ? run.prefix(context) + ["@@ \(left) lines are the same @@"] + run.suffix(context) : run
            run = []
            if !line.isEmpty { kept.append(line) }
        }
        return kept
    }

    private static func cut(_ line: String) -> String {
        line.count > longest.columns ? line.prefix(longest.columns) + "…" : line
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
