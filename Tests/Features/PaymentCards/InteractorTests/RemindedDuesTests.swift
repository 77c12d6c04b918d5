import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@MainActor
@Suite("Reminders for a calendar")
struct RemindedDuesTests {
    private static let today = CalendarDate(year: 2026, month: 11, day: 20)
    /// Card numbers that look the same once masked.
    private static let masked = ["4111110000091111", "4111110000171111", "4111110000251111"]

    private func items(_ ids: [String], state: String = "due today") -> [CardListing.Item] {
        ids.map { .fixture(.fixture(id: $0, due: .fixture(state: state))) }
    }

    @Test(
        "An id has nothing but plain signs, and no card number",
        arguments: [
            ("48822394455", "due-48822394455-1@paymentcards"), ("a;b\n", "due-a~3bb~a-1@paymentcards"),
            ("ї~", "due-~d1~97~7e-1@paymentcards"),
            ("4111111111111111", "due-411111XXXXXX1111-1@paymentcards"),
        ])
    func id(of card: String, id: String) {
        var reminded = RemindedDues()
        same(reminded.add(items([card]), on: Self.today).ids, [id])
    }

    @Test(
        "Cards whose ids look the same once masked or spelled out are counted, whatever part they come with")
    func counted() {
        var reminded = RemindedDues()
        let parts = [Self.masked + ["2"], ["411111XXXXXX1111", "3"], ["\u{1}0", "\u{10}"]]
        let ids = parts.map { reminded.add(items($0), on: Self.today).ids }
        let first = "due-411111XXXXXX1111-1"
        same(ids[0], ["\(first)@", "\(first).2@", "\(first).3@", "due-2-1@"].map { "\($0)paymentcards" })
        same(ids[1], ["\(first).4@", "due-3-1@"].map { "\($0)paymentcards" })
        same(ids[2], ["due-~10-1@", "due-~10-1.2@"].map { "\($0)paymentcards" })
    }

    @Test("Dues on unknown days have none, and are counted over all parts")
    func missing() {
        var reminded = RemindedDues()
        let undated = items(["8"], state: "awaiting statement")
        let first = reminded.add(items(["1"]) + undated, on: Self.today)
        same(first, DueReminders(ids: ["due-1-1@paymentcards", nil], missingCount: 1))
        same(reminded.add(undated, on: Self.today), DueReminders(ids: [nil], missingCount: 2))
        same(reminded.add(items(["1"], state: "due in 2 days"), on: nil).missingCount, 3)
    }

    @Test("They are made of all parts if requested, each id once")
    func parts() async throws {
        let cards = (0..<1_200).map { place in
            PaymentCard.fixture(
                id: place % 400 == 7 ? Self.masked[place / 400] : "c\(place)",
                due: .fixture(state: place % 5 == 0 ? "awaiting statement" : "due in \(place % 3) days"))
        }
        let interactor = CardDuesInteractor(
            service: CardsServiceStub(cards), days: .fixture("2026-11-20"))
        var parts: [CardDues] = []
        try await interactor.everyDue(CardDuesQuery(isInParts: true)) {
            parts.append($0)
            return true
        }
        let ids = parts.flatMap { $0.reminders?.ids ?? [] }
        #expect(ids.count == 1_200 && Set(ids.compactMap(\.self)).count == 960)
        same(parts.last?.reminders?.missingCount, 240)
        same(ids.count { $0?.hasPrefix("due-411111XXXXXX1111-1") == true }, 3)
        try await interactor.everyDue(CardDuesQuery()) {
            #expect($0.reminders?.ids == ids && $0.reminders?.missingCount == 240)
            return true
        }
        for isInParts in [false, true] {
            try await interactor.everyDue(CardDuesQuery(isInParts: isInParts, reminds: false)) {
                #expect($0.reminders == nil)
                return true
            }
        }
    }
}
