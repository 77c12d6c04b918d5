import Foundation
import Journaling
import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
public import Values

/// Where a person's own cards are stored.
public struct WalletStore: Sendable {
    private enum Place {
        case memory
        case folder(String)
        case missing(StoreFault)
    }

    private let place: Place
    /// Where older programs stored the cards that a person added.
    let elder: CardStore

    private init(_ place: Place, elder: CardStore) { (self.place, self.elder) = (place, elder) }

    /// In memory only, until the service ends.
    public static var memory: WalletStore { WalletStore(.memory, elder: .memory) }

    /// In a file in the folder at this path, which is created when first needed, accessible only to its owner. Cards that older programs
    /// stored in the folder `elder` are taken over: copied, never moved.
    public static func folder(_ path: String, elder: String) -> WalletStore {
        WalletStore(.folder(path), elder: .wallet(elder))
    }

    /// Nowhere, for this reason. The wallet is empty, and nothing can be stored.
    public static func missing(_ fault: StoreFault) -> WalletStore {
        WalletStore(.missing(fault), elder: .memory)
    }

    /// Where it is; `nil` if it is in no folder.
    public var folder: String? { if case .folder(let path) = place { path } else { nil } }

    /// The rows of imports, beside the journal.
    var rows: ImportedRowsStore { folder.map { .folder("\($0)/imports") } ?? .memory }

    /// Whether there is a journal, of whatever contents. Nothing is read.
    public var hasJournal: Bool {
        folder.map { FileManager.default.fileExists(atPath: Self.journal(in: $0).path) } ?? false
    }

    /// Whether a card was ever added, also if nothing of it could be repaired. Also if that can't be told, since whoever shows the wallet
    /// then says why.
    public var isBegun: Bool {
        do throws(JournalError) {
            if let folder, try Self.journal(in: folder).exists() { return true }
        } catch {
            return true
        }
        do throws(CardsError) {
            if hasKept { return true }
            return try elder.hasHadCards()
        } catch {
            return true
        }
    }

    /// Whether a damaged wallet is kept.
    private var hasKept: Bool {
        guard let folder else { return false }
        let name = (Self.journal(in: folder).path as NSString).lastPathComponent
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).contains {
                $0.hasPrefix("\(name).kept-")
            }
        } catch {
            return false  // There is no such folder.
        }
    }

    /// Checks that all that was stored can be read.
    public func checkWhole() throws(CardsError) {
        var events = events(days: DayClock()) { _ in }
        try events.refresh()
        if let damage = events.damage { throw .store(damage.fault) }
    }

    /// The wallet's journal in a folder.
    static func journal(
        in folder: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) -> Journal {
        var journal = Journal(folder: folder, name: "wallet", format: "swippy.wallet", version: 1)
        journal.waits = waits
        return journal
    }

    /// The wallet, with the cards that older programs stored since it was last read.
    func events(
        days: DayClock, notice: @escaping @Sendable (StoreNotice) -> Void
    ) -> EventStore<WalletState, CardsError> {
        let place: EventStore<WalletState, CardsError>.Place =
            switch place {
            case .memory: .memory
            case .missing(let fault): .nowhere(fault)
            case .folder(let path):
                .journal(Self.journal(in: path, waits: { notice($0 ? .waiting : .waited) }))
            }
        return EventStore(
            place, state: WalletState(),
            inheriting: { [elder] state in
                elder.addedCards(notice).compactMap { $0.taken(into: state.cards, days) }
            },
            dropped: { notice(.dropped(bytes: $0, path: $1)) }, damaged: { notice(.damaged($0)) })
    }
}

extension CardStore {
    /// The cards that a person added here, and didn't remove.
    ///
    /// None if the store can't be read: whoever asks for what was paid there is told why.
    fileprivate func addedCards(_ notice: @escaping @Sendable (StoreNotice) -> Void) -> [AddedCard] {
        var store = LedgerStore(self, isPersonal: true, notice: notice)
        do throws(CardsError) {
            try store.refresh()
            return store.ledger.added
        } catch {
            return []
        }
    }

    /// Whether a person ever added a card here, though it may have been removed since.
    fileprivate func hasHadCards() throws(CardsError) -> Bool {
        var store = LedgerStore(self, isPersonal: true) { _ in }
        try store.refresh()
        return store.hasHadCards || store.damage != nil
    }

    /// What was paid on cards that aren't the wallet's.
    func payments(_ notice: @escaping @Sendable (StoreNotice) -> Void) throws(CardsError) -> [Payment] {
        var store = LedgerStore(self, isPersonal: true, notice: notice)
        try store.refresh()
        return store.ledger.payments
    }
}

extension AddedCard {
    /// That it is the wallet's from now on; `nil` if it is already, or was once.
    fileprivate func taken(into cards: OwnCards, _ days: DayClock) -> WalletEvent? {
        let reference = PaymentReference(id.feedID)
        guard cards[reference] == nil, let today = days.today else { return nil }
        var fields = OwnCardFields(title: card.title, lastFours: card.number.lastFour.map { [$0] } ?? [])
        fields.holder = card.holder
        fields.network = card.network
        fields.bank = card.bank
        return WalletEvent(
            RecordedChange(
                .added(id.feedID, fields), reference: reference,
                moment: Date(milliseconds: days.moment.milliseconds), day: today))
    }
}

extension PaymentReference {
    /// A new one, such as `SW-7K3M-9QPD-2X`, that isn't taken.
    init(using generator: inout any RandomNumberGenerator, isTaken: (PaymentReference) -> Bool) {
        let symbols = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")
        while true {
            let parts = [4, 4, 2].map { count in
                String((0..<count).compactMap { _ in symbols.randomElement(using: &generator) })
            }
            let reference = PaymentReference("SW-" + parts.joined(separator: "-"))
            if !isTaken(reference) {
                self = reference
                return
            }
        }
    }
}
