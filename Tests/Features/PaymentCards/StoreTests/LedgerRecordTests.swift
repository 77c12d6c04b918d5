import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Storing
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("A stored record")
struct LedgerRecordTests {
    private static let amounts = [
        "0", "242.33", "0.01", "7853.3", "999999999999999999", "9999999999999999999",
        "12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678",
        "1234567890123456789.0123456789012345678", "99999999999999999999999999999999999999",
        "0.000000000000000001",
        "-12.5",
    ]
    private static let texts = [
        "", "48822393341", "楽天", "🙂", "a \"quoted\" one", "back\\slash", "line\nfeed", "nul\u{0}", "a/b",
        "\u{202E}",
        "e\u{301}", "\u{7F}", String(repeating: "x", count: 300),
    ]

    /// Events with everything that may be in one.
    private static func events() -> [CardLedger.Event] {
        var events: [CardLedger.Event] = []
        for (index, amount) in amounts.enumerated() {
            let text = texts[index]
            let number = Decimal(string: amount) ?? 0
            let money = Money(
                amount: number, currency: Currency(text: ["₹", "USD", text.safeText][index % 3]))
            events.append(
                .paid(
                    Payment(
                        id: PaymentReference("SW-\(index)"),
                        card: CardID(feedID: text.safeText, occurrence: index + 1),
                        number: CardNumber(masking: "4221 XXXX XXXX \(1000 + index)"), dueID: text.safeText,
                        money: money, rest: money,
                        date: Date(milliseconds: 1_763_600_000_123 + index),
                        idempotencyKey: index % 2 == 0 ? nil : text)))
            events.append(
                .paid(
                    .fixture(
                        "SW-M\(index)", minimumOf: CalendarDate(year: 2026, month: 11, day: index + 1),
                        dueDate: CalendarDate(year: 2026, month: 12, day: index + 1))))
            events.append(.undone(PaymentReference(text), Date(milliseconds: -index)))
            let card = NewCard(
                number: CardNumber(masking: "4111 1111 1111 \(1111 + index)"),
                network: CardNetwork(code: text),
                holder: text, title: text, bank: index % 2 == 0 ? nil : Bank(code: text))
            events.append(.added(CardID(feedID: "added-\(index)"), card))
            events.append(.removed(CardID(feedID: text.safeText, occurrence: index + 1), number: card.number))
            events.append(
                .restored(CardID(feedID: text.safeText, occurrence: index + 1), number: card.number))
            events.append(
                .ordered(
                    OrderInDoubt(
                        card: CardID(feedID: text.safeText, occurrence: index + 1), number: card.number,
                        dueID: text.safeText, money: money, rest: money,
                        date: Date(milliseconds: 1_763_600_000_123 + index), idempotencyKey: text,
                        minimumOf: CalendarDate(year: 2026, month: 11, day: index + 1),
                        dueDate: CalendarDate(year: 2026, month: 12, day: index + 1),
                        unnamed: index % 3 == 0
                            ? nil : (0..<index % 3 - 1).map { PaymentReference("SW-U\($0)") })))
            events.append(.refused(key: text, attempts: index + 1))
        }
        return events
    }

    @Test("of a card whose id was cleaned less when it was stored is about the card that has the id now")
    func storedBeforeCleaning() throws {
        let card = "99\u{200B}88\u{AD}77"
        let number = "4221\u{200B} XXXX XXXX 8776"
        let record = LedgerRecord(
            kind: "removed", card: card, number: number)
        try same(
            record.event,
            .removed(CardID(feedID: "998877"), number: CardNumber(masking: "4221 XXXX XXXX 8776")))
    }

    @Test("is the event again, to the last digit and millisecond")
    func roundTrip() throws {
        for event in Self.events() {
            let bytes = try LedgerRecord(event).bytes
            #expect(!bytes.contains { $0 == 0x0A || $0 == 0 })
            try same(LedgerRecord(bytes: bytes).event, event)
        }
    }

    @Test("means to the quick reader what it means to JSONDecoder, if it means anything")
    func readers() throws {
        var plain = 0
        for event in Self.events() {
            let record = LedgerRecord(event)
            guard let found = try PlainRecordReader.record(of: record.bytes) else { continue }
            plain += 1
            same(found, record)
            try same(JSONDecoder().decode(LedgerRecord.self, from: record.bytes), record)
        }
        #expect(plain > 30)
    }

    @Test(
        "is left to JSONDecoder where it isn't plain",
        arguments: [
            "", "{", "{}", "[]", "null", #"{"kind":"paid"} "#, #" {"kind":"paid"}"#, #"{"kind":"paid",}"#,
            #"{"kind": "paid"}"#, #"{"kind":null}"#, #"{"kind":"pa\u0069d"}"#, #"{"kind":"paid","x":1}"#,
            #"{"at":1.5}"#, #"{"at":01}"#, #"{"at":-}"#, #"{"at":1:}"#, #"{"at":1e3}"#, #"{"at":"1"}"#,
            #"{"ref":1}"#,
            #"{"at":1234567890123456789}"#, #"{"sum":"1","sum":"2"}"#, #"{"toolonganame":1}"#,
            #"{"kind":"paid"#,
            "{\"kind\":\"pa\u{1}id\"}",
        ])
    func notPlain(text: String) {
        #expect(PlainRecordReader.record(of: Data(text.utf8)) == nil)
    }

