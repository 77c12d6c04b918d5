import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

extension CardListWording {
    /// What is left to pay on the cards of `listing`, in each currency, in the order in which the currencies first come. A card that
    /// is listed several times counts once.
    func totals(of listing: CardListing, isPrivate: Bool) -> [DueTotal] {
        var sums: [(money: Money, cards: Int)] = []
        var counted = DifferentCards()
        for card in listing.items.map(\.card) {
            guard let rest = card.due?.rest, rest.isPositive, counted.insert(card) else {
                continue
            }
            let place = sums.firstIndex { $0.money.currency.identity == rest.currency.identity }
            guard let place else {
                sums.append((rest, 1))
                continue
            }
            let sum = sums[place].money
            sums[place].money = Money(amount: sum.amount + rest.amount, currency: sum.currency)
            sums[place].cards += 1
        }
        let isWhole = listing.page == 1 && !listing.hasNextPage
        return sums.map { sum in
            DueTotal(
                label: (isWhole ? CardStrings.totalDue : CardStrings.totalDueHere)[language],
                amount: sum.money.text(isPrivate: isPrivate),
                cards: CardStrings.cardCount(sum.cards, in: language))
        }
    }
}
