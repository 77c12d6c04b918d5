public import PaymentCardsScreens
public import ScreenContract

extension CardRow {
    /// The feed's first card as a closed row, changed where a test cares.
    public static func fixture(
        id: String = "48822393341", place: String? = nil, face: CardFace = .fixture(),
        due: DueStrip? = .fixture(), dueNotice: String = "nothing due",
        actions: [ActionItem] = ActionItem.fixtures, actionsNotice: String = "no actions",
        mark: String? = nil,
        reveal: Double = 0, spoken: SpokenCard = .fixture(), record: CardRecord? = nil
    ) -> CardRow {
        CardRow(
            id: CardRowID(id), place: place, face: face, due: due, dueNotice: dueNotice, actions: actions,
            actionsNotice: actionsNotice, mark: mark, reveal: reveal, spoken: spoken,
            record: record ?? .fixture(name: id, title: face.title))
    }
}

extension CardFace {
    /// The face of the feed's first card, changed where a test cares.
    public static func fixture(
        title: String = "SBI REWARDZ", number: String = "4221 XXXX XXXX 8776",
        shortNumber: String = "•••• 8776", lastFour: String = "8776", holder: String = "ASHA RAO",
        bank: Bank = .sbi, bankName: String = "SBI", network: Network = .mastercard,
        networkName: String = "Mastercard", found: [String] = []
    ) -> CardFace {
        CardFace(
            title: title, number: number, shortNumber: shortNumber, lastFour: lastFour, holder: holder,
            bank: bank, bankName: bankName, network: network, networkName: networkName, found: found)
    }
}

extension DueStrip {
    /// Something left to pay, changed where a test cares.
    public static func fixture(
        label: String = "total due", amount: String = "₹7,853.33", state: String = "due in 6 days",
        shortState: String? = nil, tone: Tone = .plain
    ) -> DueStrip {
        DueStrip(label: label, amount: amount, state: state, shortState: shortState, tone: tone)
    }
}

extension ActionItem {
    /// Every action, the second of which can’t be performed.
    public static let fixtures = [
        ActionItem(id: "view_details", label: "view details", icon: .details, obstacle: nil),
        ActionItem(id: "pay_now", label: "pay now", icon: .payment, obstacle: "nothing is due"),
        ActionItem(id: "view_last_statement", label: "last statement", icon: .statement, obstacle: nil),
    ]
}

extension SpokenCard {
    /// The feed's first card in words, changed where a test cares.
    public static func fixture(
        headline: String = "Card 1 of 2", title: String = "SBI REWARDZ",
        subtitle: String = "SBI, Mastercard, ending in 8776",
        description: String = "ASHA RAO. Total due ₹7,853.33, due in 6 days.",
        actions: [String] = ["view details", "pay now"]
    ) -> SpokenCard {
        SpokenCard(
            headline: headline, title: title, subtitle: subtitle, description: description, actions: actions)
    }
}
