import Foundation
import TestSupport

/// The texts for people that stand in the code: each English literal that a Ukrainian one follows.
struct CodeTexts {
    /// The texts as the tables of the programs have them, sorted; those about a number of things follow a tab.
    private(set) var lines: Set<String> = []
    /// The Ukrainian literals of which it can't be said which English ones they translate.
    private(set) var strays: [String] = []

    /// Reads all files of these folders of the package, other than samples.
    init(of folders: [String]) throws {
        for folder in folders {
            let root = PackageFolder.url.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            for path in paths.sorted()
            where path.hasSuffix(".swift") && !path.hasPrefix("Sample/") && !path.contains("/Sample/") {
                read(
                    try String(contentsOf: root.appending(path: path), encoding: .utf8),
                    at: "\(folder)/\(path)")
            }
        }
    }

    /// The texts of this code alone.
    init(code: String) { read(code, at: "code") }

    private mutating func read(_ code: String, at path: String) {
        for sequence in Literals(code).sequences { read(sequence[...], at: path) }
    }

    private mutating func read(_ sequence: ArraySlice<Literal>, at path: String) {
        var literals = sequence
        while let start = literals.firstIndex(where: \.isUkrainian) {
            let end = literals[start...].firstIndex { !$0.isUkrainian } ?? literals.endIndex
            let others = literals[..<start]
            switch end - start {
            case 1 where !others.isEmpty: insert(others[start - 1].words, "")
            case 3 where others.count > 1 && literals[start].isForm && others[start - 2].isForm:
                insert(others[start - 1].words, "\t")
            default: strays.append("\(path): \(literals[start].words)")
            }
            literals = literals[end...]
        }
    }

    private mutating func insert(_ words: String, _ mark: String) {
        lines.insert(mark + words.replacing("\n", with: "\\n"))
    }
}

/// A literal, or several that are added up.
private struct Literal {
    /// The words, with `{1}` and so on in place of what is interpolated.
    var words: String
    /// Whether it is the first of several in parentheses.
    let isForm: Bool

    /// Whether it has a letter of the Cyrillic block.
    var isUkrainian: Bool { words.utf8.contains { 0xD0...0xD3 ~= $0 } }
}

/// Reads the literals of a file in their order; those in comments don't count, and code that is interpolated has an order of its own.
private struct Literals {
    private(set) var sequences: [[Literal]] = []
    private let code: [UInt8]
    private var offset = 0
    private var found: [Literal] = []
    /// The first and the last sign between the last literal and here, without spaces.
    private var gap: (first: UInt8, last: UInt8, isOne: Bool) = (0, 0, false)

    init(_ text: String) {
        code = Array(text.utf8)
        read { _ in false }
        sequences.append(found)
    }

    private func sees(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { code[offset...].starts(with: $0) }
    }

    /// Reads code up to a sign that ends it.
    private mutating func read(until ends: (UInt8) -> Bool) {
        while offset < code.count, !ends(code[offset]) {
            switch code[offset] {
            case UInt8(ascii: "/") where sees("//"):
                while offset < code.count, code[offset] != UInt8(ascii: "\n") { offset += 1 }
            case UInt8(ascii: "#") where sees("#\"\"\""): literal(hashes: 1, marks: 3)
            case UInt8(ascii: "#") where sees("#\""): literal(hashes: 1, marks: 1)
            case UInt8(ascii: "\""): literal(hashes: 0, marks: sees("\"\"\"") ? 3 : 1)
            case let sign:
                if sign > UInt8(ascii: " ") {
                    gap = (gap.first == 0 ? sign : gap.first, sign, gap.first == 0)
                }
                offset += 1
            }
        }
    }

    private mutating func literal(hashes: Int, marks: Int) {
        let isSum = gap.isOne && gap.first == UInt8(ascii: "+") && !found.isEmpty
        let isForm = gap.last == UInt8(ascii: "(")
        let mark = Array(repeating: UInt8(ascii: "\""), count: marks)
        let close = mark + Array(repeating: UInt8(ascii: "#"), count: hashes)
        var (words, count) = ([UInt8](), 0)
        offset += hashes + marks
        while offset < code.count, !(code[offset] == close[0] && code[offset...].starts(with: close)) {
            if hashes > 0 || code[offset] != UInt8(ascii: "\\") {
                words.append(code[offset])
                offset += 1
            } else if sees("\\(") {
                offset += 1
                count += 1
                words += Array("{\(count)}".utf8)
                interpolation()
            } else {
                words += escaped()
            }
        }
        offset += close.count
        gap = (0, 0, false)
        var text = String(decoding: words, as: UTF8.self)
        if marks == 3 { text = text.withoutMargin }
        if isSum {
            found[found.count - 1].words += text
        } else {
            found.append(Literal(words: text, isForm: isForm))
        }
    }

    /// Reads the code in parentheses here.
    private mutating func interpolation() {
        let outer = (found, gap)
        (found, gap) = ([], (0, 0, false))
        var depth = 0
        repeat {
            if code[offset] == UInt8(ascii: "(") { depth += 1 }
            if code[offset] == UInt8(ascii: ")") { depth -= 1 }
            gap = (code[offset], code[offset], true)
            offset += 1
            if depth > 0 { read { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") } }
        } while depth > 0
        sequences.append(found)
        (found, gap) = outer
    }

    private mutating func escaped() -> [UInt8] {
        offset += 2
        switch code[offset - 1] {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "\n"): return Array(Literals.continuation.utf8)
        case UInt8(ascii: "u"):
            let digits = code[offset...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
            offset += digits.count + 2
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(
                Unicode.Scalar.init)
            return scalar.map { Array(String($0).utf8) } ?? []
        case let sign: return [sign]
        }
    }

    /// Stands for a line break that isn't part of the text.
    fileprivate static let continuation = "\u{0}\n"
}

extension String {
    /// What a literal of several lines means: without the first line break and the margin of its last line.
    fileprivate var withoutMargin: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let margin = lines.last?.count ?? 0
        return lines.dropLast().map { $0.dropFirst(min(margin, $0.count)) }.joined(separator: "\n")
            .replacing(Literals.continuation, with: "")
    }
}
