public import Foundation
public import Values

/// What a person says of a card of their own: all of it that they gave, or what an edit changes. `nil` says nothing.
public struct OwnCardFields: Equatable, Sendable {
    /// What the bank takes by itself.
    public enum Autopay: String, CaseIterable, Sendable {
        case full, minimum
        /// Nothing any more.
        case none
    }

    /// What the person calls it.
    public var title: String?
    /// The last four digits, those of the card itself first: one that was issued anew, or that has an add-on, has several.
    public var lastFours: [String] = []
    /// Who issued it.
    public var bank: Bank?
    /// What carries its payments.
    public var network: CardNetwork?
    /// The name on the card; empty for none any more.
    public var holder: String?
    /// The only currency of its bills.
    public var currency: Currency?
    /// Empty for none any more.
    public var note: String?
    /// How much can be owed at once.
    public var limit: Decimal?
    /// What the bank takes by itself on the due day.
    public var autopay: Autopay?
    /// What is said of the cycle: another form of it replaces the one before.
    public var cycle: BillingCycle?
    /// What becomes of due dates on weekends, if only that is said.
    public var weekend: BillingCycle.Weekend?

    public init(title: String? = nil, lastFours: [String] = []) {
        (self.title, self.lastFours) = (title, lastFours)
    }

    /// The cycle, without any day where nothing is said of it.
    var wholeCycle: BillingCycle {
        var cycle = cycle ?? BillingCycle()
        cycle.weekend = weekend ?? cycle.weekend
        return cycle
    }

    /// Whether nothing is said.
    public var isEmpty: Bool { self == OwnCardFields() }

    /// Whether `card` is called so: it has this title, in whatever letters, and these last four digits.
    package func isSame(as card: OwnCard) -> Bool {
        title?.lowercased() == card.fields.title?.lowercased()
            && lastFours.allSatisfy(card.fields.lastFours.contains)
    }

    /// These fields after an edit: what it says replaces what they said. Other last four digits come last, unless the card’s own are among
    /// them: then theirs is the new order.
    public func edited(by edit: OwnCardFields) -> OwnCardFields {
        var fields = self
        fields.title = edit.title ?? title
        let isOrder = lastFours.first.map(edit.lastFours.contains) ?? false
        let (first, others) = isOrder ? (edit.lastFours, lastFours) : (lastFours, edit.lastFours)
        fields.lastFours = first + others.filter { !first.contains($0) }
        fields.bank = edit.bank ?? bank
        fields.network = edit.network ?? network
        fields.holder = edit.holder ?? holder
        fields.currency = edit.currency ?? currency
        fields.note = edit.note ?? note
        fields.limit = edit.limit ?? limit
        fields.autopay = edit.autopay ?? autopay
        if let new = edit.cycle {
            var cycle = fields.cycle ?? BillingCycle()
            cycle.take(new)
            fields.cycle = cycle
        }
        fields.weekend = edit.weekend ?? weekend
        return fields
    }
}

extension BillingCycle {
    /// Takes over what `edit` says. Its form replaces another one: a statement so many days before the due date one on a day of the
    /// month, and the other way round.
    fileprivate mutating func take(_ edit: BillingCycle) {
        if let day = edit.statementDay { (statementDay, statementBefore) = (day, nil) }
        if let due = edit.due {
            self.due = due
            if case .after = due { statementBefore = nil }
        }
        if let days = edit.statementBefore { (statementBefore, statementDay) = (days, nil) }
    }
}
