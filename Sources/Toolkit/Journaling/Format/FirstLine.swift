import Foundation

/// The first line of a journal, such as `swippy.journal 1 0123456789abcdef 89abcdef`: format, version, generation and the
/// checksum of these.
struct FirstLine {
    /// A number unique among all past and future files of this journal. It tells which file a position belongs to.
    let generation: UInt64
    /// The line, with its line feed.
    let bytes: [UInt8]
    /// The checksum of the line, which the first record's checksum continues. Records of another file don't match it.
    let checksum: UInt32

    init(format: String, version: Int, generation: UInt64) {
        self.generation = generation
        let facts = Array("\(format) \(version) ".utf8) + Hexadecimal.digits(generation)
        checksum = facts.withUnsafeBytes { Checksum.checksum(0, and: $0) }
        bytes = facts + Array(" ".utf8) + Hexadecimal.digits(checksum) + Array("\n".utf8)
    }

    /// What the beginning of a file can turn out to be.
    enum Finding {
        case line(FirstLine)
        case newer(version: Int)
        /// Damaged, truncated or empty. A journal is named only when its first records are stored, so no crash leaves this
        /// behind.
        case corrupt
        case foreign
    }

    /// Reads the beginning of a file.
    static func find(in beginning: Data, format: String, version: Int) -> Finding {
        let name = Array("\(format) ".utf8)
        let text = beginning.dropLast(beginning.reversed().prefix { $0 == 0 }.count)
        guard text.count > name.count else { return name.starts(with: text) ? .corrupt : .foreign }
        guard text.starts(with: name) else { return .foreign }
        // Whatever else a newer program wrote on this line, the version is always here.
        let digits = text.dropFirst(name.count).prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        let isWhole = text.endIndex > digits.endIndex
        if isWhole, let found = Int(String(decoding: digits, as: UTF8.self)), found > version {
            return .newer(version: found)
        }
        return line(in: text, format: format, version: version)
    }

    /// Reads a line of a known version, which must be exactly as it would be written.
    private static func line(in text: Data, format: String, version: Int) -> Finding {
        let model = FirstLine(format: format, version: version, generation: 0).bytes
        let place = "\(format) \(version) ".utf8.count
        guard text.count >= model.count else { return .corrupt }
        let generation = text.withUnsafeBytes { Hexadecimal.number(in: $0, at: place, as: UInt64.self) }
        guard let generation else { return .corrupt }
        let line = FirstLine(format: format, version: version, generation: generation)
        return text.starts(with: line.bytes) ? .line(line) : .corrupt
    }

    /// How many bytes at the beginning of a file are enough to identify it.
    static func longest(format: String) -> Int { format.utf8.count + 64 }
}
