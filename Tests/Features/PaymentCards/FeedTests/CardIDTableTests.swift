import TestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("CardIDTable")
struct CardIDTableTests {
    @Test("The cards of one id are numbered in feed order, however many ids there are")
    func numbers() {
        var table = CardIDTable()
        for index in 0..<10_000 { table.add(CardIDTable.hash("\(index % 4_000)"), at: index * 2) }
        #expect(table.laterOnes(in: 0..<8_000).isEmpty)
        same(table.laterOnes(in: 7_999..<8_001).map(\.occurrence), [2])
        same(table.laterOnes(in: 16_000..<16_003).map(\.occurrence), [3, 3])
        same(table.laterOnes(in: 0..<20_000).count, 6_000)
        #expect(table.isShared("3999"))
        #expect(!table.isShared("4000"))
    }

    @Test("An id that one card has is not shared")
    func single() {
        var table = CardIDTable()
        table.add(CardIDTable.hash("1"), at: 0)
        table.add(CardIDTable.hash("2"), at: 3)
        #expect(!table.isShared("1"))
        #expect(table.laterOnes(in: 0..<4).isEmpty)
    }

    @Test("Ids are the same when people see no difference")
    func canonical() {
        var table = CardIDTable()
        table.add(CardIDTable.hash("\u{E9}"), at: 0)
        table.add(CardIDTable.hash("e\u{301}"), at: 1)
        same(table.laterOnes(in: 0..<2).map(\.occurrence), [2])
        #expect(table.isShared("\u{E9}"))
    }
}
