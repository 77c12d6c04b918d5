import Foundation
import Journaling
import OffersEntity
import Values

/// Where decisions are stored.
public struct OfferStore: Sendable {
    /// The file, in a folder that is created when first needed, accessible only to its owner; `nil` in memory.
    let journal: Journal?
    /// Where older programs stored what is said to built-in offers, if it is to be taken over: copied, never moved.
    private let elder: Journal?

    private init(_ journal: Journal?, elder: Journal? = nil) { (self.journal, self.elder) = (journal, elder) }

    /// In memory only, until the program ends.
    public static let memory = OfferStore(nil)

    /// In the folder at this path.
    public static func folder(_ path: String) -> OfferStore { OfferStore(journal(in: path)) }

    /// What is said to a person's own offers: in the folder at this path, beside what older programs stored there about built-in
    /// ones.
    public static func own(inside path: String) -> OfferStore {
        OfferStore(journal(in: path, name: "own-offers"))
    }

    /// What is said to built-in offers, which are a demonstration: in the folder `demo` of the one at this path, beside which older
    /// programs stored it.
    public static func demonstration(inside path: String) -> OfferStore {
        OfferStore(journal(in: path + "/demo"), elder: journal(in: path))
    }

    private static func journal(in folder: String, name: String = "offers") -> Journal {
        Journal(folder: folder, name: name, format: "swippy.offers", version: 1)
    }

    /// What is yet to be added to `ledger`. If it can't be read, that is nothing.
    func news(for ledger: OfferLedger, at date: Date) -> [OfferLedger.Event] {
        guard let elder else { return [] }
        do {
            var other = OfferLedger()
            try other.take(elder.read(after: ledger.forgotten), of: elder)
            return ledger.news(in: other, at: date)
        } catch {
            return []
        }
    }

    /// How far older programs have stored; the start if that can't be read, or is not to be taken over.
    var elderPosition: JournalPosition {
        // because what can't be read is not taken over, either.
        (try? elder?.read().position) ?? .start
    }
}

extension OfferLedger {
    /// Adds what is in `reading`. Nothing is added unless all of it can be read.
    mutating func take(_ reading: JournalReading, of journal: Journal) throws(StoreFault) {
        var next = reading.startsOver ? OfferLedger() : self
        for (index, line) in zip(reading.records.indices, reading.records) {
            do throws(OfferRecord.Fault) {
                next.apply(try OfferRecord(bytes: line).event)
            } catch {
                let problem: StoreFault.Problem =
                    switch error {
                    case .newer(let version): .newerFormat(found: version, supported: OfferRecord.newest)
                    case .invalid:
                        .corrupt(record: next.eventCount + 1, offset: reading.records.offset(of: index))
                    }
                throw StoreFault(path: journal.path, problem: problem)
            }
        }
        self = next
    }
}

extension Journal {
    /// The lines for `events`.
    func lines(for events: [OfferLedger.Event]) throws(StoreFault) -> [Data] {
        do {
            return try events.map { try OfferRecord($0).bytes }
        } catch {
            throw StoreFault(path: path, problem: .unwritable(reason: error.localizedDescription))
        }
    }
}
