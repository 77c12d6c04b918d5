import PaymentCardsEntity
import PaymentCardsScreens
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
import Values

@Suite("Names of banks, networks, numbers and actions")
struct CardNamesTests {
    @Test("A known bank has a name and a look; an unknown one keeps the feed's name and looks neutral")
    func banks() {
        same(
            Bank.known.map(\.name),
            [
                "HDFC Bank", "SBI", "Citibank", "Standard Chartered", "YES Bank", "ICICI Bank",
            ])
        same(Bank.known.map(CardFace.Bank.init), [.hdfc, .sbi, .citi, .stanc, .yes, .icici])
        same(Bank(code: "MONO").name, "MONO")
        same(CardFace.Bank(Bank(code: "MONO")), .neutral)
    }

    @Test("A known network has a name and a mark; an unknown one keeps the feed's name and a neutral mark")
    func networks() {
        same(
            CardNetwork.known.map(\.name),
            [
                "Mastercard", "Visa", "Diners Club", "American Express", "Discover",
            ])
        same(CardNetwork.known.map(CardFace.Network.init), [.mastercard, .visa, .diners, .amex, .discover])
        same(CardNetwork(code: "JCB").name, "JCB")
        same(CardFace.Network(CardNetwork(code: "JCB")), .neutral)
    }

    @Test(
        "A number is grouped as the feed spaced it, or in fours where it did not",
        arguments: [
            ("4221 XXXX XXXX 8776", "4221 XXXX XXXX 8776"), ("4221 XXXXX X7657", "4221 XXXXX X7657"),
            ("4221XXXXXXXX8776", "4221 XXXX XXXX 8776"), ("4221-XXXX-XXXX-8776", "4221-XXXX-XXXX-8776"),
            ("4221********8776", "4221 **** **** 8776"), ("••••••••••••8776", "•••• •••• •••• 8776"),
            ("8776", "8776"), ("X", "X"), ("4221XXXXXXX8776", "4221 XXXX XXX8 776"),
        ])
    func numbers(feed: String, grouped: String) {
        same(CardNumber(masking: feed).grouped, grouped)
    }

    @Test("An action is labelled in the person's language; an unknown one as the feed has it")
    func actions() {
        same(CardAction.known.map { $0.label[.english] }, ["view details", "pay now", "last statement"])
        same(CardAction.known.map { $0.label[.ukrainian] }, ["подробиці", "сплатити", "остання виписка"])
        same(CardAction.unknown("split").label[.ukrainian], "split")
        same(CardAction.known.map(\.icon), [.details, .payment, .statement])
    }
}
