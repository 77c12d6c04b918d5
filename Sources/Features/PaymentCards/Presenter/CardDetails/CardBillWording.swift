import Foundation
import PaymentCardsEntity
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Says what is billed on a card and what of it is paid, where that is known, and what is left.
struct CardBillWording {
    let voice: CardVoice
    let moments: MomentText

    /// The bill of `due`, which is `strip` below the card; the `payments` tell when it was paid.
    func bill(for due: Due?, _ strip: DueStrip?, payments: [Payment]) -> CardBillState {
        guard let due, let strip else {
            return CardBillState(
                title: voice[CardDetailsStrings.billTitle], amounts: [],
                state: voice("Nothing is known to be due.", "Немає відомостей про сплату."), tone: .quiet)
        }
        let amounts: [(String, LocalizedText, Money?)] = [
            ("billed", CardDetailsStrings.billed, due.billed), ("paid", CardDetailsStrings.paid, due.paid),
            ("left", CardDetailsStrings.left, due.rest),
        ]
        let share = voice.isPrivate ? nil : due.share
        return CardBillState(
            title: voice[CardDetailsStrings.billTitle],
            amounts: amounts.compactMap { id, label, money in
                money.map { Fact(id: id, label: voice[label], value: voice($0)) }
            },
            state: end(of: due, payments) ?? strip.state, tone: strip.tone, share: share,
            shareText: share.map(text))
    }

    /// On which day the last of it was paid; `nil` where something is left, or that isn't known here.
    private func end(of due: Due, _ payments: [Payment]) -> String? {
        guard due.isPaid, let last = payments.filter({ $0.stands(on: due) }).map(\.date).max() else {
            return nil
        }
        return voice("fully paid on {}", "сплачено {}").replacing("{}", with: moments.day(of: last))
    }

    /// A share in whole percent, none of which is said of what is not quite paid, or hardly.
    private func text(_ share: Double) -> String {
        let percent = min(max(share, 0.01), 0.99)
            .formatted(
                .percent.precision(.fractionLength(0)).locale(Locale(identifier: voice.language.rawValue)))
        return voice("{} paid", "сплачено {}").replacing("{}", with: percent.plain)
    }
}

extension Due {
    /// How much of the total is paid, between 0 and 1; `nil` where it is all or nothing, or not known.
    fileprivate var share: Double? {
        guard let billed, let paid, paid.isPositive, rest.isPositive, billed.isPositive else { return nil }
        return NSDecimalNumber(decimal: paid.amount / billed.amount).doubleValue
    }
}
