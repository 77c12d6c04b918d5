import Foundation
package import JSONFeed
import Values

extension TextCleaning {
    /// What is done to every text of a feed: it is made safe to show, and card numbers are masked.
    package static let cards = TextCleaning(clean: { $0.safeText }, mask: { $0.withMaskedCardNumbers })
}

extension FieldReader {
    /// A day, in the form of ISO 8601. Required.
    func date(_ key: StaticString) throws(UnreadableField) -> CalendarDate {
        let text = try rawText(key, expecting: .date)
        guard let date = CalendarDate(text) else { throw fault(key, expected: .date, found: .text) }
        return date
    }

    /// The day in a field, if there is one, and whether something else stands there.
    ///
    /// A moment is something else: its day depends on the time zone, and the feed does not say which one the bank means.
    func dateOrOddity(_ key: StaticString) -> (date: CalendarDate?, isOdd: Bool) {
        guard let value = present(key) else { return (nil, false) }
        let date = value.isText ? CalendarDate(value) : nil
        return (date, date == nil)
    }
}

extension CalendarDate {
    /// The day that a text names.
    fileprivate init?(_ text: JSONValue) {
        if text.isPlain { self.init(ascii: text.bytes) } else { self.init(text.string) }
    }
}
