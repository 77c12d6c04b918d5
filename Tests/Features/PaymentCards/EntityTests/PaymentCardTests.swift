import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("PaymentCard")
struct PaymentCardTests {
    @Test("A card of the feed is read whole")
    func whole() throws {
        let due = Due.fixture(amount: 242.33, state: "fully_paid")
        let text = FeedText.card(["due": FeedText.due(["state": #""fully_paid""#])])
        try same(FeedText.feed([text]).cards, [.fixture(due: due, actions: [.viewDetails, .payNow])])
    }

    @Test("A card without a due or actions is a card", arguments: [nil, "null"])
    func optional(json: String?) throws {
        let card = try #require(
            try FeedText.feed([FeedText.card(["due": json, "actions": json])]).cards.first)
        #expect(card.due == nil && card.actions == [])
    }

    @Test("An unknown bank, network and action are kept with their raw text")
    func unknown() throws {
        let text = FeedText.card([
            "bank_name": #""MONO""#, "type": #""JCB""#, "actions": #"["split_the_bill"]"#,
        ])
        let card = try #require(try FeedText.feed([text]).cards.first)
        same(card.bank, .unknown("MONO"))
        same(card.network, .unknown("JCB"))
        same(card.actions, [.unknown("split_the_bill")])
    }

    @Test("An action is kept once, where the feed names it first")
    func duplicateActions() throws {
        let actions = #"["pay_now", "x", "view_details", "pay_now", "x", "view_details"]"#
        let card = try FeedText.feed([FeedText.card(["actions": actions])]).cards.first
        same(card?.actions, [.payNow, .unknown("x"), .viewDetails])
    }

    @Test("A card with a hundred thousand different actions does not hang the program")
    func manyActions() throws {
        let actions = (0..<100_000).map { "\"action_\($0)\"" }.joined(separator: ",")
        let card = try FeedText.feed([FeedText.card(["actions": "[\(actions)]"])]).cards.first
        same(card?.actions.count, 100_000)
    }

    @Test("The full number never gets into a card")
    func masked() throws {
        let feed = try FeedText.feed([FeedText.card(["number": #""4221 2222 3333 8776""#])])
        same(feed.cards.map(\.number.masked), ["4221 22XX XXXX 8776"])
        #expect(!String(reflecting: feed).contains("3333"))
    }

    @Test("Digits that the text hides behind control characters are masked too")
    func hiddenDigits() throws {
        let text = FeedText.card(["number": #""4221\u200e2222\u0000\u202e33338776""#])
        let feed = try FeedText.feed([text])
        same(feed.cards.map(\.number.masked), ["422122XX\u{FFFD}XXXX8776"])
    }

    @Test(
        "Every text of a card is made safe",
        arguments: [
            "id", "title", "card_holder_name", "type", "bank_name", "actions", "due.id",
            "due.state", "due.currency",
        ])
    func safe(field: String) throws {
        let text = #""a\u001b]52;c\u0007\u202e\u009b\u0000 1234""#
        let dueField = field.hasPrefix("due.") ? String(field.dropFirst(4)) : nil
        let json = field == "actions" ? "[\(text)]" : dueField.map { FeedText.due([$0: text]) } ?? text
        let changes = [dueField == nil ? field : "due": json]
        let card = try #require(try FeedText.feed([FeedText.card(changes)]).cards.first)
        let due = try #require(card.due)
        let texts =
            [
                card.id.feedID, card.title, card.number.masked, card.holder, card.network.code,
                card.bank.code, due.id, due.state, due.money.currency.text,
            ]
            + card.actions.map(\.code)
        #expect(texts.contains("a\u{FFFD}]52;c\u{FFFD}\u{FFFD}\u{FFFD} 1234"))
        #expect(texts.allSatisfy { $0.safeText.unicodeScalars.elementsEqual($0.unicodeScalars) })
    }
}
