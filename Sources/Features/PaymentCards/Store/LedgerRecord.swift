import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// An event as it is stored: a JSON object of texts and integers, in one line of the journal.
///
/// The names of the fields are permanent. An unknown field or kind may mean anything, so adding one requires increasing
/// ``version`` for the records that have it; then older programs reject them instead of misreading them. Amounts are texts, so
/// that no reader rounds them. Dates are milliseconds since 1970 in UTC. Only those digits of a card number are stored that
/// may be shown.
struct LedgerRecord: Codable, Equatable {
    /// The newest version that can be read. Records without a version are version 1.
    static let newest = 4

    /// In the order in which `LedgerCompaction` writes them.
    enum Kind: String, CaseIterable {
        case removed
        /// Since version 2.
        case restored
        case added, paid, undone
        /// Since version 3.
        case ordered, refused
        /// Since version 4.
        case taken
    }

    var kind = ""
    var version: Int?
    /// The payment's reference.
    var reference: String?
    /// The card's feed id.
    var card: String?
    /// Which of the cards with that id; 1 if it is missing. Of a refused order, the number of attempts.
    var occurrence: Int?
    /// The feed's id for the due.
    var due: String?
    var amount: String?
    /// The amount left to pay.
    var rest: String?
    var currency: String?
    /// The date, in milliseconds.
    var date: Int?
    /// The idempotency key; of what was taken over, the position up to which it was.
    var key: String?
    /// The last day of the statement whose minimum was paid, since version 4, which is that of payments that have it; or is to be
    /// paid by an order. There, older programs may ignore it: they only don't note it with the payment.
    var minimumOf: String?
    /// The date of the due that was paid, or is to be. Older programs may ignore it: they don't compare it.
    var dueDate: String?
    /// The payments for as much that a server listed without keys before an order was sent, with spaces between them. Older programs may
    /// ignore it: they compare dates.
    var unnamed: String?
    /// The masked number.
    var number: String?
    var network: String?
    var holder: String?
    var title: String?
    var bank: String?
    /// 1 if it is about the person's own cards, 0 if it is about the demonstration's; missing if an older program wrote it, which
    /// didn't keep all of them apart. Older programs may ignore it, so that it requires no newer version.
    var own: Int?

    enum CodingKeys: String, CodingKey {
        case kind, due, rest, key, number, network, holder, title, bank, card, own
        case version = "v"
        case reference = "ref"
        case occurrence = "nth"
        case amount = "sum"
        case currency = "cur"
        case date = "at"
        case minimumOf = "min"
        case dueDate = "day"
        case unnamed = "seen"
    }
}

extension LedgerRecord {
    /// Whose cards a record is about.
    enum Owner: Int {
        case demonstration = 0
        case person = 1
    }

    /// Whose cards it is about, as the program says that wrote it.
    var owner: Owner? { own.map { Owner(rawValue: $0) ?? .person } }

    /// What a record is about: of those about the same, the last one counts.
    struct Subject: Hashable {
        let kind: String
        let name: String?
        let occurrence: Int?
        let number: String?
    }

    /// What it is about.
    var subject: Subject {
        Subject(kind: kind, name: reference ?? card ?? key, occurrence: occurrence, number: number)
    }

    /// The record for `event`.
    init(_ event: CardLedger.Event) {
        switch event {
        case .paid(let payment):
            kind = Kind.paid.rawValue
            reference = payment.id.text
            name(payment.card)
            number = payment.number?.masked
            due = payment.dueID
            amount = payment.money.amount.description
            rest = payment.rest?.amount.description
            currency = payment.money.currency.text
            date = payment.date.milliseconds
            key = payment.idempotencyKey
            minimumOf = payment.minimumOf?.text
            dueDate = payment.dueDate?.text
            version = minimumOf == nil ? nil : 4
        case .undone(let payment, let moment):
            kind = Kind.undone.rawValue
            reference = payment.text
            date = moment.milliseconds
        case .added(let id, let new):
            kind = Kind.added.rawValue
            name(id)
            number = new.number.masked
            network = new.network.code
            holder = new.holder
            title = new.title
            bank = new.bank?.code
        case .removed(let id, let masked):
            kind = Kind.removed.rawValue
            name(id)
            number = masked.masked
        case .restored(let id, let masked):
            kind = Kind.restored.rawValue
            version = 2
            name(id)
            number = masked.masked
        case .ordered(let order):
            kind = Kind.ordered.rawValue
            version = 3
            name(order.card)
            number = order.number.masked
            due = order.dueID
            amount = order.money.amount.description
            rest = order.rest.amount.description
            currency = order.money.currency.text
            date = order.date.milliseconds
            key = order.idempotencyKey
            minimumOf = order.minimumOf?.text
            dueDate = order.dueDate?.text
            unnamed = order.unnamed.map { $0.map(\.text).joined(separator: " ") }
        case .refused(let refused, let attempts):
            kind = Kind.refused.rawValue
            version = 3
            key = refused
            occurrence = attempts == 1 ? nil : attempts
        case .taken(let position):
            kind = Kind.taken.rawValue
            version = 4
            key = position.text
        }
    }

    private mutating func name(_ id: CardID) {
        card = id.feedID
        occurrence = id.occurrence == 1 ? nil : id.occurrence
    }
}

extension LedgerRecord {
    /// The record as a line of the journal.
    var bytes: Data {
        get throws { try JSONEncoder.lines.encode(self) }
    }

    /// The record in a line.
    init(bytes: Data) throws(UnreadableLine) {
        if let plain = PlainRecordReader.record(of: bytes) {
            self = plain
            return
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: bytes)
        } catch {
            throw UnreadableLine(of: bytes, newest: Self.newest)
        }
    }
}
