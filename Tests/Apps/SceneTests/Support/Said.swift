import Foundation

/// What a person sees at a shell: what programs say, in the order in which they say it.
struct Said {
    /// Where something is said.
    enum Stream: Equatable { case output, errors }

    private(set) var parts: [(stream: Stream, bytes: Data)] = []
    var code: Int32 = 0

    mutating func add(_ bytes: Data, on stream: Stream) {
        guard !bytes.isEmpty else { return }
        if parts.last?.stream == stream {
            parts[parts.count - 1].bytes += bytes
        } else {
            parts.append((stream, bytes))
        }
    }

    mutating func add(_ text: String, on stream: Stream) { add(Data(text.utf8), on: stream) }

    /// What is typed, as a terminal shows it: behind the question.
    mutating func echo(_ line: String) { add(line + "\n", on: parts.last?.stream ?? .output) }

    /// The lines of a scene that show it. What is in `places` is shown by another name.
    func lines(_ places: [(path: String, name: String)]) -> [String] {
        let lines = parts.flatMap { stream, bytes in
            var text = String(decoding: bytes, as: UTF8.self)
            for place in places { text = text.replacing(place.path, with: place.name) }
            return Self.lines(of: text).map { stream == .errors ? "2> " + $0.text : $0.escaped }
        }
        return lines + (code == 0 ? [] : ["[\(code)]"])
    }

    private static func lines(of text: String) -> [ShownLine] {
        var lines = text.linesToEnd
        let rest = lines.removeLast()
        return lines.map { ShownLine($0, hasEnd: true) }
            + (rest.isEmpty ? [] : [ShownLine(rest, hasEnd: false)])
    }
}

extension String {
    /// Its lines without their ends, and what follows the last one. To Swift, the end of a line of a calendar is one character.
    var linesToEnd: [String] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A line of output as it stands in a scene.
private struct ShownLine {
    /// With signs for what controls a terminal, and for a missing end.
    let text: String

    init(_ line: String, hasEnd: Bool) {
        let shown = line.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.value {
            case 9: text.unicodeScalars.append(scalar)
            case ..<0x20, 0x7F:
                text.unicodeScalars.append(
                    Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : UInt16(0x2400 + scalar.value)) ?? scalar)
            case 0x2400...0x2426: text += "␦\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
        let slashes = shown.reversed().prefix { $0 == "\\" }.count
        text = shown + String(repeating: "\\", count: hasEnd ? slashes : slashes + 1)
    }

    /// The same on standard output, where it must look like nothing else.
    var escaped: String {
        let isTaken =
            ["$ ", "> ", "# ", "% ", "2> ", "\\"].contains { text.hasPrefix($0) }
            || text.wholeMatch(of: /\[\d+\]/) != nil
        return isTaken ? "\\" + text : text
    }
}
