import Foundation
import PaymentCardsEntity
import Storing
import Values

/// A change of the wallet as it is stored: a JSON object in one line of the journal.
///
/// The names of the fields are permanent. A field or kind that a program doesn't know may mean anything, so adding one requires
/// increasing ``newest`` for the records that have it; then older programs reject them instead of misreading them. Amounts are texts, so
/// that no reader rounds them. Of card numbers there are the last four digits alone.
struct WalletRecord: Encodable, Equatable {
    /// The newest version that can be read. Records without a version are version 1; imports, categories, and what was done to several
    /// cards at once, are version 2.
    static let newest = 2

    enum Kind: String {
        case added, edited, closed, reopened, removed, billed, paid, imported, categorized, undone
    }

    var kind = ""
    var version: Int?
    var reference = ""
    /// The moment, in milliseconds since 1970 in UTC.
    var moment: Int?
    /// The person's day then.
    var today = ""
    var card: String?
    /// The reference of the first of what was done with it, to other cards.
    var together: String?
    /// The references of what was undone.
    var references: [String]?

    var title: String?
    var lastFours: [String]?
    var bank: String?
    var network: String?
    var holder: String?
    var currency: String?
    var note: String?
    var limit: String?
    var autopay: String?
    var statementDay: Int?
    var dueDay: Int?
    var dueAfter: Int?
    var statementBefore: Int?
    var weekend: String?

    /// Of a bill, what it says; of a payment, what was paid.
    var amount: String?
    /// Of a bill, what the bank's app shows as left.
    var left: String?
    var minimum: String?
    /// The day of a payment, the closing day of a bill, or since when a card is closed.
    var day: String?
    /// Whether the closing day was given.
    var isGiven: Bool?
    var dueDate: String?
    var dueByCycle: String?
    var isNew: Bool?

    /// Of an import: the name of what holds its rows, the cards that were added with it, and what it says of each card.
    var rows: String?
    var added: [String]?
    var parts: [ImportPartRecord]?

    /// Of a category: the text of transactions, and what they have since; `nil` for none of the person's own.
    var text: String?, category: String?

    enum CodingKeys: String, CodingKey {
        case kind, card, title, bank, network, holder, note, limit, autopay, weekend, left, day
        case version = "v"
        case reference = "ref"
        case moment = "at"
        case today = "on"
        case references = "refs"
        case together = "with"
        case lastFours = "numbers"
        case currency = "cur"
        case statementDay = "closes"
        case dueDay = "dueDay"
        case dueAfter = "dueAfter"
        case statementBefore = "before"
        case amount = "sum"
        case minimum = "min"
        case isGiven = "given"
        case dueDate = "due"
        case dueByCycle = "cycle"
        case isNew = "new"
        case rows, added, parts, text, category
    }
}

// MARK: - Writing

extension WalletRecord {
    init(_ recorded: RecordedChange) {
        reference = recorded.reference.text
        moment = recorded.moment.milliseconds
        today = recorded.day.text
        if let first = recorded.together { (together, version) = (first.text, 2) }
        if case .imported = recorded.change {} else { card = recorded.change.card }
        switch recorded.change {
        case .added(_, let fields): take(.added, fields)
        case .edited(_, let fields): take(.edited, fields)
        case .closed(_, let day): (kind, self.day) = (Kind.closed.rawValue, day.text)
        case .reopened: kind = Kind.reopened.rawValue
        case .removed: kind = Kind.removed.rawValue
        case .billed(_, let entry): take(entry)
        case .paid(_, let payment):
            (kind, amount, day) = (Kind.paid.rawValue, payment.amount.description, payment.day.text)
            note = payment.note.isEmpty ? nil : payment.note
        case .imported(let entry):
            (kind, version, rows) = (Kind.imported.rawValue, 2, entry.rows)
            added = entry.added.isEmpty ? nil : entry.added
            parts = entry.parts.map(ImportPartRecord.init)
        case .categorized(let text, let category):
            (kind, version, self.text, self.category) = (Kind.categorized.rawValue, 2, text, category?.code)
        case .undone(let references):
            (kind, self.references) = (Kind.undone.rawValue, references.map(\.text))
        }
    }

