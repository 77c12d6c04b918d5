import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("LastStatements")
struct LastStatementsTests {
    private let card = CardID(feedID: "48822393341")
    private let fault = UnreadableField(path: "statement[0].opening", expected: .number, found: .null)
    private let october = Statement.fixture(from: "2026-10-01", to: "2026-10-31", [])
    private let november = Statement.fixture(from: "2026-11-01", to: "2026-11-30", [])

    @Test("Of two statements of a card the one whose period ends last stays, in whatever order they come")
    func last() throws {
        try same(statements([.init(october), .init(november)]).statement(of: card), november)
        try same(statements([.init(november), .init(october)]).statement(of: card), november)
        let again = Statement.fixture(from: "2026-11-01", to: "2026-11-30", opening: 7, [])
        try same(statements([.init(november), .init(again)]).statement(of: card), again)
    }

    @Test("An unreadable statement gives way to a later one, and not to an earlier one")
    func unreadable() throws {
        let broken = StatementEntry(card: card, end: october.period.upperBound, content: .failure(fault))
        try same(statements([broken, .init(november)]).statement(of: card), november)
        let last = StatementEntry(card: card, end: november.period.upperBound, content: .failure(fault))
        #expect(throws: fault) { try statements([.init(october), last]).statement(of: card) }
        #expect(throws: fault) { try statements([last, .init(october)]).statement(of: card) }
    }

    @Test("One whose period can't be read counts as the last")
    func unknownPeriod() throws {
        let broken = StatementEntry(card: card, end: nil, content: .failure(fault))
        #expect(throws: fault) { try statements([broken, .init(november)]).statement(of: card) }
        #expect(throws: fault) { try statements([.init(november), broken]).statement(of: card) }
    }

    @Test("One without a known card concerns only cards without another")
    func stray() throws {
        let statements = try statements([
            StatementEntry(card: nil, end: nil, content: .failure(fault)), .init(october),
        ])
        try same(statements.statement(of: card), october)
        #expect(throws: fault) { try statements.statement(of: CardID(feedID: "7")) }
    }

    private func statements(_ entries: [StatementEntry]) throws -> LastStatements {
        entries.reduce(into: LastStatements()) { $0.add($1) }
    }
}
