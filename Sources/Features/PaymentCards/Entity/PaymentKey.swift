import Foundation
import Values

extension String {
    /// Whether this can be the idempotency key of an order: 1 to 255 visible ASCII characters, which any service accepts and any
    /// screen shows unchanged, without a card number. If a UUID looks like it contains one, that is a coincidence.
    package var isPaymentKey: Bool {
        (1...255).contains(utf8.count) && utf8.allSatisfy { 0x21..<0x7F ~= $0 }
            && (UUID(uuidString: self) != nil || !holdsCardNumber)
    }

    /// The key as it is shown. Every key that is accepted is shown to the letter, since it is needed to find out about its order;
    /// another one is what a server says, and a card number in it is masked.
    package var shownPaymentKey: String { isPaymentKey ? self : withMaskedCardNumbers }

    /// Whether a card number is in it, even with escapes such as `%20` between its digits, or escaped twice.
    private var holdsCardNumber: Bool {
        // Nearly every key has too few digits, and a pattern is slow.
        guard utf8.contains(UInt8(ascii: "%")) || utf8.count(where: { 0x30...0x39 ~= $0 }) >= 12 else {
            return false
        }
        let once = removingPercentEncoding ?? self
        let twice = once.removingPercentEncoding ?? once
        return Set([self, once, twice]).map(\.withoutMoments).contains { $0.withMaskedCardNumbers != $0 }
    }

    /// The text without what scripts make keys of and what no card number begins with: dates of the years from 1900 to 2099,
    /// times of day, and the time since 1970. Digits that follow a date stay, unless all of them are its time.
    ///
    /// The numbers of cards begin with 2 to 6, 8 or 9 (ISO/IEC 7812-1); those with 1 are the 15 digits of airlines. None is
    /// known to begin with 19 or 20, and a month and a day, or as the seconds until 2039 do.
    private var withoutMoments: String {
        // All digits between which a card number may continue.
        replacing(/\p{N}(?:(?:[^\p{L}\p{N}]{0,3}|[xX])\p{N})*/) { match in
            let date = /(?:19|20)[0-9]{2}[-._\/]?(?:0[1-9]|1[0-2])[-._\/]?(?:0[1-9]|[12][0-9]|3[01])/
            let time = /[-_.]?(?:[01][0-9]|2[0-3])[-:_.]?[0-5][0-9](?:[-:_.]?[0-5][0-9](?:[.,]?[0-9]{1,6})?)?/
            let digits = match.output
            guard let day = digits.prefixMatch(of: date) else {
                let ticks = /(?:[01][0-9]|2[01])[0-9]{10,17}/
                let isTicks = digits.count != 15 && digits.wholeMatch(of: ticks) != nil
                return isTicks || digits.wholeMatch(of: time) != nil ? "" : String(digits)
            }
            let rest = digits[day.range.upperBound...]
            return rest.wholeMatch(of: time) == nil ? String(rest) : ""
        }
    }
}
