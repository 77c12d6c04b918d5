import Foundation
import Journaling
import PaymentCardsPorts
public import Storing
import Values

/// The ledger as it was last read, and the store it is read from and added to.
struct LedgerStore {
    private let marksOwn: Bool
    private var store: EventStore<StoredLedger, CardsError>

    /// What was read last.
    var ledger: CardLedger { store.state.ledger }

    /// The store at `place`. Nothing is read yet.
    ///
    /// - Parameters:
    ///   - isPersonal: whether it has what a person does to cards of their own, so that the demonstration must be told apart.
    ///   - notice: called once if something in the journal had to be dropped, and whenever it waits for a lock that others hold.
    init(
        _ place: CardStore, isPersonal: Bool = false, notice: @escaping @Sendable (StoreNotice) -> Void
    ) {
        let elder: ElderRecords? =
            if case .demonstration(let path) = place { ElderRecords(in: path) } else { nil }
        marksOwn = isPersonal && elder == nil
        let events: EventStore<StoredLedger, CardsError>.Place =
            switch place {
            case .memory: .memory
            case .missing(let fault): .nowhere(fault)
            case .folder(let path): .journal(CardStore.journal(in: path, notice: notice))
            case .demonstration(let path):
                .journal(CardStore.journal(in: StoreFolder.demonstration(in: path), notice: notice))
            }
        store = EventStore(
            events, state: StoredLedger(marksOwn: marksOwn),
            inheriting: { state in (elder?.news(for: state.ledger) ?? []).map { StoredLedger.Event($0) } },
            dropped: { notice(.dropped(bytes: $0, path: $1)) })
    }

    /// An in-memory store that begins with `ledger`.
    init(holding ledger: CardLedger) {
        marksOwn = false
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
        try store.change { [marksOwn] state throws(CardsError) in
            let (events, answer) = try decide(state.ledger)
            return (events.map { StoredLedger.Event($0, isOwn: marksOwn) }, answer)
        }
    }
}

extension CardsError: StoreFailure {}
