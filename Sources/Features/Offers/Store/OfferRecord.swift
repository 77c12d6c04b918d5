import Foundation
import Journaling
import OffersEntity
import Storing

/// An event as it is stored: a JSON object in one line of the journal. The names of its fields are permanent.
struct OfferRecord: Codable, Equatable {
    /// The newest version that can be read. A record without a version is version 1.
    static let newest = 2

    private var kind: String
    private var version: Int?
    private var offer: String?
    /// Which of the offers with that id; 1 if it is missing.
    private var occurrence: Int?
    /// The date, in milliseconds since 1970.
    private var date: Int
    /// The choice that was withdrawn.
    private var choice: String?
    /// When the withdrawn decision had been made.
    private var decided: Int?
    /// A position in a journal.
    private var position: String?

    private enum CodingKeys: String, CodingKey {
        case kind, offer, choice, decided, position
        case version = "v"
        case occurrence = "nth"
        case date = "at"
    }

    private static let undone = "undone"
    /// Since version 2.
    private static let withdrawn = "withdrawn"
    private static let forgotten = "forgotten"

    /// The record for `event`.
    init(_ event: OfferLedger.Event) {
        switch event {
        case .decided(let decision):
            (kind, date) = (decision.choice.rawValue, decision.date.milliseconds)
            name(decision.offer)
        case .undone(let moment): (kind, date) = (Self.undone, moment.milliseconds)
        case .withdrawn(let decision, let moment):
            (kind, date, version) = (Self.withdrawn, moment.milliseconds, 2)
            (choice, decided) = (decision.choice.rawValue, decision.date.milliseconds)
            name(decision.offer)
        case .forgotten(let place): (kind, date, version, position) = (Self.forgotten, 0, 2, place.text)
        }
    }

    private mutating func name(_ id: OfferID) {
        offer = id.feedID
        occurrence = id.occurrence == 1 ? nil : id.occurrence
    }

    /// The event of the record.
    var event: OfferLedger.Event {
        get throws(UnreadableLine) {
            if let version, version > Self.newest { throw .newer(version: version) }
            switch kind {
            case Self.undone: return .undone(Date(milliseconds: date))
            case Self.withdrawn:
                return .withdrawn(try decision(choice ?? "", at: decided ?? 0), Date(milliseconds: date))
            case Self.forgotten:
                guard let position = position.flatMap(JournalPosition.init) else { throw .invalid }
                return .forgotten(position)
            default: return .decided(try decision(kind, at: date))
            }
        }
    }

    private func decision(_ choice: String, at date: Int) throws(UnreadableLine) -> OfferDecision {
        guard let choice = OfferChoice(rawValue: choice), let offer, occurrence ?? 1 >= 1 else {
            throw .invalid
        }
        return OfferDecision(
            offer: OfferID(feedID: offer, occurrence: occurrence ?? 1), choice: choice,
            date: Date(milliseconds: date))
    }
}

extension OfferLedger.Event: StoredEvent {
    static var newestVersion: Int { OfferRecord.newest }

    init(line: Data) throws(UnreadableLine) {
        do {
            self = try JSONDecoder().decode(OfferRecord.self, from: line).event
        } catch {
            throw error as? UnreadableLine ?? .invalid
        }
    }

    var line: Data { get throws { try JSONEncoder.lines.encode(OfferRecord(self)) } }
}
