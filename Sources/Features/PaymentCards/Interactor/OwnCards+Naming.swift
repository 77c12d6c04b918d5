import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

extension OwnCards {
    /// The card that a name means: by the rule for all cards that is strictest, or else by a word of its title that no other card which the
    /// name describes has.
    func card(called name: String, on today: CalendarDate) throws(CardsError) -> OwnCard {
        let all = cards(on: today)
        let wallet = Wallet(all)
        func found(_ name: String) throws(CardsError) -> String {
            try CardNaming(name: name, isStrict: true).card(in: wallet).id.feedID
        }
        let id: String
        do throws(CardsError) {
            id = try found(name)
        } catch {
            guard case .describedCard(_, let candidates, more: 0) = error,
                let titled = candidates.filter({ $0.isTitled(word: name) }).only
            else { throw error }
            id = try found(titled.name)
        }
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

extension CardCandidate {
    /// Whether its title has this word, in any case.
    fileprivate func isTitled(word: String) -> Bool {
        title.lowercased().split(separator: " ").contains { $0 == word.lowercased() }
    }
}

extension Array {
    /// The only element; `nil` if there is none, or several.
    var only: Element? { count == 1 ? self[0] : nil }
}
