public import Foundation
public import PaymentCardsScreens

extension CardRecord {
    /// The feed's first card as data, changed where a test cares.
    public static func fixture(
        name: String = "48822393341", id: String = "48822393341", title: String = "SBI REWARDZ",
        number: String = "4221 XXXX XXXX 8776", lastFour: String? = "8776", holder: String = "ASHA RAO",
        network: String = "MASTERC", bank: String = "SBI", due: Due? = .fixture(),
        actions: [Action] = [
            Action(code: "view_details", isAvailable: true), Action(code: "pay_now", isAvailable: false),
        ],
        position: Position = .center, reveal: Double = 0
    ) -> CardRecord {
        CardRecord(
            name: name, id: id, title: title, number: number, lastFour: lastFour, holder: holder,
            network: network, bank: bank, due: due, actions: actions, position: position, reveal: reveal)
    }
}

extension CardRecord.Due {
    /// Something left to pay, changed where a test cares.
    public static func fixture(
        amount: Decimal = 1500, billed: Decimal? = nil, currency: String = "INR",
        state: String = "due in 6 days",
        status: Status = .due, dueDate: String? = nil, days: Int? = 6
    ) -> CardRecord.Due {
        CardRecord.Due(
            amount: amount, billed: billed, currency: currency, state: state, status: status,
            dueDate: dueDate,
            days: days)
    }
}
