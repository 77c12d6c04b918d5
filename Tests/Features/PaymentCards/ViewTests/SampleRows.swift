import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Words

extension CardRow {
    /// A card of every bank, of different networks and dues, closed and swiped to both sides.
    static func samples(in language: Language) -> [CardRow] {
        let isEnglish = language == .english
        let label = isEnglish ? "total due" : "до сплати"
        let actions = isEnglish ? ActionItem.fixtures : ActionItem.ukrainianFixtures
        var count = 0
        func row(
            _ title: String, _ bank: CardFace.Bank, _ bankName: String, _ network: CardFace.Network,
            due: (amount: String, state: String, short: String, tone: Tone)?,
            offers: [ActionItem]? = nil,
            reveal: Double = 0
        ) -> CardRow {
            count += 1
            return .fixture(
                id: title, place: "@\(count)",
                face: .fixture(
                    title: title, bank: bank, bankName: bankName, network: network, networkName: "JCB"),
                due: due.map {
                    DueStrip(
                        label: label, amount: $0.amount, state: $0.state, shortState: $0.short, tone: $0.tone)
                },
                actions: offers ?? actions, actionsNotice: isEnglish ? "no actions" : "немає дій",
                reveal: reveal)
        }
        return [
            row(
                "SBI REWARDZ", .sbi, "SBI", .mastercard,
                due: (
                    "₹242.33", isEnglish ? "fully paid" : "сплачено", isEnglish ? "paid" : "сплачено", .good
                ), reveal: -0.6),
            row(
                "ICICI CHIP PLATINUM", .icici, "ICICI Bank", .mastercard,
                due: ("₹7,853.33", "due in 6 days", isEnglish ? "in 6 days" : "через 6 днів", .warning)),
            row("HDFC DINERS CLUBMILES", .hdfc, "HDFC Bank", .diners, due: nil),
            row(
                "CITIBANK REWARDS PLATINUM", .citi, "Citibank", .visa,
                due: ("₹12,34,567.50", "due today", isEnglish ? "today" : "сьогодні", .alarming),
                reveal: 0.6),
            row(
                "YES FIRST EXCLUSIVE", .yes, "YES Bank", .discover,
                due: ("₹18,420.00", "overdue by 2 days", isEnglish ? "2 days late" : "2 дні тому", .loud)),
            row(
                "STANDARD CHARTERED ULTIMATE", .stanc, "Standard Chartered", .amex,
                due: ("$960.10", "awaiting statement", "awaiting statement", .quiet), offers: [],
                reveal: 0.6),
            row(
                "楽天プレミアムカード", .neutral, "RAKUTEN", .neutral,
                due: ("¥48,200", "due in 16 days", isEnglish ? "in 16 days" : "через 16 днів", .quiet)),
        ]
    }
}

extension ActionItem {
    fileprivate static let ukrainianFixtures = [
        ActionItem(id: "view_details", label: "подробиці", icon: .details, obstacle: nil),
        ActionItem(id: "pay_now", label: "сплатити", icon: .payment, obstacle: "сплачувати нічого"),
        ActionItem(id: "view_last_statement", label: "остання виписка", icon: .statement, obstacle: nil),
    ]
}
