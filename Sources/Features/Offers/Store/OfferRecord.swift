import Foundation
import OffersEntity

/// An event as it is stored: a JSON object in one line of the journal. The names of its fields are permanent.
struct OfferRecord: Codable, Equatable {
    /// The newest version that can be read. A record without a version is version 1.
    static let newest = 1

    /// Why a record is of no use.
    enum Fault: Error, Equatable { case newer, invalid }

    private var kind: String
    private var version: Int?
    private var offer: String?
    /// Which of the offers with that id; 1 if it is missing.
    private var occurrence: Int?
    /// The date, in milliseconds since 1970.
    private var date: Int

    private enum CodingKeys: String, CodingKey {
        case kind, offer
        case version = "v"
        case occurrence = "nth"
        case date = "at"
    }

    private static let undone = "undone"

    /// The record for `event`.
    init(_ event: OfferLedger.Event) {
        switch event {
        case .decided(let decision):
            (kind, offer) = (decision.choice.rawValue, decision.offer.feedID)
            occurrence = decision.offer.occurrence == 1 ? nil : decision.offer.occurrence
            date = Self.milliseconds(decision.date)
        case .undone(let moment): (kind, date) = (Self.undone, Self.milliseconds(moment))
        }
    }

    /// The record in a line of the journal.
    init(bytes: Data) throws(Fault) {
        do {
            self = try JSONDecoder().decode(OfferRecord.self, from: bytes)
        } catch {
            throw .invalid
        }
        guard version ?? 1 <= Self.newest else { throw .newer }
    }

    /// The record as a line.
    var bytes: Data {
        get throws { try JSONEncoder().encode(self) }
    }

    /// What the record tells.
    var event: OfferLedger.Event {
        get throws(Fault) {
            let moment = Date(timeIntervalSince1970: Double(date) / 1000)
            if kind == Self.undone { return .undone(moment) }
            guard let choice = OfferChoice(rawValue: kind), let offer, occurrence ?? 1 >= 1 else {
                throw .invalid
            }
            return .decided(
                OfferDecision(
                    offer: OfferID(feedID: offer, occurrence: occurrence ?? 1), choice: choice, date: moment))
        }
    }

    /// Limited to the years 1 to 9999: a clock that shows any other time is not trusted.
    private static func milliseconds(_ date: Date) -> Int {
        Int((min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799) * 1000).rounded())
    }
}
