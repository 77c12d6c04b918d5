import JSONFeed
import PaymentCardsEntity
import PaymentCardsImport

extension FeedBytes {
    /// The format of bytes that are no JSON.
    ///
    /// A mistake in a JSON feed must not be taken for another format, or its place would not be reported.
    ///
    /// - Parameter next: whether the bytes stop being JSON where a line begins with a bracket. Only then may each line be a
    ///   document, however long the lines are.
    func otherFormat(beginsNext next: Bool) -> FileFormat? {
        var length = 1 << 20
        while true {
            let start = prefix(length)
            let isWhole = start.count < length
            if let areDocuments = Self.areDocuments(start, isWhole: isWhole) {
                if areDocuments { return .lines }
            } else if !isWhole, next {
                length *= 4
                continue
            }
            let format = FileFormat(recognizing: start)
            return [.cardJSON, .json, .empty].contains(format) ? nil : format
        }
    }

    /// Whether each of the first two lines is a complete JSON object or list; `nil` if the bytes end before that is known.
    private static func areDocuments(_ bytes: [UInt8], isWhole: Bool) -> Bool? {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var start = bytes.dropFirst(isMarked ? 3 : 0).drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
        for _ in 0..<2 {
            guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else {
                return start.isEmpty && !isWhole ? nil : false
            }
            let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
            start = start.dropFirst(line.count).drop { $0 == 0x0A || $0 == 0x0D }
            // A line that is cut off can't be judged.
            guard !start.isEmpty || isWhole else { return nil }
            guard line.withUnsafeBytes(JSONSyntax.fault(in:)) == nil else { return false }
        }
        return true
    }
}
