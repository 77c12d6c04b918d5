import Foundation
import Journaling
import Storing
import Values

/// Where decisions are stored.
public struct OfferStore: Sendable {
    /// The file, in a folder that is created when first needed, accessible only to its owner; `nil` in memory.
    let journal: Journal?
    /// Where older programs stored decisions about built-in offers, if they are to be imported: copied, never moved.
    private let elder: Journal?

    private init(_ journal: Journal?, elder: Journal? = nil) { (self.journal, self.elder) = (journal, elder) }

    /// In memory only, until the program ends.
    public static let memory = OfferStore(nil)

    /// In the folder at this path.
    public static func folder(_ path: String) -> OfferStore { OfferStore(journal(in: path)) }

    /// The store for a person's own offers: in the folder at this path, beside older programs' decisions about built-in ones.
    public static func own(inside path: String) -> OfferStore {
        OfferStore(journal(in: path, name: "own-offers"))
    }

    /// The store for the built-in demonstration offers: in the folder `demo` inside the one at this path, where older programs
    /// stored them directly.
    public static func demonstration(inside path: String) -> OfferStore {
        OfferStore(journal(in: path + "/demo"), elder: journal(in: path))
    }

    private static func journal(in folder: String, name: String = "offers") -> Journal {
        Journal(folder: folder, name: name, format: "swippy.offers", version: 1)
    }

    /// The store of these events, which imports older programs' events with the next decision.
    func events<Failure>(
        at now: @escaping @Sendable () -> Date,
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) -> EventStore<OfferLedger, Failure> {
        EventStore(
            journal.map { .journal($0) } ?? .memory, state: OfferLedger(),
            inheriting: { news(for: $0, at: now()) }, dropped: dropped)
    }

    /// The events still to be imported into `ledger`; none if they can't be read.
    private func news(for ledger: OfferLedger, at date: Date) -> [OfferLedger.Event] {
        guard let elder else { return [] }
        var other = EventStore<OfferLedger, StoreFault>(
            .journal(elder), state: OfferLedger(), after: ledger.forgotten)
        do {
            try other.refresh()
        } catch {
            return []
        }
        return ledger.news(in: other.state, at: date)
    }

    /// The end of the older programs' journal; the start if that can't be read, or isn't imported.
    var elderPosition: JournalPosition {
        // because what can't be read is not taken over, either.
        (try? elder?.read().position) ?? .start
    }
}
