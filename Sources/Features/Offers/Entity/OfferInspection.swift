package import JSONFeed
import Values

/// Everything that is wrong with an offer of a feed, while decoding one stops at the first fault.
///
/// It reads the same fields as `Offer`, so an offer is unreadable if and only if there is a fault.
package struct OfferInspection {
    /// The fields that can't be read; their paths begin at the offer.
    package private(set) var faults: [UnreadableField] = []
    /// The offer's id; `nil` if the offer can't be read.
    package private(set) var id: String?
    /// The banks and the networks that the offer is for, as they are written.
    package private(set) var banks: [String] = []
    package private(set) var networks: [String] = []

    /// The names of the fields of an offer.
    package static let keys = Offer.Key.allCases.map(\.rawValue)

    /// Notes the fault of `read`, and returns its value.
    private mutating func value<Value>(_ read: () throws(UnreadableField) -> Value) -> Value? {
        do throws(UnreadableField) {
            return try read()
        } catch {
            faults.append(error)
            return nil
        }
    }
}

extension OfferInspection: Decodable {
    /// Inspects an offer.
    package init(from decoder: any Decoder) throws {
        let fields: FieldReader<Offer.Key>
        do throws(UnreadableField) {
            fields = try decoder.fields(Offer.Key.self, cleaning: .offers)
        } catch {
            faults = [error]
            return
        }
        let id = value { () throws(UnreadableField) in try fields.id(.id, mayBeEmpty: false).id }
        for key in [Offer.Key.title, .merchant, .category] {
            _ = value { () throws(UnreadableField) in try fields.text(key, mayBeEmpty: false) }
        }
        _ = value { () throws(UnreadableField) in try fields.lastDay(.expires) }
        for key in [Offer.Key.text, .picture] {
            _ = value { () throws(UnreadableField) in try fields.optionalMessage(key) }
        }
        banks = value { () throws(UnreadableField) in try fields.texts(.banks) } ?? []
        networks = value { () throws(UnreadableField) in try fields.texts(.networks) } ?? []
        _ = value { () throws(UnreadableField) in try fields.texts(.cards) }
        if faults.isEmpty { self.id = id }
    }
}
