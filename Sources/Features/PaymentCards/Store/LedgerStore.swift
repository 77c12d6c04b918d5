import Foundation
import Journaling
import PaymentCardsPorts
public import Storing
import Values

/// The ledger as it was last read, and the store it is read from and added to.
struct LedgerStore {
    private let owner: LedgerRecord.Owner?
    private var store: EventStore<StoredLedger, CardsError>

    /// What was read last, with the added cards that are to be listed.
    var ledger: CardLedger { store.state.listed }

    /// What of the store can't be read; `nil` if all of it can.
    var damage: StoreDamage? { store.damage }

    /// Whether a card was ever added, listed or not.
    var hasHadCards: Bool { store.state.ledger.lastAdded != nil }

    /// The store at `place`. Nothing is read yet.
    ///
    /// - Parameters:
    ///   - isPersonal: whether it has what a person does, to cards of their own or to the demonstration's: records say which.
    ///   - listsAdded: whether added cards are in the list.
    ///   - notice: called once if something in the journal can't be read, and whenever it waits for a lock that others hold.
    init(
        _ place: CardStore, isPersonal: Bool = false, listsAdded: Bool = true,
        notice: @escaping @Sendable (StoreNotice) -> Void
    ) {
        let elder: ElderRecords? = if case .wallet(let path) = place { ElderRecords(in: path) } else { nil }
        let isDemonstration = if case .demonstration = place { true } else { false }
        owner = isPersonal ? isDemonstration ? .demonstration : .person : nil
        let events: EventStore<StoredLedger, CardsError>.Place =
            switch place {
            case .memory: .memory
            case .missing(let fault): .nowhere(fault)
            case .folder(let path), .wallet(let path): .journal(CardStore.journal(in: path, notice: notice))
            case .demonstration(let path):
                .journal(CardStore.journal(in: StoreFolder.demonstration(in: path), notice: notice))
            }
        store = EventStore(
            events,
            state: StoredLedger(
                owner: owner, added: !listsAdded ? .none : isDemonstration ? .demonstration : .all),
            inheriting: { [owner] state in
                (elder?.news(for: state.ledger) ?? []).map { StoredLedger.Event($0, owner: owner) }
            },
            dropped: { notice(.dropped(bytes: $0, path: $1)) }, damaged: { notice(.damaged($0)) })
    }

    /// An in-memory store that begins with `ledger`.
    init(holding ledger: CardLedger) {
        owner = nil
        store = EventStore(.memory, state: StoredLedger(ledger))
    }

    /// Reads what any process has stored since the last time, and takes over what older programs stored elsewhere.
    mutating func refresh() throws(CardsError) {
        try store.refresh()
        store.keepInherited()
    }

    /// Stores what `decide` decides, given everything stored so far. No other process can store anything in the meantime.
    ///
    /// When it returns, the events are stored, all or none. When it throws, nothing is stored, except for
    /// `StoreFault.Problem.uncertain`.
    ///
    /// - Parameter decide: returns the events to store, and the result.
    mutating func change<Answer>(
        _ decide: (CardLedger) throws(CardsError) -> (events: [CardLedger.Event], answer: Answer)
    ) throws(CardsError) -> Answer {
        try store.change { [owner] state throws(CardsError) in
            let (events, answer) = try decide(state.listed)
            return (events.map { StoredLedger.Event($0, owner: owner) }, answer)
        }
    }
}

extension CardsError: StoreFailure {}