    @Test("that isn't UTF-8 is refused")
    func notText() {
        let bytes = Data(#"{"kind":"paid","ref":""#.utf8) + [0xFF] + Data(#""}"#.utf8)
        #expect(PlainRecordReader.record(of: bytes) == nil)
        #expect(throws: UnreadableLine.self) { try LedgerRecord(bytes: bytes) }
    }

    @Test("that a slice of other bytes holds is read where it is")
    func slice() throws {
        let bytes =
            Data("before".utf8)
            + (try LedgerRecord(.undone(PaymentReference("A"), Date(milliseconds: 5))).bytes)
        let record = try LedgerRecord(bytes: bytes.dropFirst(6))
        #expect(record.reference == "A" && record.date == 5)
    }

    @Test("of a later version, or of a kind that isn't known, is refused as newer, and no version is made up")
    func newer() throws {
        for (text, version) in [(#"{"kind":"undone","v":5}"#, 5), (#"{"kind":"unheard","card":"1"}"#, nil)]
            as [(String, Int?)]
        {
            let record = try LedgerRecord(bytes: Data(text.utf8))
            do {
                _ = try record.event
                Issue.record("\(text) is understood")
            } catch .newer(let found) {
                same(found, version)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test(
        "that lacks something, or has what can't be, is refused",
        arguments: [
            #"{"kind":"undone","ref":"A"}"#, #"{"kind":"removed","card":"1"}"#,
            #"{"kind":"added","card":"1"}"#,
            #"{"kind":"paid","ref":"A","card":"1","due":"d","sum":"1","rest":"0","cur":"₹","at":1}"#,
            #"{"kind":"paid","ref":"A","card":"1","number":"8776","due":"d","sum":"1x","rest":"0","cur":"₹","at":1}"#,
            #"{"kind":"paid","ref":"A","card":"1","number":"8776","due":"d","sum":"","rest":"0","cur":"₹","at":1}"#,
            #"{"kind":"paid","ref":"A","card":"1","number":"8776","due":"d","sum":"1.","rest":"0","cur":"₹","at":1}"#,
            #"{"kind":"paid","ref":"A","card":"1","number":"8776","due":"d","sum":"NaN","rest":"0","cur":"₹","at":1}"#,
        ])
    func invalid(text: String) throws {
        let record = try LedgerRecord(bytes: Data(text.utf8))
        #expect(throws: UnreadableLine.self) { try record.event }
    }

    @Test("names nothing that could change with the code")
    func form() throws {
        let order = PaymentOrder.fixture(500, key: "may")
        let payment = try CardLedger().payment(
            for: order, among: [], reference: PaymentReference("SW-7K3M-9QPD-2X"),
            date: Date(milliseconds: 1_763_600_000_001), statement: nil, in: .gmt)
        let texts = try [
            .paid(payment), .undone(payment.id, Date(milliseconds: 2)),
            .added(CardID(feedID: "added-1"), .fixture()),
            .removed(CardID(feedID: "7", occurrence: 2), number: CardNumber(masking: "4221XXXXXXXX8776")),
            .restored(CardID(feedID: "7", occurrence: 2), number: CardNumber(masking: "4221XXXXXXXX8776")),
        ].map { (event: CardLedger.Event) in String(decoding: try LedgerRecord(event).bytes, as: UTF8.self) }
        same(
            texts,
            [
                #"{"at":1763600000001,"card":"48822393341","cur":"₹","due":"123243","kind":"paid","#
                    + #""number":"4221 XXXX XXXX 8776","ref":"SW-7K3M-9QPD-2X","rest":"1000","sum":"500"}"#,
                #"{"at":2,"kind":"undone","ref":"SW-7K3M-9QPD-2X"}"#,
                #"{"bank":"HDFC","card":"added-1","holder":"ASHA RAO","kind":"added","network":"MASTERC","#
                    + #""number":"555555XXXXXX4444","title":"GOLD 4444"}"#,
                #"{"card":"7","kind":"removed","nth":2,"number":"4221XXXXXXXX8776"}"#,
                // A program of version 1 must not list the card as removed.
                #"{"card":"7","kind":"restored","nth":2,"number":"4221XXXXXXXX8776","v":2}"#,
            ])
    }

    @Test(
        "of one of several equal cards, as earlier versions removed and restored it, is read like that of any card",
        arguments: [#""cur":"INR","due":"d","#, ""])
    func twins(due: String) throws {
        let (id, number) = (CardID(feedID: "7", occurrence: 2), CardNumber(masking: "4221XXXXXXXX8776"))
        for (kind, event) in [
            "removed": CardLedger.Event.removed(id, number: number),
            "restored": .restored(id, number: number),
        ] {
            let text =
                #"{"card":"7",\#(due)"kind":"\#(kind)","nth":2,"#
                + #""number":"4221XXXXXXXX8776","own":1,"v":4}"#
            try same(LedgerRecord(bytes: Data(text.utf8)).event, event)
        }
    }

    @Test("has a number masked, even if it was written in full")
    func masked() throws {
        let text = #"{"kind":"removed","card":"1","number":"4111111111111111"}"#
        let event = try LedgerRecord(bytes: Data(text.utf8)).event
        same(event, .removed(CardID(feedID: "1"), number: CardNumber(masking: "411111XXXXXX1111")))
    }

    @Test("has a date that can be stored, whatever the clock shows")
    func dates() {
        for seconds in [-Double.greatestFiniteMagnitude, .infinity, -.infinity, 1e300, -1e15] {
            let date = Date(timeIntervalSince1970: seconds)
            same(Date(milliseconds: date.milliseconds).milliseconds, date.milliseconds)
        }
        same(Date(timeIntervalSince1970: 1.0006).milliseconds, 1001)
    }
}
