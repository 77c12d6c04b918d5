/// A pseudorandom number that is always the same for the same cells: Swift's own hash values differ from run to run.
///
/// Source: the 32-bit hash FNV-1a by Fowler, Noll and Vo. Its low bits are its weakest, so the high ones are
/// mixed into them.
struct Fingerprint {
    private var state: UInt32 = 0x811C_9DC5

    /// The number for everything added so far.
    var value: UInt32 {
        let mixed = (state ^ (state >> 16)) &* 0x85EB_CA6B
        return mixed ^ (mixed >> 13)
    }

    /// Adds the appearance of a cell.
    mutating func add(_ cell: Cell) {
        for scalar in cell.text?.unicodeScalars ?? "\0".unicodeScalars { add(scalar.value) }
        add(cell.style.foreground)
        add(cell.style.background)
        add(UInt32(cell.style.attributes.rawValue))
    }

    private mutating func add(_ color: Color?) {
        guard let color else { return add(0x0100_0000) }
        add(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    }

    private mutating func add(_ number: UInt32) {
        for shift in [0, 8, 16, 24] as [UInt32] {
            state = (state ^ (number >> shift & 0xFF)) &* 0x0100_0193
        }
    }
}
