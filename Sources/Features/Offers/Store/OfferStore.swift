import Foundation
import Journaling
import Storing
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

    /// The store of these events, which takes over what older programs stored elsewhere with the next decision.
    func events<Failure>(
        at now: @escaping @Sendable () -> Date,
        dropped: @escaping @Sendable (_ bytes: Int, _ path: String) -> Void = { _, _ in }
    ) -> EventStore<OfferLedger, Failure> {
        EventStore(
            journal.map { .journal($0) } ?? .memory, state: OfferLedger(),
            inheriting: { news(for: $0, at: now()) }, dropped: dropped)
    }

    /// What is yet to be added to `ledger`. If that can't be read, it is nothing.
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

    /// How far older programs have stored; the start if that can't be read, or is not to be taken over.
    var elderPosition: JournalPosition {
        // because what can't be read is not taken over, either.
        (try? elder?.read().position) ?? .start
    }
}
