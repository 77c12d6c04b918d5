package import Foundation
import JSONFeed
public import OffersEntity
public import OffersPorts
public import Values

/// The built-in offers. Their dates shift with the current day.
public struct BuiltInOffers: OffersSource {
    /// The day for which the dates in the feed were written.
    package static let written = CalendarDate(year: 2026, month: 11, day: 20)

    private let days: DayClock

    /// The offers as of the clock's day.
    public init(days: DayClock = DayClock()) { self.days = days }

    /// The offers.
    public func offers() async throws(OffersError) -> OfferFeed {
        let feed = try OfferFeedDecoder(source: "Offers.json").decode(Data(PackageResources.Offers_json))
        guard let today = days.today, let written = Self.written else { return feed }
        let shift = today.number - written.number
        let offers = feed.offers.map { offer in
            var offer = offer
            offer.expires = offer.expires.adding(days: shift) ?? offer.expires
            return offer
        }
        return OfferFeed(offers, unreadable: feed.unreadable)
    }
}

/// Decodes offers, or says where the bytes are wrong.
package struct OfferFeedDecoder {
    private let source: String

    /// A decoder for offers that errors call `source`.
    package init(source: String) { self.source = source }

    /// Decodes a whole feed.
    package func decode(_ data: Data) throws(OffersError) -> OfferFeed {
        if let fault = data.withUnsafeBytes(JSONSyntax.fault(in:)) {
            throw .malformed(source: source, line: fault.line, column: fault.column, problem: fault.problem)
        }
        do {
            return placed(try ExactJSON.offers.decode(OfferFeed.self, from: data), in: data)
        } catch let field as UnreadableField {
            throw .notAFeed(source: source, field: field)
        } catch {
            // Well-formed JSON that still can't be represented, such as a key with half a surrogate pair.
            throw .notAFeed(
                source: source, field: UnreadableField(path: "", expected: .object, found: .brokenText))
        }
    }

    /// The feed with places and titles of the skipped elements that are named; each search starts at the previous one.
    private func placed(_ feed: OfferFeed, in data: Data) -> OfferFeed {
        guard !feed.unreadable.isEmpty else { return feed }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? [UInt8](data.dropFirst(3)) : [UInt8](data)
        let elements = JSONElement(bytes[...]).elements(at: "offers")
        var (position, passed) = (TextPosition(), 0)
        let named = feed.unreadable.prefix(OfferFeed.namedLimit).map { fault -> OfferFeed.Unreadable in
            guard elements.indices.contains(fault.index) else { return fault }
            let range = elements[fault.index]
            let element = JSONElement(bytes[range])
            let offset =
                range.lowerBound
                + element.offset(of: fault.field.without("offers[\(fault.index)]").path)
            position.pass(bytes[passed..<offset])
            passed = offset
            return OfferFeed.Unreadable(
                index: fault.index, field: fault.field,
                place: OfferFeed.Place(line: position.line, column: position.column),
                title: element.text(at: "title").map(TextCleaning.offers.whole).flatMap {
                    $0.isEmpty ? nil : $0
                })
        }
        return OfferFeed(feed.offers, unreadable: named + feed.unreadable.dropFirst(named.count))
    }
}
