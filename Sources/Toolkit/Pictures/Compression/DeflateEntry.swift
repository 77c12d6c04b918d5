/// What the next bits of a stream are, packed so that an inner loop takes it apart with shifts.
struct DeflateEntry: BitwiseCopyable {
    enum Kind: UInt32 {
        case range = 0
        case literal = 0x1000
        case endOfBlock = 0x2000
        case longCode = 0x4000
        case none = 0x8000
    }

    private var packed: UInt32

    init(value: Int, kind: Kind, extraBits: Int = 0, length: Int = 0) {
        packed = UInt32(value) << 16 | kind.rawValue | UInt32(extraBits) << 8 | UInt32(length)
    }

    static let none = DeflateEntry(value: 0, kind: .none)

    /// A literal, the base of a length or distance, or where the second table of a long code begins.
    @inline(__always) var value: Int { Int(truncatingIfNeeded: packed &>> 16) }
    /// Bits after the code to add to the base; of a long code, those that its second table is looked up by.
    @inline(__always) var extraBits: Int { Int(truncatingIfNeeded: packed &>> 8 & 0xF) }
    /// The length of the code in bits.
    @inline(__always) var length: Int { Int(truncatingIfNeeded: packed & 0xFF) }
    @inline(__always) var isLiteral: Bool { packed & Kind.literal.rawValue != 0 }
    @inline(__always) var isLongCode: Bool { packed & Kind.longCode.rawValue != 0 }
    @inline(__always) var isEndOfBlock: Bool { packed & Kind.endOfBlock.rawValue != 0 }
    @inline(__always) var isNone: Bool { packed & Kind.none.rawValue != 0 }

    func with(length: Int) -> DeflateEntry {
        var entry = self
        entry.packed |= UInt32(length)
        return entry
    }
}
