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
