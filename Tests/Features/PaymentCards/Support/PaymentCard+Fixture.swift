public import Foundation
public import PaymentCardsEntity
public import Values

extension PaymentCard {
    /// The actions of every card that no test gives others: fixed, so that a new action breaks only tests of its own.
    public static let fixtureActions: [CardAction] = [.viewDetails, .payNow, .viewLastStatement]

    /// The feed's first card, changed where a test cares.
    public static func fixture(
        id: String = "48822393341", occurrence: Int = 1, title: String = "SBI REWARDZ",
        number: String = "4221 XXXX XXXX 8776", holder: String = "ASHA RAO",
        network: CardNetwork = .mastercard,
        bank: Bank = .sbi, due: Due? = .fixture(), actions: [CardAction] = fixtureActions
    ) -> PaymentCard {
        PaymentCard(
            id: CardID(feedID: id, occurrence: occurrence), title: title, number: CardNumber(masking: number),
            holder: holder, network: network, bank: bank, due: due, actions: actions)
    }
}

extension Due {
    /// Something left to pay, changed where a test cares.
    public static func fixture(
        id: String = "123243", amount: Decimal = 1500, currency: String = "₹",
        state: String = "due in 6 days",
        date: CalendarDate? = nil
    ) -> Due {
        Due(
            id: id, money: Money(amount: amount, currency: Currency(text: currency)), state: state,
            date: date)
    }
}

extension [PaymentCard] {
    /// `count` different cards with the ids "1", "2", and so on.
    public static func fixtures(_ count: Int) -> [PaymentCard] {
        (0..<count).map { index in
            .fixture(
                id: String(index + 1), title: "CARD \(index + 1)", number: "4221 XXXX XXXX \(1001 + index)")
        }
    }
}
