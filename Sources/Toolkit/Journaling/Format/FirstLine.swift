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
        case newer(version: Int)
        /// It was damaged, or cut off; an empty file was, too. A journal gets its name when its first records are stored, so
        /// no crash leaves this.
        case corrupt
        case foreign
    }

    /// Reads the beginning of a file.
    static func find(in beginning: Data, format: String, version: Int) -> Finding {
        let name = Array("\(format) ".utf8)
        let text = beginning.dropLast(beginning.reversed().prefix { $0 == 0 }.count)
        guard text.count > name.count else { return name.starts(with: text) ? .corrupt : .foreign }
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
        guard text.count >= model.count else { return .corrupt }
        let generation = text.withUnsafeBytes { Hexadecimal.number(in: $0, at: place, as: UInt64.self) }
        guard let generation else { return .corrupt }
        let line = FirstLine(format: format, version: version, generation: generation)
        return text.starts(with: line.bytes) ? .line(line) : .corrupt
    }

    /// Of how many bytes the beginning of a file consists that tells what it is.
    static func longest(format: String) -> Int { format.utf8.count + 64 }
}
