/// The check digit at the end of a card number (ISO/IEC 7812-1, annex B).
package enum CheckDigit {
    /// Whether the last of `digits` is the result of Luhn's formula for the others: from the right, every second digit is
    /// doubled, and the digits of the result are added up.
    package static func isRight(in digits: [Int]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, place in
            guard !place.offset.isMultiple(of: 2) else { return sum + place.element }
            return sum + (place.element > 4 ? 2 * place.element - 9 : 2 * place.element)
        }
        return sum.isMultiple(of: 10)
    }
}