    private mutating func take(_ kind: Kind, _ fields: OwnCardFields) {
        (self.kind, title, note, holder) = (kind.rawValue, fields.title, fields.note, fields.holder)
        lastFours = fields.lastFours.isEmpty ? nil : fields.lastFours
        (bank, network, currency) = (fields.bank?.code, fields.network?.code, fields.currency?.text)
        (limit, autopay) = (fields.limit?.description, fields.autopay?.rawValue)
        statementDay = fields.cycle?.statementDay
        switch fields.cycle?.due {
        case .day(let day): dueDay = day
        case .after(let days): dueAfter = days
        case nil: break
        }
        statementBefore = fields.cycle?.statementBefore
        weekend = fields.weekend?.rawValue
    }

    private mutating func take(_ entry: BillEntry) {
        kind = Kind.billed.rawValue
        switch entry.amount {
        case .billed(let amount): self.amount = amount.description
        case .left(let left): self.left = left.description
        }
        (day, dueDate, dueByCycle) = (entry.closing.text, entry.dueDate?.text, entry.dueByCycle?.text)
        minimum = entry.minimum?.description
        (isGiven, isNew) = (entry.isClosingGiven ? true : nil, entry.isNew ? true : nil)
    }
}

// MARK: - Reading

extension WalletRecord {
    /// The change that it records.
    var recorded: RecordedChange {
        get throws(UnreadableLine) {
            guard let today = CalendarDate(today), !reference.isEmpty else { throw .invalid }
            return RecordedChange(
                try change, reference: PaymentReference(reference),
                moment: Date(milliseconds: try needed(moment)), day: today,
                together: together.map { PaymentReference($0) })
        }
    }

    private var change: WalletChange {
        get throws(UnreadableLine) {
            guard let kind = Kind(rawValue: kind) else { throw .invalid }
            if kind == .undone { return .undone(try needed(references).map { PaymentReference($0) }) }
            if kind == .imported { return .imported(try imported) }
            if kind == .categorized {
                return .categorized(try needed(text), category.map { SpendingCategory(code: $0) })
            }
            let card = try needed(card)
            switch kind {
            case .added:
                let fields = try fields
                guard fields.title != nil else { throw .invalid }
                return .added(card, fields)
            case .edited: return .edited(card, try fields)
            case .closed: return .closed(card, on: try needed(try date(day)))
            case .reopened: return .reopened(card)
            case .removed: return .removed(card)
            case .billed: return .billed(card, try entry)
            case .paid:
                return .paid(
                    card,
                    RecordedPayment(
                        amount: try needed(try number(amount)), day: try needed(try date(day)),
                        note: note ?? ""))
            case .undone, .imported, .categorized: throw .invalid  // They were read above.
            }
        }
    }

    private var imported: ImportEntry {
        get throws(UnreadableLine) {
            var parts: [ImportPart] = []
            for part in try needed(self.parts) { parts.append(try part.part) }
            guard !parts.isEmpty else { throw .invalid }
            var entry = ImportEntry(parts: parts, added: added ?? [])
            entry.rows = try needed(rows)
            return entry
        }
    }

    private var fields: OwnCardFields {
        get throws(UnreadableLine) {
            var fields = OwnCardFields(title: title, lastFours: lastFours ?? [])
            (fields.note, fields.holder) = (note, holder)
            fields.bank = bank.map(Bank.init)
            fields.network = network.map(CardNetwork.init)
            fields.currency = currency.map(Currency.init)
            fields.limit = try number(limit)
            fields.autopay = try autopay.map { text throws(UnreadableLine) in
                try needed(OwnCardFields.Autopay(rawValue: text))
            }
            fields.weekend = try weekend.map { text throws(UnreadableLine) in
                try needed(BillingCycle.Weekend(rawValue: text))
            }
            let days = [statementDay, dueDay, dueAfter, statementBefore].compactMap(\.self)
            guard days.allSatisfy({ (0...366).contains($0) }) else { throw .invalid }
            if !days.isEmpty {
                fields.cycle = BillingCycle(
                    statementDay: statementDay,
                    due: dueDay.map { .day($0) } ?? dueAfter.map { .after(days: $0) },
                    statementBefore: statementBefore)
            }
            return fields
        }
    }

    private var entry: BillEntry {
        get throws(UnreadableLine) {
            let amount: BillEntry.Amount =
                if let left = try number(left) { .left(left) } else {
                    .billed(try needed(try number(amount)))
                }
            return BillEntry(
                amount, closing: try needed(try date(day)), isClosingGiven: isGiven ?? false,
                minimum: try number(minimum), dueDate: try date(dueDate), dueByCycle: try date(dueByCycle),
                isNew: isNew ?? false)
        }
    }
}

func needed<Value>(_ value: Value?) throws(UnreadableLine) -> Value {
    guard let value else { throw .invalid }
    return value
}
