import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

extension OwnCards {
    /// The card that a name means, also by any of its last four digits, or a word of its title that no other has. Of several, the only
    /// one that lists show is meant.
    func card(called name: String, on today: CalendarDate) throws(CardsError) -> OwnCard {
        let all = cards(on: today)
        let words = name.lowercased()
        let byDigits = all.filter { $0.fields.lastFours.contains(name) }
        let byTitle = all.filter {
            $0.fields.title?.lowercased().split(separator: " ").contains { $0 == words } ?? false
        }
        for found in [byDigits, byTitle] {
            if let known = found.only ?? found.filter(\.isListed).only { return known }
        }
        let id = try CardNaming(name: name, isStrict: true).card(in: Wallet(all)).id.feedID
        guard let card = all.first(where: { $0.id == id }) else {
            throw .unknownCard(name: name, nearest: [])
        }
        return card
    }

    /// The cards that these names mean, each once, and those that are meant by several.
    func cards(
        called names: [String], on today: CalendarDate
    ) throws(CardsError) -> (cards: [OwnCard], repeated: [OwnCard]) {
        var (found, repeated): ([OwnCard], [OwnCard]) = ([], [])
        for name in names {
            let card = try card(called: name, on: today)
            if found.contains(where: { $0.id == card.id }) {
                repeated.append(card)
            } else {
                found.append(card)
            }
        }
        return (found, repeated)
    }
}

extension Array {
    /// The only element; `nil` if there is none, or several.
    var only: Element? { count == 1 ? self[0] : nil }
}
