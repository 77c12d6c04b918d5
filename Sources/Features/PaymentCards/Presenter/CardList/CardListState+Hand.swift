import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenPresenter
import Values

extension CardListState {
    /// The action of a card with this code, if it is offered, possible, and revealed or chosen `unseen`, by a key that names it.
    func action(_ code: String, of item: CardListing.Item, unseen: Bool) throws(CardsError) -> CardAction {
        guard let offer = item.offers.first(where: { $0.action.isMeant(by: code) }) else {
            throw .actionNotOffered(code: code, offered: item.offers.map(\.action))
        }
        guard unseen || swipes.isOpen(item.id) else { throw .actionHidden(offer.action) }
        if let obstacle = offer.obstacle { throw .actionUnavailable(offer.action, obstacle) }
        return offer.action
    }

    /// Where `action` of a card leads.
    func route(for action: CardAction, of item: CardListing.Item) -> CardRoute {
        switch action {
        case .viewDetails, .unknown: details(of: item)
        case .payNow: .payment(item, isPrivate: activity.surroundings.privacy.isOn)
        case .viewLastStatement:
            .statement(
                item, isPrivate: activity.surroundings.privacy.isOn,
                deed: activity.surroundings.undoable.offered)
        }
    }

    /// The way to the details of a card.
    func details(of item: CardListing.Item) -> CardRoute {
        .details(
            item, isPrivate: activity.surroundings.privacy.isOn,
            deed: activity.surroundings.undoable.offered, place: loaded?.number(of: item.id))
    }
}

extension CardListState {
    /// Does to the cards what a finger or a key did.
    ///
    /// - Returns: whether a swipe has ended.
    mutating func swipe(_ event: CardListEvent) -> Bool {
        switch event {
        case .panBegan(let card, let reveal):
            guard let id = item(card)?.id else { break }
            (cursor.focus, hasSwiped) = (id, true)
            swipes.begin(id, at: reveal)
        case .panned(let card, let distance):
            if let id = item(card)?.id { swipes.pan(id, by: distance) }
        case .panEnded(let card, let velocity):
            let id = item(card)?.id
            if let id { swipes.end(id, velocity: velocity) } else { swipes.letGo() }
            return id != nil
        case .panCancelled(let card):
            if let id = item(card)?.id { swipes.cancel(id) } else { swipes.letGo() }
        case .pushed(let direction, let card):
            guard let id = card.map({ item($0)?.id }) ?? cursor.focus else { break }
            (cursor.focus, hasSwiped) = (id, true)
            swipes.push(id, direction)
        default: break
        }
        return false
    }
}

extension CardListEvent {
    /// Whether it is about the card that has the focus, whichever that is.
    var isForFocus: Bool {
        switch self {
        case .tapped(nil), .markToggled(nil), .removalRequested(nil), .pushed(_, on: nil),
            .actionNumberChosen, .paymentChosen, .copyRequested, .focusMoved:
            true
        default: false
        }
    }
}
