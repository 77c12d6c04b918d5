import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

// What is done to one card, or to several at once: all of it or nothing.

extension OwnCards {
    /// What records `payment` on each of `cards`.
    ///
    /// - Throws: why it can't be recorded on one of them, which is named where there are several.
    func paying(
        _ payment: TypedPayment, on cards: PaidCards, on today: CalendarDate
    ) throws(CardsError) -> CardChangePlan {
        let all = self.cards(on: today)
        let wallet = Wallet(all)
        var payment = payment
        var remarks: [CardChangePlan.Remark] = []
        var chosen: [OwnCard]
        switch cards {
        case .named(let names):
            let named = try self.cards(called: names, on: today)
            chosen = named.cards
            remarks = wallet.items(of: named.repeated).map { .repeated($0) }
        case .shown(let ids):
            let shown = all.filter { ids.contains(CardID(feedID: $0.id)) }
            let open = shown.filter { ($0.left ?? 0) > 0 }
            chosen = open.isEmpty ? shown : open
            remarks = wallet.items(of: shown.filter { !chosen.contains($0) }).map { .paid($0) }
            // What is left is shown, so that what is paid is meant for that.
            payment.day = payment.day ?? today
        case .due(let days):
            let dues = wallet.dues(within: days, on: today)
            func open(_ places: [Int]) -> [OwnCard] {
                places.compactMap { place in all.first { $0.id == wallet.cards[place].id.feedID } }
                    .filter { ($0.left ?? 0) > 0 }
            }
            chosen = open(dues.places)
            remarks = wallet.items(of: open(dues.undated)).map { .undated($0) }
            if payment.isMinimum {
                let without = chosen.filter { ($0.minimumLeft ?? 0) <= 0 }
                if !without.isEmpty, without.count == chosen.count {
                    throw .wallet(without.contains { $0.minimumLeft != nil } ? .noMinimumLeft : .noMinimum)
                }
                remarks += wallet.items(of: without).map { .withoutMinimum($0) }
                chosen.removeAll { ($0.minimumLeft ?? 0) <= 0 }
            }
        }
        // Where the person named no card, a problem does.
        let isSeveral = if case .due = cards { true } else { chosen.count > 1 }
        let parts = try chosen.map { card throws(CardsError) in
            try naming(card, if: isSeveral) { () throws(CardsError) in
                try plan(try payment.changes(of: card), on: today)
            }
        }
        guard var plan = CardChangePlan(parts) else { throw .wallet(.nothingDue) }
        plan.remarks = remarks
        return plan
    }

    /// What deletes the cards with these names.
    func removing(_ names: [String], on today: CalendarDate) throws(CardsError) -> CardChangePlan {
        let (cards, repeated) = try cards(called: names, on: today)
        let parts = try cards.map { card throws(CardsError) in
            try plan([.removed(card.id)], on: today)
        }
        guard var plan = CardChangePlan(parts) else { throw .wallet(.nothingToUndo) }
        plan.remarks = Wallet(self.cards(on: today)).items(of: repeated).map { .repeated($0) }
        return plan
    }

    /// What takes `changes` back, which were made together.
    func undoingTogether(
        _ changes: [RecordedChange], on today: CalendarDate
    ) throws(CardsError) -> CardChangePlan {
        let parts = try changes.map { change throws(CardsError) in
            try plan([.undone([change.reference])], undoing: [change], on: today)
        }
        guard let plan = CardChangePlan(parts) else { throw .wallet(.nothingToUndo) }
        return plan
    }

    /// The other cards that have the title and the last four digits which `card` gets by `edit`; none if it is called so already.
    func namesakes(of card: OwnCard, as edit: OwnCardFields, on today: CalendarDate) -> [CardListing.Item] {
        let edited = card.fields.edited(by: edit)
        let called = OwnCardFields(title: edited.title, lastFours: Array(edited.lastFours.prefix(1)))
        guard !called.isSame(as: card) else { return [] }
        let all = cards(on: today)
        return Wallet(all).items(of: all.filter { $0.id != card.id && called.isSame(as: $0) })
    }

    /// Has `work` say which card a problem is about, where there are several.
    private func naming<Answer>(
        _ card: OwnCard, if isSeveral: Bool, _ work: () throws(CardsError) -> Answer
    ) throws(CardsError) -> Answer {
        do throws(CardsError) {
            return try work()
        } catch .wallet(let problem) where isSeveral {
            throw .wallet(.on(card.fields, problem))
        }
    }
}

extension OwnCard {
    /// What is to be stored of an edit, with the limit as it was typed, and its own last four digits from now on.
    func edit(
        _ fields: OwnCardFields, limit: String?, number: String?
    ) throws(CardsError) -> OwnCardFields {
        var edit = try fields.limited(to: limit, in: self.fields.currency)
        if let number, number != self.fields.lastFours.first {
            edit.lastFours = [number] + self.fields.lastFours.filter { $0 != number } + edit.lastFours
        }
        guard self.fields.edited(by: edit) != self.fields else { throw .wallet(.nothingSaid) }
        if !history.isEmpty, let new = edit.currency, let old = self.fields.currency,
            new.identity != old.identity
        {
            throw .wallet(.otherCurrency(new, card: old))
        }
        return edit
    }
}

extension Wallet {
    /// The cards as lists have them.
    fileprivate func items(of cards: [OwnCard]) -> [CardListing.Item] {
        let ids = Set(cards.map { CardID(feedID: $0.id) })
        return items(at: self.cards.indices.filter { ids.contains(self.cards[$0].id) })
            + hiddenItems.filter { ids.contains($0.id) }
    }
}
