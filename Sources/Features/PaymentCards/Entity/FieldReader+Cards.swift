import Foundation
package import JSONFeed
import Values

extension TextCleaning {
    /// What is done to every text of a feed: it is made safe to show, and card numbers are masked.
    package static let cards = TextCleaning(clean: { $0.safeText }, mask: { $0.withMaskedCardNumbers })
}

extension Decoder {
    /// The fields of the object that this decoder stands at.
    func fields<Key: CodingKey>(_ keys: Key.Type) throws(UnreadableField) -> FieldReader<Key> {
        try fields(keys, cleaning: .cards)
    }
}

extension FieldReader {
    /// A day, in the form of ISO 8601. Required.
    func date(_ key: Key) throws(UnreadableField) -> CalendarDate {
        let text = try value(String.self, key, expecting: .date)
        guard let date = CalendarDate(text) else { throw fault(key, expected: .date, found: .text) }
        return date
    }

    /// An amount with its currency, and whether the amount is a text without a currency. Required.
    ///
    /// A number, or a text that is one, needs the field of its currency; any other text needs the currency's sign, and is read like
    /// an amount that a person types, so what can be read in two ways is a fault.
    func money(
        _ key: Key, in currency: Key
    ) throws(UnreadableField) -> (money: Money, isText: Bool) {
        let written: (amount: Decimal, isText: Bool)
        do {
            written = try amountOrText(key)
        } catch {
            guard error.found == .text else { throw error }
            return (try signedMoney(key, in: currency), false)
        }
        return (Money(amount: written.amount, currency: Currency(text: try text(currency))), written.isText)
    }

    private func signedMoney(_ key: Key, in currency: Key) throws(UnreadableField) -> Money {
        let named = isPresent(currency) ? Currency(text: try text(currency)) : nil
        do throws(AmountFault) {
            return try signedMoney(key, in: named)
        } catch {
            throw error.field
        }
    }

    /// An amount in a text that contains its currency, which must be `named` if that is known. Required.
    func signedMoney(_ key: Key, in named: Currency?) throws(AmountFault) -> Money {
        func fault(_ found: FieldKind, _ problem: AmountText.Problem?) -> AmountFault {
            AmountFault(field: self.fault(key, expected: .number, found: found), problem: problem)
        }
        let typed: String
        do throws(UnreadableField) { typed = try exactText(key) } catch {
            throw AmountFault(field: error, problem: nil)
        }
        let reading: (amount: Decimal, currency: Currency?)
        do throws(AmountText.Problem) { reading = try AmountText.reading(of: typed, in: named) } catch {
            if case .otherCurrency = error { throw fault(.otherCurrency, error) }
            throw fault(.text, error)
        }
        guard let sign = reading.currency else { throw fault(.text, nil) }
        return Money(amount: reading.amount, currency: named ?? sign)
    }

    /// The day in a field, if there is one, and whether something else stands there.
    ///
    /// A moment is something else: its day depends on the time zone, and the feed does not say which one the bank means.
    func dateOrOddity(_ key: Key) -> (date: CalendarDate?, isOdd: Bool) {
        guard isPresent(key) else { return (nil, false) }
        do {
            return (try date(key), false)
        } catch {
            return (nil, true)
        }
    }
}

extension FeedText {
    /// The text, made safe to show.
    package var text: String { text(cleanedBy: { $0.safeText }) }
}

/// A text that is no amount.
struct AmountFault: Error {
    let field: UnreadableField
    /// Why; `nil` if it only lacks its currency.
    let problem: AmountText.Problem?
}
