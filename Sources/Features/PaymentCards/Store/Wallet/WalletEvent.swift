import Foundation
import PaymentCardsEntity
import Storing

/// A change of the wallet, for its journal.
struct WalletEvent: StoredEvent {
    static var newestVersion: Int { WalletRecord.newest }

    let recorded: RecordedChange

    init(_ recorded: RecordedChange) { self.recorded = recorded }

    init(line: Data) throws(UnreadableLine) {
        recorded = try WalletRecord(line: line).recorded
    }

    var line: Data { get throws { try JSONEncoder.lines.encode(WalletRecord(recorded)) } }
}

/// The wallet as its journal tells it.
struct WalletState: EventState {
    private(set) var cards = OwnCards()

    mutating func apply(_ event: WalletEvent) { cards.apply(event.recorded) }
}
