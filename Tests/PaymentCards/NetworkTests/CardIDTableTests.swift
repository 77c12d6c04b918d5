import Testing

@testable import PaymentCardsNetwork

@Suite("CardIDTable")
struct CardIDTableTests {
    @Test("The cards of one id are numbered in feed order, however many ids there are")
    func numbers() {
        var table = CardIDTable()
        for index in 0..<10_000 { table.add("\(index % 4_000)", at: index * 2) }
        #expect([0, 7_999, 16_000].map { table.occurrence(at: $0 / 2 * 2) } == [1, 1, 3])
        #expect(table.occurrence(at: 2 * 4_000) == 2)
        #expect(table.isShared("3999"))
        #expect(!table.isShared("4000"))
    }

    @Test("An id that one card has is not shared")
    func single() {
        var table = CardIDTable()
        table.add("1", at: 0)
        table.add("2", at: 3)
        #expect(!table.isShared("1"))
        #expect(table.occurrence(at: 3) == 1)
    }

    @Test("Ids are the same when people see no difference")
    func canonical() {
        var table = CardIDTable()
        table.add("\u{E9}", at: 0)
        table.add("e\u{301}", at: 1)
        #expect(table.occurrence(at: 1) == 2)
        #expect(table.isShared("\u{E9}"))
    }
}
