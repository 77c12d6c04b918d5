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
        let end = text.dropFirst(name.count + digits.count).first
        // A longer number is what was a space before, and what followed it.
        let isWhole = digits.count < 10 && (end == UInt8(ascii: " ") || end == UInt8(ascii: "\n"))
        if isWhole, let found = Int(String(decoding: digits, as: UTF8.self)), found > version {
            // Unless it was this one, and its number has changed since.
            let here = name + Array("\(version)".utf8) + text.dropFirst(name.count + digits.count)
            if case .line = line(in: Data(here), format: format, version: version) { return .corrupt }
            return .newer(version: found)
        }
        return line(in: text, format: format, version: version)
    }

    /// Whether a file without a whole first line is of this format all the same, as far as it is one at all.
    static func isOfFormat(_ format: String, _ bytes: Data) -> Bool {
        // Its version doesn't matter: a newer one was told before.
        if case .corrupt = find(in: bytes.prefix(longest(format: format)), format: format, version: .max) {
            return true
        }
        return false
    }

    /// Whether a file begins with a whole first line, of any format.
    static func isWhole(in beginning: Data) -> Bool {
        let parts = beginning.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "))
        guard parts.count == 4, let version = Int(String(decoding: parts[1], as: UTF8.self)) else {
            return false
        }
        let name = String(decoding: parts[0], as: UTF8.self)
        if case .line = line(in: beginning, format: name, version: version) { return true }
        return false
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
