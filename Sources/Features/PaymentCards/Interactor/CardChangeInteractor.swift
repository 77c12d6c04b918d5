import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of changing one's own cards.
package struct CardChangeInteractor: CardChangeInteractorInput {
    private let service: any OwnCardsService
    private let file: (any CardsService)?
    private let days: DayClock

    /// The rules for the cards of `service`, which takes over those of `file`, if that is asked for.
    package init(service: any OwnCardsService, file: (any CardsService)? = nil, days: DayClock) {
        (self.service, self.file, self.days) = (service, file, days)
    }

    package func plan(_ request: CardChangeRequest) async throws(CardsError) -> CardChangePlan {
        guard let today = days.today else { throw .unsupported }
        return try await service.ownCards().plan(request, taking: try await taken(by: request), on: today)
    }

    /// What is in the file, if its cards are to be taken over.
    private func taken(by request: CardChangeRequest) async throws(CardsError) -> TakenCards {
        guard request == .takeOver, let file else { return TakenCards() }
        return try await TakenCards(of: file, in: days.timeZone)
    }

    package func carryOut(
        _ request: CardChangeRequest, as plan: CardChangePlan
    ) async throws(CardsError) -> (RecordedChange, CardChangePlan) {
        let taken = try await taken(by: request)
        let recorded = try await service.change { cards, today throws(CardsError) in
            let now = try cards.plan(request, taking: taken, on: today)
            // Another program may have changed the card, or the file, since the person was asked.
            guard !request.isAgreedTo || now.isSame(as: plan) else { throw .wallet(.changed) }
            return now.changes
        }
        guard let last = recorded.last, let today = days.today else { throw .wallet(.changed) }
        guard plan.taken == nil else { return (last, plan) }
        let done = try await service.ownCards()
        var carriedOut = try done.plan(recorded.map(\.change), after: plan, on: today)
        carriedOut.recorded = recorded
        let references = Set(recorded.map(\.reference))
        if case .pay = request {
            carriedOut.payments = done.payments(days).filter { references.contains($0.id) }
        }
        return (last, carriedOut)
    }
}

extension CardChangeRequest {
    /// Whether what follows from it is shown and agreed to first, so that it must not have changed since. What is said of a card is
    /// recorded in any case: it changes nothing else.
    fileprivate var isAgreedTo: Bool {
        switch self {
        case .add, .edit, .close, .reopen, .categorize: false
        case .bill, .pay, .remove, .undo, .undoPayment, .takeOver: true
        }
    }
}

extension CardChangePlan {
    /// Whether as much follows from it as from `other`, whatever was done to other cards meanwhile.
    fileprivate func isSame(as other: CardChangePlan) -> Bool {
        changes == other.changes && undone == other.undone && Facts(after) == Facts(other.after)
            && parts.map(\.after).map(Facts.init) == other.parts.map(\.after).map(Facts.init)
    }

    /// What a person sees of a card, whenever it was recorded.
    private struct Facts: Equatable {
        let fields: OwnCardFields?
        let history: [OwnBill]?
        let left, minimumLeft, ahead: Decimal?
        let awaiting: CalendarDate?
        let isClosed: Bool?

        init(_ card: OwnCard?) {
            (fields, history, isClosed) = (card?.fields, card?.history, card?.isClosed)
            (left, minimumLeft, ahead) = (card?.left, card?.minimumLeft, card?.ahead)
            awaiting = card?.awaiting
        }
    }
}

extension OwnCards {
    /// What was recorded, as `plan` says it, with the card as it is now.
    fileprivate func plan(
        _ changes: [WalletChange], after plan: CardChangePlan, on today: CalendarDate
    ) throws(CardsError) -> CardChangePlan {
        let wallet = Wallet(cards(on: today))
        func done(_ changes: [WalletChange], after plan: CardChangePlan) -> CardChangePlan {
            guard let id = changes.lazy.compactMap(\.card).first else { return plan }
            let item = wallet.place(of: CardID(feedID: id)).map { wallet.items(at: [$0])[0] } ?? plan.item
            return CardChangePlan(
                changes: changes, before: plan.before, after: card(id, on: today), item: item)
        }
        let parts = plan.parts.map { part in
            done(changes.filter { $0.card == part.item?.id.feedID }, after: part)
        }
        return CardChangePlan(parts) ?? done(changes, after: plan)
    }

