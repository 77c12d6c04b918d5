import Foundation

/// A date in a header field, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
enum HTTPDate {
    static func parse(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text.trimmingCharacters(in: .whitespaces))
    }
}

/// The pause that a server asks for in the field `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
    /// - Parameter text: A number of seconds, or a date.
    static func pause(_ text: String, now: Date) -> Duration? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // A number that is too large means the longest pause that can be represented.
            return .seconds(min(Int64(text) ?? .max, Int64(Int32.max)))
        }
        return HTTPDate.parse(text).map { .seconds(max(0, $0.timeIntervalSince(now).rounded(.up))) }
    }
}
