import PaymentCardsPorts
import PaymentCardsScreens

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
