import Foundation

/// The first line of a journal: `swippy.journal 1 0123456789abcdef 89abcdef`, which is format, version, generation and the
/// checksum of these.
struct FirstLine {
    /// A number that no other file has that was this journal, or will be: positions in them are told apart by it.
    let generation: UInt64
    /// The line, with its line feed.
    let bytes: [UInt8]
    /// The checksum of the line, on which the first record's is built. Records of another file don't fit to it.
    let checksum: UInt32

    init(format: String, version: Int, generation: UInt64) {
        self.generation = generation
        let facts = Array("\(format) \(version) ".utf8) + Hexadecimal.digits(generation)
        checksum = facts.withUnsafeBytes { Checksum.checksum(0, and: $0) }
        bytes = facts + Array(" ".utf8) + Hexadecimal.digits(checksum) + Array("\n".utf8)
    }

    /// What may be found at the beginning of a file.
    enum Finding {
        case line(FirstLine)
        /// A line that was cut off, so that the file never had a record; an empty file is one, too.
        case torn
        case newer(version: Int)
        case corrupt
        case foreign
    }

    /// Reads the beginning of a file that has `size` bytes.
    static func find(in beginning: Data, size: Int, format: String, version: Int) -> Finding {
        let name = Array("\(format) ".utf8)
        // Only what is short was cut off: where more follows, records may have been lost.
        let zeros = size == beginning.count ? beginning.reversed().prefix { $0 == 0 }.count : 0
        let text = beginning.dropLast(zeros)
        guard text.count > name.count else { return name.starts(with: text) ? .torn : .foreign }
        guard text.starts(with: name) else { return .foreign }
        // Whatever else a newer program wrote on this line, the version stands here.
        let digits = text.dropFirst(name.count).prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        let isWhole = text.endIndex > digits.endIndex
        if isWhole, let found = Int(String(decoding: digits, as: UTF8.self)), found > version {
            return .newer(version: found)
        }
        return line(in: text, format: format, version: version)
    }

    /// Reads a line of a version that is known: it must be as it would be written.
    private static func line(in text: Data, format: String, version: Int) -> Finding {
        let model = FirstLine(format: format, version: version, generation: 0).bytes
        let place = "\(format) \(version) ".utf8.count
        guard text.count >= model.count else {
            let isPrefix = zip(text, model).enumerated().allSatisfy { index, pair in
                let isDigit = index >= place && Hexadecimal.digit(pair.1) != nil
                return isDigit ? Hexadecimal.digit(pair.0) != nil : pair.0 == pair.1
            }
            return isPrefix ? .torn : .corrupt
        }
        let generation = text.withUnsafeBytes { Hexadecimal.number(in: $0, at: place, as: UInt64.self) }
        guard let generation else { return .corrupt }
        let line = FirstLine(format: format, version: version, generation: generation)
        return text.starts(with: line.bytes) ? .line(line) : .corrupt
    }

    /// Of how many bytes the beginning of a file consists that tells what it is.
    static func longest(format: String) -> Int { format.utf8.count + 64 }
}
