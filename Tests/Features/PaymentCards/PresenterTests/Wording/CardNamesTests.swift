import PaymentCardsEntity
import PaymentCardsScreens
import Testing
import Words

@testable import PaymentCardsPresenter
import Values

@Suite("Names of banks, networks, numbers and actions")
struct CardNamesTests {
    @Test("A known bank has a name and a look; an unknown one keeps the feed's name and looks neutral")
    func banks() {
        #expect(
            Bank.known.map(\.name) == [
                "HDFC Bank", "SBI", "Citibank", "Standard Chartered", "YES Bank", "ICICI Bank",
            ])
        #expect(Bank.known.map(CardFace.Bank.init) == [.hdfc, .sbi, .citi, .stanc, .yes, .icici])
        #expect(Bank(code: "MONO").name == "MONO")
        #expect(CardFace.Bank(Bank(code: "MONO")) == .neutral)
    }

    @Test("A known network has a name and a mark; an unknown one keeps the feed's name and a neutral mark")
    func networks() {
        #expect(
            CardNetwork.known.map(\.name) == [
                "Mastercard", "Visa", "Diners Club", "American Express", "Discover",
            ])
        #expect(
            CardNetwork.known.map(CardFace.Network.init) == [.mastercard, .visa, .diners, .amex, .discover])
        #expect(CardNetwork(code: "JCB").name == "JCB")
        #expect(CardFace.Network(CardNetwork(code: "JCB")) == .neutral)
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
        #expect(CardNumber(masking: feed).grouped == grouped)
    }

    @Test("An action is labelled in the person's language; an unknown one as the feed has it")
    func actions() {
        #expect(
            CardAction.known.map { $0.label[.english] } == ["view details", "pay now", "last statement"])
        #expect(
            CardAction.known.map { $0.label[.ukrainian] } == ["подробиці", "сплатити", "остання виписка"])
        #expect(CardAction.unknown("split").label[.ukrainian] == "split")
        #expect(CardAction.known.map(\.icon) == [.details, .payment, .statement])
    }
}
