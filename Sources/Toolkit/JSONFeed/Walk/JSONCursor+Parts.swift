extension JSONCursor {
    /// What comes next in a list or an object.
    public enum Step {
        case value, end, stopped
    }

    /// A member of an object.
    public struct Member {
        /// The range of its key, with the quotes; empty at the object's end.
        public let key: Range<Int>
        /// What is special about its key.
        public let traits: FeedTextTraits
        /// The range of its value; for a list, only the bracket.
        public let value: Range<Int>
        /// Whether its value is a list.
        public let isList: Bool
    }

    /// Advances to the next value, past the comma before it, or past the `closing` character.
    @inlinable @inline(__always)
    public mutating func step(to closing: Unicode.Scalar, isFirst: Bool) -> Step {
        skipSpace()
        if skip(closing) { return .end }
        guard isFirst || skip(",") else { return .stopped }
        skipSpace()
        return .value
    }

    /// Passes a value inside `depth` lists and objects and returns its range relative to `base`; `nil` if it stopped at a
    /// fault.
    @inlinable @inline(__always)
    public mutating func range(ofValueIn depth: Int, from base: UnsafePointer<UInt8>) -> Range<Int>? {
        let start = place - base
        return value(depth: depth) ? start..<(place - base) : nil
    }

    /// Goes past a member of the outermost object, into it where it is a list, or past the object's end.
    public mutating func member(isFirst: Bool, from base: UnsafePointer<UInt8>) -> Member? {
        switch step(to: "}", isFirst: isFirst) {
        case .end: return Member(key: 0..<0, traits: [], value: 0..<0, isList: false)
        case .stopped: return nil
        case .value: break
        }
        let start = place - base
        guard let traits = text() else { return nil }
        let key = start..<(place - base)
        skipSpace()
        guard skip(":") else { return nil }
        skipSpace()
        let value = place - base
        if skip("[") { return Member(key: key, traits: traits, value: value..<(value + 1), isList: true) }
        return range(ofValueIn: 1, from: base).map {
            Member(key: key, traits: traits, value: $0, isList: false)
        }
    }
}

extension JSONCursor {
    /// What stands somewhere.
    package enum ToldKind {
        case kind(FieldKind)
        /// Only a decoder can tell.
        case uncertain

        package var told: FieldKind? { if case .kind(let kind) = self { kind } else { nil } }
    }

    /// Goes past any value that stands inside `depth` lists and objects, and tells what it is; `nil` where it stopped.
    package mutating func skipTellingKind(depth: Int) -> ToldKind? {
        let start = place
        switch start.pointee {
        case UInt8(ascii: "\""): return text().map { $0.contains(.broken) ? .uncertain : .kind(.text) }
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return value(depth: depth) ? .kind(.boolean) : nil
        case UInt8(ascii: "n"): return value(depth: depth) ? .kind(.null) : nil
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard value(depth: depth) else { return nil }
            // A key may be no Unicode.
            let hasEscape = UnsafeBufferPointer(start: start, count: place - start)
                .contains(UInt8(ascii: "\\"))
            return hasEscape ? .uncertain : .kind(start.pointee == UInt8(ascii: "{") ? .object : .list)
        default: return number().map { $0 ? .kind(.number) : .uncertain }
        }
    }
}
