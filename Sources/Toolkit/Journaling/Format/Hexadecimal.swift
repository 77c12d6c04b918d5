/// Numbers as a journal writes them: a fixed count of digits, 0 to 9 and a to f. Upper case is rejected, so a digit whose case
/// changed is detected like any other change.
enum Hexadecimal {
    static func digits<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> [UInt8] {
        stride(from: Number.bitWidth - 4, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: number >> Number(shift)) & 0xF
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    /// The number at `offset`, where all its digits must be; `nil` if something else is there.
    static func number<Number: FixedWidthInteger & UnsignedInteger>(
        in bytes: UnsafeRawBufferPointer, at offset: Int, as: Number.Type = Number.self
    ) -> Number? {
        var number: Number = 0
        for index in offset..<offset + Number.bitWidth / 4 {
            guard let digit = digit(bytes[index]) else { return nil }
            number = number << 4 | Number(digit)
        }
        return number
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
