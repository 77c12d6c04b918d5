import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsFeed

@Suite("MockData’s statements")
struct MockStatementsTests {
    private let feed: CardFeed
    private let statements: [Statement]

    init() throws {
        let feed = try CardFeedDecoder(source: "MockData.json").decode(Data(try MockDataFile.bytes()))
        statements = try feed.cards.compactMap { try feed.statements.statement(of: $0.id) }
        self.feed = feed
    }

    @Test("Every one adds up, to the last digit, and asks for no more than is owed")
    func balanced() {
        #expect(statements.count >= 9)
        for statement in statements {
            let sum = statement.transactions.reduce(statement.opening.amount) { $0 + $1.amount }
            same(sum, statement.closing.amount, "\(statement.card)")
            #expect(statement.minimumDue.amount <= max(0, statement.closing.amount), "\(statement.card)")
            #expect(statement.transactions.allSatisfy { statement.period.contains($0.date) })
            #expect(statement.dueDate.map { $0 > statement.period.upperBound } == true)
            same(statement.transactions.map(\.date), statement.transactions.map(\.date).sorted())
        }
    }

    @Test("Each closes with what is due on its card, and belongs to a card that offers it")
    func cards() throws {
        for card in feed.cards {
            guard let statement = try feed.statements.statement(of: card.id) else { continue }
            #expect(card.actions.contains(.viewLastStatement))
            if let due = card.due { same(due.money, statement.closing) }
        }
    }

    @Test(
        "They show every kind: many transactions, none, money back, no decimals, other scripts, unknown words"
    )
    func kinds() throws {
        let transactions = statements.flatMap(\.transactions)
        #expect(statements.contains { $0.transactions.count == 25 })
        #expect(statements.contains { $0.transactions.isEmpty })
        #expect(statements.contains { $0.card.occurrence == 2 })
        #expect(statements.contains { $0.closing.amount < 0 })
        #expect(statements.contains { $0.closing.currency.decimals == 0 })
        #expect(Set(SpendingCategory.known).isSubset(of: transactions.map(\.category)))
        #expect(transactions.contains { !SpendingCategory.known.contains($0.category) })
        #expect(transactions.contains { !$0.text.allSatisfy(\.isASCII) && $0.text.contains("श्री") })
        let card = try #require(feed.cards.first { $0.number.lastFour == "0450" })
        #expect(card.actions.contains(.viewLastStatement))
        #expect(try feed.statements.statement(of: card.id) == nil)
    }

    @Test("What is due is due on the day that its text states, and every period is over by then")
    func days() throws {
        let day = CalendarDate.day("2026-11-20")
        for card in feed.cards {
            guard let due = card.due, !due.isPaid, let statement = try feed.statements.statement(of: card.id)
            else { continue }
            same(due.said(on: day).date, statement.dueDate, "\(card.title)")
            #expect(statement.period.upperBound < day)
        }
    }

    @Test(
        "They are as of today, whatever day that is",
        arguments: ["2026-11-20", "2026-11-21", "2028-02-29", "2026-12-31", "2027-01-01", "2020-03-01"])
    func today(day: String) async throws {
        let service = FeedCards(on: day)
        var kinds: Set<Due.Status> = []
        for card in feed.cards {
            guard let due = card.due, let statement = try await service.statement(of: card.id) else {
                continue
            }
            if due.daysLeft(on: nil) != nil {
                kinds.insert(due.status(on: nil))
                let dueDate = try #require(statement.dueDate)
                same(dueDate.number - CalendarDate.day(day).number, due.daysLeft(on: nil))
            }
            #expect(statement.period.upperBound < .day(day))
            let written = try feed.statements.statement(of: card.id)
            same(written?.dayNumbers, statement.dayNumbers)
            same(written?.transactions.map(\.id), statement.transactions.map(\.id))
            #expect(written?.closing == statement.closing && written?.minimumDue == statement.minimumDue)
        }
        same(kinds, [.due, .overdue])
    }

    @Test(
        "A minimum that was paid stays paid, as what is left of the due does, and is due again once that is taken back",
        arguments: ["2026-11-20", "2026-11-29", "2026-12-31", "2030-06-01"])
    func minimum(day: String) async throws {
        let card = try #require(feed.cards.first { $0.id.feedID == "48822394455" })
        let due = try #require(card.due)
        let statement = try await FeedCards(on: day).statement(of: card.id)
        func minimum(after payments: [Payment]) -> MinimumDue {
            let paid = payments.filter { $0.undone == nil }.reduce(0) { $0 + $1.money.amount }
            return MinimumDue(of: due.after(paying: paid), after: payments, statement, in: .gmt)
        }
        let least = try #require(statement).leastDue
        same(minimum(after: []), .money(least))
        // All of them on the first of these days.
        func payment(_ amount: Decimal, undone: Date? = nil) -> Payment {
            .fixture(card: card.id, number: card.number, due: due.id, amount: amount, undone: undone)
        }
        same(minimum(after: [payment(least.amount)]), .paid)
        same(minimum(after: [payment(least.amount - 1)]).rest, 1)
        same(minimum(after: [payment(least.amount, undone: .moment)]), .money(least))
    }

    @Test("A file is shown as it was written")
    func file() async throws {
        let path = PackageFolder.url.appending(path: "MockData.json").path
        let service = FeedCards(.file(path: path), days: .fixture("2030-01-01"))
        let statement = try await service.statement(of: CardID(feedID: "48822394455"))
        same(statement?.dueDate, .day("2026-11-26"))
    }

    @Test("Where the calendar ends, they stay as they were written")
    func ends() async throws {
        let service = FeedCards(on: "9999-12-31")
        let statement = try await service.statement(of: CardID(feedID: "48822394455"))
        same(statement?.dueDate, .day("2026-11-26"))
    }

    @Test("The service gives them, and names what can't be read")
    func service() async throws {
        let card = CardID(feedID: "48822394455")
        let statement = try await FeedCards(on: "2026-11-20").statement(of: card)
        same(statement?.transactions.count, 25)
        let broken = #"{ "card": [], "statement": [{ "card_id": "48822394455" }] }"#
        await #expect(
            throws: CardsError.unreadableStatement(
                source: "feed",
                field: UnreadableField(path: "statement[0].period", expected: .object, found: .nothing))
        ) {
            try await FeedCards(json: broken).statement(of: card)
        }
    }

    @Test("One that can't be read does not make the service forget where the cards stand")
    func brokenStatement() async throws {
        let broken = #"{ "card": [], "statement": [{ "card_id": "7" }] }"#
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data(broken.utf8).write(to: file)
        let service = FeedCards(.file(path: file.path))
        await #expect(throws: CardsError.self) { try await service.statement(of: CardID(feedID: "7")) }
        // The answer would be that there is no such file, were it read anew.
        try FileManager.default.removeItem(at: file)
        #expect(try await service.statement(of: CardID(feedID: "8")) == nil)
    }
}

extension Statement {
    /// Every day of it, counted from the day by which it is to be paid.
    fileprivate var dayNumbers: [Int] {
        ([period.lowerBound, period.upperBound] + transactions.map(\.date)).map {
            $0.number - (dueDate?.number ?? 0)
        }
    }
}
