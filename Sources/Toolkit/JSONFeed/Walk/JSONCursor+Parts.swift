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
