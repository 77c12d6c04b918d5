/// The keys of all objects in a JSON value, in the order in which they stand there.
package struct JSONKeys {
    /// A key of an object.
    package struct Key {
        /// The path of its object, without the places in lists: empty for the value itself, `due` for what is in its member `due`.
        package let path: String
        /// Identifies its object among those of the value.
        package let object: Int
        /// The key.
        package let name: String
        /// Where it begins, with its quote, from the value's beginning.
        package let offset: Int
    }

    /// The keys.
    package let all: [Key]

    /// The keys of the value at `offset` of `bytes`, which is known to be well formed, and followed by `JSONCursor.padding` bytes.
    package init(in bytes: [UInt8], at offset: Int) {
        var (keys, objects, count): ([Key], [(path: String, number: Int)], Int) = ([], [], 0)
        var last = ""
        Self.walk(bytes, at: offset) { landmark, start in
            switch landmark {
            case .object:
                let outer = objects.last?.path ?? ""
                objects.append((outer.isEmpty ? last : "\(outer).\(last)", count))
                count += 1
            case .key(let range, let traits):
                last =
                    FeedText(bytes[(start + range.lowerBound)..<(start + range.upperBound)], traits: traits)
                    .raw
                guard let object = objects.last else { return }
                keys.append(
                    Key(path: object.path, object: object.number, name: last, offset: range.lowerBound - 1))
            case .end: objects.removeLast()
            }
        }
        all = keys
    }

    /// A number that is the same for values with the same keys in the same order, and nearly always another one for others. It
    /// costs no memory.
    package static func shape(of bytes: [UInt8], at offset: Int) -> UInt64 {
        // Source: FNV-1a, 64 bits, by Fowler, Noll and Vo.
        var shape: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { shape = (shape ^ UInt64(byte)) &* 0x100_0000_01b3 }
        walk(bytes, at: offset) { landmark, start in
            switch landmark {
            case .object: mix(UInt8(ascii: "{"))
            case .end: mix(UInt8(ascii: "}"))
            case .key(let range, _):
                mix(UInt8(ascii: "\""))
                for index in range { mix(bytes[start + index]) }
            }
        }
        return shape
    }

    /// Visits what stands in the value at `offset`; the ranges begin there.
    private static func walk(
        _ bytes: [UInt8], at offset: Int, _ visit: (JSONCursor.Landmark, _ start: Int) -> Void
    ) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress.map({ $0 + offset }) else { return }
            var cursor = JSONCursor(at: base)
            cursor.skipSpace()
            _ = cursor.value(from: base) { visit($0, offset) }
        }
    }
}

extension JSONCursor {
    /// What is passed in a value.
    enum Landmark {
        /// An object begins.
        case object
        /// A key, without its quotes.
        case key(Range<Int>, FeedTextTraits)
        /// The object that began last ends.
        case end
    }

    /// Passes a value that is known to be well formed, and visits its objects and their keys; ranges are relative to `base`.
    fileprivate mutating func value(
        from base: UnsafePointer<UInt8>, visit: (Landmark) -> Void
    ) -> Bool {
        guard isAt("{") || isAt("[") else { return value(depth: 0) }
        let isObject = skip("{")
        if isObject { visit(.object) } else { skip() }
        var isFirst = true
        while case .value = step(to: isObject ? "}" : "]", isFirst: isFirst) {
            isFirst = false
            if isObject {
                let start = place - base + 1
                guard let traits = text() else { return false }
                visit(.key(start..<(place - base - 1), traits))
                skipSpace()
                guard skip(":") else { return false }
                skipSpace()
            }
            guard value(from: base, visit: visit) else { return false }
        }
        if isObject { visit(.end) }
        return true
    }
}
