package import JSONFeed
import Values

/// A decoded offer, or else everything that is wrong with it.
///
/// Essential fields are required; optional ones that can't be read are left out. The audience is not left out: an offer for one
/// bank must not become one for all.
package struct OfferInspection {
    /// The offer; `nil` if and only if there are faults.
    package private(set) var offer: Offer?
    /// The fields that can't be read.
    package private(set) var faults: [UnreadableField] = []
    /// The banks and the networks that the offer is for, as they are written in the feed.
    package private(set) var banks: [String] = []
    package private(set) var networks: [String] = []

    private enum Key: String, CodingKey, CaseIterable {
        case id, title, text, merchant, category, expires, picture, banks, networks, cards
    }

    /// The names of the fields of an offer.
    package static let keys = Key.allCases.map(\.rawValue)

    /// Notes the fault of `read`, and returns its value.
    private mutating func value<Value>(
        _ read: @autoclosure () throws(UnreadableField) -> Value
    ) -> Value? {
        do throws(UnreadableField) {
            return try read()
        } catch {
            faults.append(error)
            return nil
        }
    }
}

extension OfferInspection: Decodable {
    package init(from decoder: any Decoder) throws {
        let fields: FieldReader<Key>
        let references: FieldReader<Key>
        do throws(UnreadableField) {
            fields = try decoder.fields(Key.self, cleaning: .offers)
            references = try decoder.fields(Key.self, cleaning: .references)
        } catch {
            faults = [error]
            return
        }
        let id = value(try fields.id(.id, mayBeEmpty: false).id)
        let title = value(try fields.text(.title, mayBeEmpty: false))
        let merchant = value(try fields.text(.merchant, mayBeEmpty: false))
        let category = value(try fields.text(.category, mayBeEmpty: false))
        let expires = value(try fields.lastDay(.expires))
        let text = value(try fields.optionalMessage(.text)) ?? nil
        let picture = value(try references.optionalMessage(.picture)) ?? nil
        banks = value(try fields.texts(.banks)) ?? []
        networks = value(try fields.texts(.networks)) ?? []
        let cards = value(try references.texts(.cards)) ?? []
        guard faults.isEmpty, let id, let title, let merchant, let category, let expires else { return }
        offer = Offer(
            id: OfferID(feedID: id), title: title, text: text ?? "", merchant: merchant, category: category,
            expires: expires, picture: picture,
            audience: OfferAudience(banks: banks, networks: networks, cards: Set(cards)))
    }
}

extension FieldReader {
    /// A day, in the form of ISO 8601. Required.
    fileprivate func lastDay(_ key: Key) throws(UnreadableField) -> CalendarDate {
        guard let day = CalendarDate(try value(String.self, key, expecting: .date)) else {
            throw fault(key, expected: .date, found: .text)
        }
        return day
    }
}
