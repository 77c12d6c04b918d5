import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

import PaymentCardsQuery

@Suite("CardSearch")
struct CardSearchTests {
    @Test(
        "Every word is found in the title, bank, holder or last four digits, whatever its case, diacritics and width",
        arguments: [
            "", "   \t ", "sbi", "SBI rewardz", "rewardz asha 8776", "77", "ASHÁ", "ｓｂｉ", "ＲＥＷＡＲＤＺ", "cafe",
            "CAFÉ",
            "cafe\u{301}", "rao rao rao", "state\u{A0}bank", "８７７６",
        ])
    func finds(text: String) {
        let card = PaymentCard.fixture(
            title: "SBI Rewardz Café", holder: "Asha Rao", bank: .unknown("State Bank"))
        #expect(finds(text, card))
    }

    @Test("A search key of ASCII is what the system’s folding makes of it")
    func folding() {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        for byte in UInt8(0)..<0x80 {
            let text = "a" + String(UnicodeScalar(byte)) + "B"
            same(
                Array(text.searchKey.utf8), Array(text.folding(options: options, locale: nil).utf8),
                "\(byte)")
        }
    }

    @Test(
        "A card without one of the words is not found",
        arguments: [
            "sbi hdfc", "4221", "masterc", "48822393341", "rewardzasha", "123243", "pay_now", "8776 8777",
        ])
    func misses(text: String) {
        #expect(!finds(text, .fixture()))
    }

    @Test("Words of any script are found", arguments: ["картка", "КОВАЛЬ олена", "виплат", "моно"])
    func cyrillic(text: String) {
        let card = PaymentCard.fixture(
            title: "КАРТКА ДЛЯ ВИПЛАТ", holder: "Олена Коваль", bank: .unknown("Моно"))
        #expect(finds(text, card))
    }

    @Test("Narrow and wide letters are the same letters")
    func width() {
        #expect(finds("カート", .fixture(title: "楽天ｶｰﾄ")))
        #expect(finds("ｶｰﾄ", .fixture(title: "楽天カート")))
    }

    @Test("A card without a last four is not found by masked places")
    func maskedLastFour() {
        #expect(!finds("XXXX", .fixture(number: "4221 XXXX XXXX XXXX")))
    }

    private func finds(_ text: String, _ card: PaymentCard) -> Bool {
        var search = CardSearch(text)
        return search.finds(card)
    }
}
