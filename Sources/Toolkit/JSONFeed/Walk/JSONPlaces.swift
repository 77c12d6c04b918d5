/// A JSON value in memory, in which the place of a field can be found.
package struct JSONElement {
    private let bytes: [UInt8]

    /// The value that `bytes` are; it is known to be well formed.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes + [UInt8](repeating: 0, count: JSONCursor.padding)
    }

    /// The offset of the value at `path`, such as `due.amount` or `actions[2]`. If something on the way is missing, it is that of the
    /// innermost value that is there: a missing field belongs to its object.
    ///
    /// If a key repeats, the first one counts, as for `JSONDecoder`.
    package func offset(of path: String) -> Int { find(path).offset }

    /// The text at `path`, without cleaning; `nil` if something else is there, or nothing.
    package func text(at path: String) -> String? {
        let (offset, isThere) = find(path)
        guard isThere, bytes[offset] == UInt8(ascii: "\"") else { return nil }
        return withCursor { cursor, base in
            cursor.place = base + offset
            return cursor.text().map { traits in
                FeedText(bytes[(offset + 1)..<(cursor.place - base - 1)], traits: traits).raw
            }
        }
    }

    /// The keys of the object at `path`, in order; none if something else is there.
    package func keys(at path: String) -> [String] {
        let (offset, isThere) = find(path)
        guard isThere else { return [] }
        return withCursor { cursor, base in
            cursor.place = base + offset
            var keys: [String] = []
            _ = Self.member(&cursor, base, bytes) { key in
                keys.append(key)
                return false
            }
            return keys
        } ?? []
    }

    /// The ranges of the elements of the list at `path`, in order; none if something else is there.
    package func elements(at path: String) -> [Range<Int>] {
        let (offset, isThere) = find(path)
        guard isThere else { return [] }
        return withCursor { cursor, base in
            cursor.place = base + offset
            guard cursor.skip("[") else { return [] }
            var ranges: [Range<Int>] = []
            while case .value = cursor.step(to: "]", isFirst: ranges.isEmpty),
                let range = cursor.range(ofValueIn: 0, from: base)
            {
                ranges.append(range)
            }
            return ranges
        } ?? []
    }

    private func find(_ path: String) -> (offset: Int, isThere: Bool) {
        withCursor { cursor, base in
            cursor.skipSpace()
            for step in path.split(whereSeparator: { $0 == "." || $0 == "[" }) {
                let start = cursor.place
                let isFound =
                    step.hasSuffix("]")
                    ? Int(step.dropLast()).map { Self.enter(&cursor, base, index: $0) } ?? false
                    : Self.member(&cursor, base, bytes) { $0 == step }
                guard isFound else { return (start - base, false) }
            }
            return (cursor.place - base, true)
        } ?? (0, false)
    }

    private func withCursor<Answer>(
        _ work: (inout JSONCursor, UnsafePointer<UInt8>) -> Answer?
    ) -> Answer? {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var cursor = JSONCursor(at: base)
            return work(&cursor, base)
        }
    }

    /// Goes from an object to the value of its first member whose key `isWanted`.
    private static func member(
        _ cursor: inout JSONCursor, _ base: UnsafePointer<UInt8>, _ bytes: [UInt8],
        where isWanted: (String) -> Bool
    ) -> Bool {
        guard cursor.skip("{") else { return false }
        var isFirst = true
        while case .value = cursor.step(to: "}", isFirst: isFirst) {
            isFirst = false
            let start = cursor.place - base
            guard let traits = cursor.text() else { return false }
            let key = FeedText(bytes[(start + 1)..<(cursor.place - base - 1)], traits: traits).raw
            cursor.skipSpace()
            guard cursor.skip(":") else { return false }
            cursor.skipSpace()
            if isWanted(key) { return true }
            // No value is nested deeper than the document may be.
            guard cursor.value(depth: 0) else { return false }
        }
        return false
    }

    /// Goes from a list to its element at `index`.
    private static func enter(
        _ cursor: inout JSONCursor, _ base: UnsafePointer<UInt8>, index: Int
    ) -> Bool {
        guard cursor.skip("[") else { return false }
        var count = 0
        while case .value = cursor.step(to: "]", isFirst: count == 0) {
            if count == index { return true }
            count += 1
            guard cursor.value(depth: 0) else { return false }
        }
        return false
    }
}
