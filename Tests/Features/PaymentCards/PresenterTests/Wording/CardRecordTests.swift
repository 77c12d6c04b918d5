import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import SwipeKit
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@Suite("CardRecord")
struct CardRecordTests {
    @Test("A record holds the feed's codes, the same in every language")
    func codes() throws {
        let item = CardListing.Item.fixture(
            .fixture(network: .diners, bank: .stanc, due: .fixture(currency: "$")), name: "48822393341#2",
            offers: [ActionOffer(action: .payNow, obstacle: .nothingDue), ActionOffer(action: .viewDetails)])
        let record = CardRecord(item, swipe: nil, today: nil)
        same(record.name, "48822393341#2")
        same(record.id, "48822393341")
        #expect((record.network, record.bank) == ("DINERS", "STANC"))
        same(record.lastFour, "8776")
        same(record.due?.currency, "USD")
        same(
            record.actions,
            [
                CardRecord.Action(code: "pay_now", isAvailable: false),
                CardRecord.Action(code: "view_details", isAvailable: true),
            ])
    }

    @Test("A code that this version does not know is kept", arguments: ["JCB", "", "jcb"])
    func unknownCodes(code: String) {
        let card = PaymentCard.fixture(
            network: CardNetwork(code: code), bank: Bank(code: code), due: .fixture(currency: "₿"))
        let record = CardRecord(.fixture(card), swipe: nil, today: nil)
        #expect((record.network, record.bank, record.due?.currency) == (code, code, "₿"))
    }

    @Test(
        "A due has a status, and days where they are known",
        arguments: [
            ("fully_paid", 1, .paid, nil), ("due in 6 days", 1, .due, 6), ("due today", 1, .due, 0),
            ("overdue by 2 days", 1, .overdue, -2), ("overdue", 1, .overdue, nil),
            ("awaiting statement", 1, .due, nil), ("due in 6 days", 0, .paid, nil),
            ("overdue by 9223372036854775807 days", 1, .overdue, -.max),
        ] as [(String, Decimal, CardRecord.Due.Status, Int?)])
    func due(state: String, amount: Decimal, status: CardRecord.Due.Status, days: Int?) {
        let due = CardRecord(
            .fixture(.fixture(due: .fixture(amount: amount, state: state))), swipe: nil, today: nil
        ).due
        same(due?.status, status)
        same(due?.days, days)
        same(due?.state, state)
        same(due?.amount, status == .paid ? 0 : amount)
        same(due?.billed, amount)
    }
}
