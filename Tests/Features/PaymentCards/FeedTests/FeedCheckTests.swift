import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("FeedCheck")
struct FeedCheckTests {
    private func check(_ text: String, windowLength: Int = FeedBytes.windowLength) throws(CardsError)
        -> FeedFindings
    {
        var check = FeedCheck(of: FeedBytes(Array(text.utf8), source: "x", windowLength: windowLength))
        return try check.run()
    }

    @Test(
        "It finds every card that decoding finds unreadable, where that says it is, and no other",
        arguments: 0..<8)
    func sameAsDecoding(seed: UInt64) throws {
        var generator = FeedGenerator(seed: 500 + seed)
        for _ in 0..<TestRun.count(25, long: 150) {
            let text = generator.feed()
            let whole = Result { () throws(CardsError) in
                try CardFeedDecoder(source: "x").decode(Data(text.utf8))
            }
            guard case .success(let feed) = whole else { continue }
            for length in [40, 1 << 16] {
                let findings = try check(text, windowLength: length)
                let faults = feed.entries.compactMap(\.fault)
                #expect(findings.cards == feed.entries.count - faults.count, "\(text)")
                #expect(findings.unreadableCards == faults.count, "\(text)")
                var told = findings.named.filter(\.isFatal)[...]
                for fault in faults {
                    let field = fault.field.without("card[\(fault.index)]")
                    told = told.drop { finding in
                        guard case .unreadable(field, _) = finding.problem else { return true }
                        return finding.place != fault.place || finding.title != fault.title
                    }
                    #expect(!told.isEmpty, "\(fault) \(text)")
                    told = told.dropFirst()
                }
            }
        }
    }

    @Test(
        "Everything wrong with a card is told, with its line and column, its title, and keys that may be misspelled"
    )
    func everything() throws {
        let text = """
            { "card": [
              { "id": "1", "titel": "GOLD", "number": "4221", "card_holder_name": "A", "type": "VSIA",
                "bank_name": "SBI", "due": { "amount": "1,50", "currency": "INR" }, "actions": ["pay", "pay_now"] }
            ] }
            """
        let findings = try check(text)
        #expect(findings.cards == 0 && findings.unreadableCards == 1 && findings.isFatal)
        #expect(findings.named.map(\.place.line) == [2, 2, 3, 3, 3])
        #expect(findings.named.map(\.place.column) == [3, 84, 32, 44, 85])
        let title = UnreadableField(path: "title", expected: .text, found: .nothing)
        let amount = UnreadableField(path: "due.amount", expected: .number, found: .text)
        #expect(
            findings.named.map(\.problem) == [
                .unreadable(title, strays: ["titel"]), .unknown(.network, "VSIA"), .noDueID,
                .unreadable(amount, strays: []), .unknown(.action, "pay"),
            ])
    }

    @Test("Where it stops being JSON is a finding among the others; what never was a feed is an error")
    func malformed() throws {
        let findings = try check(#"{ "card": [ 5, { "id": 1, } ] }"#)
        #expect(findings.named.count == 2 && findings.isFatal)
        #expect(findings.named.last?.problem == .malformed(.trailingComma))
        #expect(throws: CardsError.self) { try check("") }
        #expect(throws: CardsError.self) { try check(#"{ "cards": [] }"#) }
        #expect(throws: CardsError.self) { try check(#"{ "stat": "fail", "card": [] }"#) }
    }

    @Test("A statement that can't be read is told, too; the built-in feed has nothing unusable")
    func statements() throws {
        let findings = try check(#"{ "card": [], "statement": [{ "card_id": "1" }, 5] }"#)
        #expect(findings.unreadableStatements == 2 && findings.named.count == 2)
        let builtIn = try check(String(decoding: try FeedSource.embedded.read(), as: UTF8.self))
        #expect(!builtIn.isFatal && builtIn.cards > 10)
    }

    @Test("After a thousand, what is wrong is only counted")
    func limit() throws {
        let text = #"{ "card": ["# + Array(repeating: "5", count: 2500).joined(separator: ",\n") + "] }"
        let findings = try check(text, windowLength: 100)
        #expect(findings.named.count == 1000 && findings.more == 1500)
        #expect(findings.unreadableCards == 2500)
        #expect(findings.named.last?.place.line == 1000)
    }
}
