import Foundation
public import Values

/// A person's own cards: every change that they made, in order, and what follows from those that stand.
public struct OwnCards: Equatable, Sendable {
    /// All changes, also those that were taken back.
    public private(set) var changes: [RecordedChange] = []
    private var places: [PaymentReference: Int] = [:]

    public init() {}

    /// Takes one more change into account.
    public mutating func apply(_ change: RecordedChange) {
        if case .undone(let references) = change.change {
            for place in references.compactMap({ places[$0] }) { changes[place].undone = change.moment }
        }
        places[change.reference] = changes.count
        changes.append(change)
    }

    /// The change with this reference.
    public subscript(reference: PaymentReference) -> RecordedChange? { places[reference].map { changes[$0] } }

    /// The cards on `today` in the order they were added, closed ones as well. Takes time in proportion to all changes.
    public func cards(on today: CalendarDate) -> [OwnCard] {
        var drafts: [String: Draft] = [:]
        var order: [String] = []
        for (place, recorded) in changes.enumerated() where recorded.undone == nil {
            guard let id = recorded.change.card else { continue }
            if case .added = recorded.change { order.append(id) }
            drafts[id, default: Draft()].apply(recorded, at: place)
        }
        return order.compactMap { id in drafts[id].flatMap { $0.card(id, on: today) } }
    }

    /// A card on `today`; `nil` if there is none.
    public func card(_ id: String, on today: CalendarDate) -> OwnCard? {
        var draft = Draft()
        for (place, recorded) in changes.enumerated()
        where recorded.undone == nil && recorded.change.card == id {
            draft.apply(recorded, at: place)
        }
        return draft.card(id, on: today)
    }

    /// What was said last of each card that was ever added, by its identity.
    public var fields: [String: OwnCardFields] {
        changes.reduce(into: [:]) { fields, recorded in
            switch recorded.change {
            case .added(let id, let added): fields[id] = added
            case .edited(let id, let edit) where recorded.undone == nil:
                fields[id] = fields[id]?.edited(by: edit)
            default: break
            }
        }
    }

    /// What was said of each edited card before the edit, by its reference. Edits that were undone since don't count.
    public var fieldsBeforeEdits: [PaymentReference: OwnCardFields] {
        var (fields, before): ([String: OwnCardFields], [PaymentReference: OwnCardFields]) = ([:], [:])
        for recorded in changes {
            switch recorded.change {
            case .added(let id, let added): fields[id] = added
            case .edited(let id, let edit):
                before[recorded.reference] = fields[id]
                if recorded.undone == nil { fields[id] = fields[id]?.edited(by: edit) }
            default: break
            }
        }
        return before
    }

    /// The payments on cards that are there, in the order they were recorded, each with its card. Undone ones are among them.
    public var payments: [(change: RecordedChange, card: String, payment: RecordedPayment)] {
        changes.compactMap { recorded in
            guard case .paid(let card, let payment) = recorded.change else { return nil }
            return (recorded, card, payment)
        }
    }

    /// How many cards there are, closed ones among them.
    public var count: Int {
        Set(
            changes.lazy.filter { if case .added = $0.change { $0.undone == nil } else { false } }.map(
                \.change.card)
        )
        .subtracting(removals.map(\.change.card)).count
    }

    /// How many times a bill was recorded, without what was undone.
    public var billCount: Int {
        changes.count { if case .billed = $0.change { $0.undone == nil } else { false } }
    }

    /// The last change that stands; `nil` for none.
    public var last: RecordedChange? { changes.last { $0.undone == nil && $0.change.card != nil } }

    /// What is taken back together with `change`: with a card, all that stands on it, the latest first.
    public func taken(with change: RecordedChange) -> [RecordedChange] {
        guard case .added(let id, _) = change.change else { return [change] }
        return changes.filter { $0.undone == nil && $0.change.card == id }.reversed()
    }
}

/// What the changes of one card come to.
private struct Draft {
    private var fields: OwnCardFields?
    private var isRemoved = false
    private var isClosed = false
    private var entries: [Bill.Said] = []
    private var payments: [OwnCard.Paid] = []

    mutating func apply(_ recorded: RecordedChange, at place: Int) {
        switch recorded.change {
        case .added(_, let fields): (self.fields, isRemoved) = (fields, false)
        case .edited(_, let edit): fields = fields?.edited(by: edit)
        case .closed: isClosed = true
        case .reopened: isClosed = false
        case .removed: isRemoved = true
        case .billed(_, let entry):
            entries.append(Bill.Said(entry: entry, place: place, day: recorded.day))
        case .paid(_, let payment):
            payments.append(
                OwnCard.Paid(
                    reference: recorded.reference, amount: payment.amount, day: payment.day, place: place))
        case .undone: break
        }
    }

    func card(_ id: String, on today: CalendarDate) -> OwnCard? {
        guard let fields, !isRemoved else { return nil }
        return OwnCard(
            id: id, fields: fields, isClosed: isClosed, today: today, bills: Bill.all(of: entries),
            payments: payments.filter { $0.day <= today })
    }
}
