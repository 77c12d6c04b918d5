import Foundation

/// The header fields of a message. Names are case-insensitive, and stored in lower case.
public struct HTTPHeaders: Hashable, Sendable, Codable, ExpressibleByDictionaryLiteral {
    private var fields: [String: String]

    /// Header fields; if two have the same name, the later one counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }

    /// Header fields; if two have the same name, the later one counts.
    public init(_ fields: some Sequence<(String, String)>) {
        self.fields = Dictionary(fields.map { ($0.lowercased(), $1) }) { $1 }
    }

    /// The value of the field with this name.
    public subscript(_ name: String) -> String? {
        get { fields[name.lowercased()] }
        set { fields[name.lowercased()] = newValue }
    }

    /// All fields, by name.
    public var all: [(name: String, value: String)] {
        fields.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// These fields with `others` added; if two have the same name, the one from `others` counts.
    public func merging(_ others: HTTPHeaders) -> HTTPHeaders {
        HTTPHeaders(all.map { ($0, $1) } + others.all.map { ($0, $1) })
    }

    /// These fields without those in `names`, which are in lower case.
    func removing(_ names: Set<String>) -> HTTPHeaders {
        HTTPHeaders(all.lazy.filter { !names.contains($0.name) }.map { ($0.name, $0.value) })
    }

    /// The name of the first field that can't be sent because it would end early or start another one.
    var unsendable: String? {
        all.first { name, value in
            name.isEmpty || !name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
                || !value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 }
        }?.name
    }
}

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
