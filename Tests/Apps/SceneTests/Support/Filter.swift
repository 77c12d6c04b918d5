import Foundation

/// What stands behind a pipe, as it is usually installed, as far as scenes need it.
enum Filter {
    /// What a filter does with its input; `nil` if there is none of that name.
    ///
    /// - Throws: what is wrong with its arguments.
    static func run(_ words: [String], on input: Data) throws -> (output: Data, code: Int32)? {
        let (name, arguments) = (words[0], Array(words.dropFirst()))
        let text = String(decoding: input, as: UTF8.self)
        switch name {
        case "cat":
            return (try arguments.isEmpty ? input : arguments.reduce(into: Data()) { $0 += try file($1) }, 0)
        case "echo": return (Data((arguments.joined(separator: " ") + "\n").utf8), 0)
        case "head":
            if arguments.first == "-c", let count = arguments.last.flatMap({ Int($0) }) {
                return (input.prefix(count), 0)
            }
            return (Data(try lines(text).prefix(count(arguments)).joined().utf8), 0)
        case "tail": return (Data(try lines(text).suffix(count(arguments)).joined().utf8), 0)
        case "sort": return (Data(lines(text).sorted().joined().utf8), 0)
        case "wc" where arguments == ["-l"]:
            return (Data("\(input.count { $0 == UInt8(ascii: "\n") })\n".utf8), 0)
        case "cut": return (Data(try cut(lines(text), arguments).joined().utf8), 0)
        case "grep": return try grep(text, arguments)
        case "ls":
            let folder = arguments.first ?? "."
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            return (Data(names.filter { !$0.hasPrefix(".") }.map { "\($0)\n" }.joined().utf8), 0)
        case "mkdir":
            for path in arguments {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
            return (Data(), 0)
        default: return nil
        }
    }

    private static func file(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    /// The lines of a text with their ends.
    private static func lines(_ text: String) -> [String] {
        let lines = text.linesToEnd
        let whole = lines.dropLast().map { $0 + "\n" }
        return whole + lines.suffix(1).filter { !$0.isEmpty }
    }

    /// How many lines, as in `-3` or `-n 3`.
    private static func count(_ arguments: [String]) throws -> Int {
        guard let count = arguments.last.flatMap({ Int($0.trimmingPrefix("-")) }) else {
            throw ShellLine.Fault(message: "no number of lines in “\(arguments.joined(separator: " "))”")
        }
        return count
    }

    private static func cut(_ lines: [String], _ arguments: [String]) throws -> [String] {
        guard let list = arguments.first, let places = places(list.dropFirst(2)), arguments.count == 1,
            list.hasPrefix("-f") || list.hasPrefix("-c")
        else { throw ShellLine.Fault(message: "cut takes -f1,3-5 or -c1-18") }
        return lines.map { line in
            let text = line.hasSuffix("\n") ? line.dropLast() : line[...]
            let part =
                list.hasPrefix("-c")
                ? String(some(of: Array(text), places))
                : some(of: text.split(separator: "\t", omittingEmptySubsequences: false), places)
                    .joined(separator: "\t")
            return part + "\n"
        }
    }

    private static func some<Part>(of parts: [Part], _ places: [ClosedRange<Int>]) -> [Part] {
        parts.enumerated().filter { part in places.contains { $0.contains(part.offset + 1) } }.map(\.element)
    }

    private static func places(_ list: Substring) -> [ClosedRange<Int>]? {
        let ranges = list.split(separator: ",").map { range -> ClosedRange<Int>? in
            let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends[0], first > 0 else { return nil }
            let last = ends.count == 1 ? first : ends[1] ?? .max
            return first <= last ? first...last : nil
        }
        return ranges.contains { $0 == nil } || ranges.isEmpty ? nil : ranges.compactMap(\.self)
    }

    private static func grep(_ text: String, _ arguments: [String]) throws -> (output: Data, code: Int32) {
        let options = arguments.dropLast()
        guard let pattern = arguments.last, options.allSatisfy({ ["-v", "-c", "-o"].contains($0) }) else {
            throw ShellLine.Fault(message: "grep takes -v, -c or -o, and a pattern")
        }
        let regex = try Regex(pattern)
        var found = lines(text).filter { $0.contains(regex) != options.contains("-v") }
        if options.contains("-o") {
            found = found.flatMap { $0.matches(of: regex).map { "\($0.output[0].substring ?? "")\n" } }
        }
        let output = options.contains("-c") ? "\(found.count)\n" : found.joined()
        return (Data(output.utf8), found.isEmpty ? 1 : 0)
    }
}
