import Pixels

/// What the next bits of a stream are, packed so that an inner loop takes it apart with shifts.
struct InflateEntry: BitwiseCopyable {
    enum Kind: UInt32 {
        case range = 0
        case literal = 0x1000
        case endOfBlock = 0x2000
        case subtable = 0x4000
        case none = 0x8000
    }

    private var packed: UInt32

    init(value: Int, kind: Kind, extraBits: Int = 0, length: Int = 0) {
        packed = UInt32(value) << 16 | kind.rawValue | UInt32(extraBits) << 8 | UInt32(length)
    }

    static let none = InflateEntry(value: 0, kind: .none)

    /// A literal, the base of a length or distance, or where the subtable of longer codes begins.
    @inline(__always) var value: Int { Int(truncatingIfNeeded: packed &>> 16) }
    /// Bits after the code to add to the base; or those that the subtable is looked up by.
    @inline(__always) var extraBits: Int { Int(truncatingIfNeeded: packed &>> 8 & 0xF) }
    /// The length of the code in bits.
    @inline(__always) var length: Int { Int(truncatingIfNeeded: packed & 0xFF) }
    @inline(__always) var isLiteral: Bool { packed & Kind.literal.rawValue != 0 }
    @inline(__always) var isSubtable: Bool { packed & Kind.subtable.rawValue != 0 }
    @inline(__always) var isEndOfBlock: Bool { packed & Kind.endOfBlock.rawValue != 0 }
    @inline(__always) var isNone: Bool { packed & Kind.none.rawValue != 0 }

    func with(length: Int) -> InflateEntry {
        var entry = self
        entry.packed |= UInt32(length)
        return entry
    }
}
