import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@Suite("CardRowFactory")
struct CardRowFactoryTests {
    @Test("The face is the card as it is printed")
    func face() {
        let face = row(.fixture(network: .unknown("JCB"), bank: .unknown("MONO"))).face
        same(face.title, "SBI REWARDZ")
        same(face.number, "4221 XXXX XXXX 8776")
        same(face.shortNumber, "•••• 8776")
        same(face.holder, "ASHA RAO")
        #expect((face.bank, face.bankName) == (.neutral, "MONO"))
        #expect((face.network, face.networkName) == (.neutral, "JCB"))
        same(row(.fixture(number: "4221 XXXX XXXX XX76")).face.shortNumber, "4221 XXXX XXXX XX76")
    }

    @Test(
        "The strip shows an understood state in one style, any other as the feed wrote it, and a tone for its meaning",
        arguments: [
            ("fully_paid", 10, "fully paid", .good), ("Due in 3 days", 10, "due in 3 days", .warning),
            ("due today", 10, "due today", .alarming), ("overdue by 2 days", 10, "overdue by 2 days", .loud),
            ("awaiting statement", 10, "awaiting statement", .quiet), ("paid", 10, "fully paid", .good),
            ("due in 7 days", 10, "due in 7 days", .warning), ("due in 8 days", 10, "due in 8 days", .plain),
            ("due in 14 days", 10, "due in 14 days", .plain),
            ("due in 15 days", 10, "due in 15 days", .quiet),
            ("due in 3 days", 0, "fully paid", .good), ("due today", -4, "fully paid", .good),
        ] as [(String, Decimal, String, Tone)])
    func strip(state: String, amount: Decimal, text: String, tone: Tone) {
        let due = row(.fixture(due: .fixture(amount: amount, state: state))).due
        same(due?.state, text)
        same(due?.tone, tone)
        #expect(row(.fixture(due: nil)).due == nil)
    }

    @Test(
        "The strip and the sentence say what is left, and of which bill",
        arguments: [
            (10, "due today", 0, "total due", "₹10.00", "Total due ₹10.00, due today."),
            (10, "due today", 4, "left of ₹10.00", "₹6.00", "Left to pay ₹6.00 of ₹10.00, due today."),
            (10, "due today", 10, "left of ₹10.00", "₹0.00", "Left to pay ₹0.00 of ₹10.00, fully paid."),
            (10, "fully_paid", 0, "left of ₹10.00", "₹0.00", "Left to pay ₹0.00 of ₹10.00, fully paid."),
            (0, "due today", 0, "total due", "₹0.00", "Total due ₹0.00, fully paid."),
            (-4, "due today", 0, "balance -₹4.00", "₹0.00", "Total due ₹0.00, fully paid."),
        ] as [(Decimal, String, Decimal, String, String, String)])
    func rest(
        billed: Decimal, state: String, paid: Decimal, label: String, amount: String, sentence: String
    ) {
        let due = Due.fixture(amount: billed, state: state).after(paying: paid)
        let row = row(.fixture(due: due))
        same(row.due?.label, label)
        same(row.due?.amount, amount)
        #expect(row.spoken.description.hasSuffix(sentence))
        same(row.record.due?.amount, due.rest.amount)
        same(row.record.due?.billed, billed)
    }

    @Test("A due of which only the rest is known names no bill")
    func noBill() {
        let row = row(.fixture(due: .fixture(amount: 10, state: "fully_paid").withoutTotal))
        #expect((row.due?.label, row.due?.amount) == ("total due", "₹0.00"))
        #expect(row.record.due?.billed == nil)
    }

    @Test("A card is named by its place where that is known, and by nothing else")
    func place() {
        func place(_ place: Int?) -> String? {
            let item = CardListing.Item(card: .fixture(), name: "1", place: place, offers: [])
            return CardRowFactory(CardVoice(Voice(.english))).row(for: item, swipe: nil).place
        }
        same(place(0), "@1")
        same(place(13), "@14")
        #expect(place(nil) == nil)
    }

    @Test(
        "Where it is heard, no bullet stands for digits or amounts, hidden or not",
        arguments: [
            (.english, false, "ending in 8776", "1500 Indian rupees"),
            (.ukrainian, false, "закінчується на 8776", "1500 індійських рупій"),
            (.english, true, "number hidden", "a hidden amount"),
            (.ukrainian, true, "номер приховано", "прихована сума"),
        ] as [(Language, Bool, String, String)])
    func heard(language: Language, isPrivate: Bool, number: String, amount: String) {
        let voice = CardVoice(Voice(language.spoken)).hiding(isPrivate, on: nil)
        let row = CardRowFactory(voice).row(for: .fixture(.fixture(due: .fixture())), swipe: nil)
        #expect(row.face.shortNumber == number && row.due?.amount == amount)
        #expect(row.spoken.subtitle.hasSuffix(number) && row.spoken.description.contains(amount))
    }

    @Test("The last digits are hidden with all others")
    func lastFour() {
        same(row(.fixture()).face.lastFour, "8776")
        same(row(.fixture(number: "4221 XXXX XXXX XX76")).face.lastFour, "")
        let hidden = CardRowFactory(CardVoice(Voice(.english)).hiding(true, on: nil))
        same(hidden.row(for: .fixture(), swipe: nil).face.lastFour, "••••")
    }

    @Test("What the feed left empty is not said")
    func gaps() {
        let spoken = row(
            .fixture(holder: "", network: .unknown(""), bank: .unknown(""), due: .fixture(state: ""))
        ).spoken
        same(spoken.subtitle, "ending in 8776")
        same(spoken.description, "Total due ₹1,500.00.")
    }

    @Test("It is said on which side an open card lies", arguments: Language.allCases)
    func openSide(language: Language) {
        let words = [[SwipeDirection.left], [], [.right]].map { pushes in
            var swipe = SwipeReveal(config: .standard)
            for direction in pushes { swipe.push(direction) }
            return row(.fixture(due: nil), language: language, swipe: swipe).spoken.description
        }
        same(Set(words).count, 3)
        #expect(words[0].hasPrefix(words[1]) && words[2].hasPrefix(words[1]))
    }

    private func row(
        _ card: PaymentCard, language: Language = .english, swipe: SwipeReveal? = nil
    ) -> CardRow {
        CardRowFactory(CardVoice(Voice(language))).row(for: .fixture(card), place: (2, 9), swipe: swipe)
    }
}
