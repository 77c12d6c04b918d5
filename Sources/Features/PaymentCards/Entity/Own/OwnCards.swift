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
            for place in references.compactMap({ places[$0] }) {
                (changes[place].undone, changes[place].undonePlace) = (change.moment, changes.count)
            }
        }
        places[change.reference] = changes.count
        changes.append(change)
    }

    /// The change with this reference.
    public subscript(reference: PaymentReference) -> RecordedChange? { places[reference].map { changes[$0] } }

    /// The cards on `today` in the order they were added, closed ones as well. Takes time in proportion to all changes.
    public func cards(on today: CalendarDate) -> [OwnCard] {
        var drafts: [String: OwnCardDraft] = [:]
        var order: [String] = []
        let rules = rules
        for (place, recorded) in changes.enumerated() {
            for id in recorded.change.cards {
                if recorded.undone == nil, case .added = recorded.change { order.append(id) }
                drafts[id, default: OwnCardDraft(id)].apply(recorded, at: place)
            }
        }
        return order.compactMap { drafts[$0]?.card(on: today, rules) }
    }

    /// A card on `today`; `nil` if there is none.
    public func card(_ id: String, on today: CalendarDate) -> OwnCard? {
        var draft = OwnCardDraft(id)
        for (place, recorded) in changes.enumerated() where recorded.change.cards.contains(id) {
            draft.apply(recorded, at: place)
        }
        return draft.card(on: today, rules)
    }

    /// What was said last of each card that was ever added, by its identity.
    public var fields: [String: OwnCardFields] {
        changes.reduce(into: [:]) { fields, recorded in
            switch recorded.change {
            case .added(let id, let added): fields[id] = added
            case .edited(let id, let edit) where recorded.undone == nil:
                fields[id] = fields[id]?.edited(by: edit)
            case .imported(let entry) where recorded.undone == nil:
                for part in entry.parts where fields[part.card]?.currency == nil {
                    fields[part.card]?.currency = part.currency
                }
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

    /// The last change that stands, after those that stand of what was done with it to other cards; none if nothing stands.
    public var last: [RecordedChange] {
        guard let last = changes.last(where: { $0.undone == nil && !$0.change.takesBack }) else { return [] }
        guard let together = last.together else { return [last] }
        return changes.filter { $0.undone == nil && $0.together == together }
    }

    /// The imports that stand.
    public var imports: [(reference: PaymentReference, entry: ImportEntry)] {
        changes.compactMap { recorded in
            guard recorded.undone == nil, case .imported(let entry) = recorded.change else { return nil }
            return (recorded.reference, entry)
        }
    }

    /// What is taken back together with `change`: with a card, all that stands on it, and with an import the cards that it added; the latest
    /// first.
    public func taken(with change: RecordedChange) -> [RecordedChange] {
        let gone: [String]
        switch change.change {
        case .added(let id, _): gone = [id]
        case .imported(let entry): gone = entry.added
        default: return [change]
        }
        return changes.filter { each in
            each.undone == nil
                && (each.reference == change.reference || each.change.cards.contains(where: gone.contains))
        }
        .reversed()
    }
}
