import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

extension LedgerRecord {
    /// The event stored in this record.
    ///
    /// The texts that identify the card and the due are cleaned again, in case the record was written when feeds were cleaned
    /// differently.
    var event: CardLedger.Event {
        get throws(UnreadableLine) {
            if let version, version > Self.newest { throw .newer(version: version) }
            switch Kind(rawValue: kind) {
            case nil: throw .newer(version: nil)
            case .paid: return .paid(try payment)
            case .undone: return .undone(PaymentReference(try some(reference)), try moment)
            case .added:
                let new = NewCard(
                    number: try maskedNumber,
                    network: CardNetwork(code: try some(network)), holder: try some(holder),
                    title: try some(title), bank: bank.map(Bank.init(code:)))
                return .added(try id, new)
            case .removed: return .removed(try id, number: try maskedNumber)
            case .restored: return .restored(try id, number: try maskedNumber)
            case .ordered: return .ordered(try order)
            case .refused: return .refused(key: try some(key), attempts: occurrence ?? 1)
            case .taken: return .taken(try position)
            }
        }
    }

    private var payment: Payment {
        get throws(UnreadableLine) {
            let currency = Currency(text: try some(currency).safeText)
            return Payment(
                id: PaymentReference(try some(reference)), card: try id,
                number: try maskedNumber, dueID: try some(due).safeText,
                money: Money(amount: try exact(amount), currency: currency),
                rest: Money(amount: try exact(rest), currency: currency), date: try moment,
                idempotencyKey: key, minimumOf: try day(minimumOf), dueDate: try day(dueDate))
        }
    }

    private var order: OrderInDoubt {
        get throws(UnreadableLine) {
            let currency = Currency(text: try some(currency).safeText)
            return OrderInDoubt(
                card: try id, number: try maskedNumber, dueID: try some(due).safeText,
                money: Money(amount: try exact(amount), currency: currency),
                rest: Money(amount: try exact(rest), currency: currency), date: try moment,
                idempotencyKey: try some(key), minimumOf: try day(minimumOf), dueDate: try day(dueDate),
                unnamed: unnamed.map { $0.split(separator: " ").map { PaymentReference(String($0)) } })
        }
    }

    private func day(_ text: String?) throws(UnreadableLine) -> CalendarDate? {
        try text.map { text throws(UnreadableLine) in try some(CalendarDate(text)) }
    }

    private var position: JournalPosition {
        get throws(UnreadableLine) {
            guard let position = JournalPosition(try some(key)) else { throw .invalid }
            return position
        }
    }

    private var id: CardID {
        get throws(UnreadableLine) { CardID(feedID: try some(card).safeText, occurrence: occurrence ?? 1) }
    }

    private var maskedNumber: CardNumber {
        get throws(UnreadableLine) { CardNumber(masking: try some(number).safeText) }
    }

    private var moment: Date {
        get throws(UnreadableLine) { Date(milliseconds: try some(date)) }
    }

    private func some<Value>(_ field: Value?) throws(UnreadableLine) -> Value {
        guard let field else { throw .invalid }
        return field
    }

    private func exact(_ text: String?) throws(UnreadableLine) -> Decimal {
        guard let number = Decimal(stored: try some(text)) else { throw .invalid }
        return number
    }
}
