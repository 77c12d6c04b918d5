import Foundation

extension Decimal {
    /// The same as `description`, about twenty times as fast for amounts: numbers of up to 15 digits.
    var digits: String {
        var places = -exponent
        guard (0...15).contains(places), !isNaN else { return description }
        let magnitude = NSDecimalNumber(decimal: significand).doubleValue
        // Up to here, a `Double` is exact.
        guard magnitude <= 1e15 else { return description }
        var number = UInt64(magnitude)
        guard number > 0 else { return "0" }
        while places > 0, number.isMultiple(of: 10) { (number, places) = (number / 10, places - 1) }
        // From the last digit to the first: at most 16 of them, a point, and a sign.
        return String(unsafeUninitializedCapacity: 18) { buffer in
            var (start, count) = (buffer.count, 0)
            func add(_ byte: UInt8) {
                start -= 1
                buffer[start] = byte
            }
            repeat {
                if count == places, places > 0 { add(UInt8(ascii: ".")) }
                add(UInt8(ascii: "0") + UInt8(number % 10))
                (number, count) = (number / 10, count + 1)
            } while number > 0 || count <= places
            if sign == .minus { add(UInt8(ascii: "-")) }
            for place in start..<buffer.count { buffer[place - start] = buffer[place] }
            return buffer.count - start
        }
    }
}