    /// What `request` would record.
    fileprivate func plan(
        _ request: CardChangeRequest, taking taken: TakenCards, on today: CalendarDate
    ) throws(CardsError) -> CardChangePlan {
        var undone: [RecordedChange] = []
        let planned: [WalletChange]
        switch request {
        case .add(let fields, let limit, let again):
            if !again, let same = cards(on: today).first(where: fields.isSame) {
                throw .wallet(.addedAlready(same))
            }
            planned = [.added(nextID, try fields.limited(to: limit, in: nil))]
        case .edit(let name, let fields, let limit, let number):
            let card = try card(called: name, on: today)
            let edit = try card.edit(fields, limit: limit, number: number)
            var plan = try plan([.edited(card.id, edit)], undoing: [], on: today)
            plan.remarks = namesakes(of: card, as: edit, on: today).map { .namesake($0) }
            return plan
        case .close(let name, let day):
            let card = try card(called: name, on: today)
            planned = [.closed(card.id, on: try card.closed(on: day))]
        case .reopen(let name):
            let card = try card(called: name, on: today)
            guard card.isClosed else { throw .wallet(.notClosed) }
            planned = [.reopened(card.id)]
        case .bill(let name, let bill):
            let card = try card(called: name, on: today)
            let plan = try plan(try bill.changes(of: card), undoing: [], on: today)
            guard plan.after?.history != card.history else { throw .wallet(.billedAlready) }
            return plan
        case .pay(let cards, let payment): return try paying(payment, on: cards, on: today)
        case .remove(let names): return try removing(names, on: today)
        case .undo(let reference):
            if reference == nil, last.count > 1 { return try undoingTogether(last, on: today) }
            undone = try undoing(reference)
            planned = [.undone(undone.map(\.reference))]
        case .undoPayment(let name):
            let card = try card(called: name, on: today)
            let last = changes.last { recorded in
                guard case .paid(card.id, _) = recorded.change else { return false }
                return recorded.undone == nil
            }
            guard let last else { throw .wallet(.noPaymentToUndo(card.fields)) }
            undone = [last]
            planned = [.undone([last.reference])]
        case .categorize(let text, let category):
            let (rules, known) = (rules, rules[text])
            guard known?.category != category else {
                throw .wallet(category == nil ? .notCategorized(text) : .categorizedAlready(text))
            }
            // A word of the person's own stays as it was first written.
            let same = rules.all.first { $0.category == category }?.category ?? category
            planned = [.categorized(known?.text ?? text, same)]
        case .takeOver: return try takingOver(taken, on: today)
        }
        return try plan(planned, undoing: undone, on: today)
    }

    func plan(
        _ changes: [WalletChange], undoing undone: [RecordedChange] = [], on today: CalendarDate
    ) throws(CardsError) -> CardChangePlan {
        var cards = self
        cards.plan(changes, on: today)
        guard let id = changes.lazy.compactMap(\.card).first ?? undone.first?.change.card else {
            return CardChangePlan(changes: changes, before: nil, after: nil, item: nil, undone: undone)
        }
        let (before, after) = (card(id, on: today), cards.card(id, on: today))
        let shown = after == nil ? self : cards
        return CardChangePlan(
            changes: changes, before: before, after: after,
            item: try Wallet(shown.cards(on: today)).item(CardID(feedID: id)),
            undone: undone)
    }

    /// Takes changes into account as they will be, but for when and by which reference.
    mutating func plan(_ changes: [WalletChange], on today: CalendarDate) {
        for (place, change) in changes.enumerated() {
            apply(
                RecordedChange(
                    change, reference: PaymentReference("planned \(place)"),
                    moment: Date(timeIntervalSince1970: 0), day: today))
        }
    }

    /// What is taken back with the change of this reference, or with the last one.
    private func undoing(_ reference: PaymentReference?) throws(CardsError) -> [RecordedChange] {
        guard let reference else {
            guard let last = last.first else { throw .wallet(.nothingToUndo) }
            return taken(with: last)
        }
        let begun = changes.filter { reference.isBeginning(of: $0.reference) }
        guard let change = self[reference] ?? begun.only, !change.change.takesBack else {
            throw .wallet(.unknownChange(reference))
        }
        guard change.undone == nil else { throw .wallet(.undoneAlready(reference)) }
        return taken(with: change)
    }
}

extension PaymentReference {
    /// Whether it is the beginning of `other`, of four letters and digits or more.
    fileprivate func isBeginning(of other: PaymentReference) -> Bool {
        let (typed, whole) = (text.uppercased().filter { $0 != "-" }, other.text.filter { $0 != "-" })
        return typed.count >= 6 && whole.hasPrefix(typed)
    }
}
