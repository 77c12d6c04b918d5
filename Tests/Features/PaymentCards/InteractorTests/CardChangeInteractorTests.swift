import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("A change of one’s own card that was agreed to")
struct CardChangeInteractorTests {
    private let interactor: CardChangeInteractor

    init() async throws {
        let days = DayClock(timeZone: .gmt, now: { .moment })
        interactor = CardChangeInteractor(
            service: WalletCardsService(.memory, days: days, generator: SeededGenerator(seed: 1)), days: days)
        for digits in ["6564", "4821"] {
            var fields = OwnCardFields(title: "GOLD", lastFours: [digits])
            fields.currency = Currency(text: "INR")
            _ = try await record(.add(fields, limit: nil))
        }
    }

    private func record(_ request: CardChangeRequest) async throws -> CardChangePlan {
        try await interactor.carryOut(request, as: try await interactor.plan(request)).1
    }

    @Test("is recorded although another card has changed since")
    func otherCard() async throws {
        let bill = CardChangeRequest.bill("6564", TypedBill(.billed, amount: "1000"))
        let plan = try await interactor.plan(bill)
        _ = try await record(.bill("4821", TypedBill(.billed, amount: "5")))
        let done = try await interactor.carryOut(bill, as: plan).1
        same(done.after?.left, 1000)
    }

    @Test("is not recorded if it would be another one by now: all that is left is less after a payment")
    func otherAmount() async throws {
        _ = try await record(.bill("6564", TypedBill(.billed, amount: "1000")))
        let all = CardChangeRequest.pay(.named(["6564"]), TypedPayment())
        let plan = try await interactor.plan(all)
        var part = TypedPayment()
        part.amount = "400"
        same(try await record(.pay(.named(["6564"]), part)).after?.left, 600)
        await #expect(throws: CardsError.wallet(.changed)) {
            try await interactor.carryOut(all, as: plan)
        }
        same(try await record(all).after?.left, 0)
    }

    @Test("gives a text a category: one for a text, in one spelling, and undoes it like any other change")
    func categories() async throws {
        func give(_ text: String, _ category: SpendingCategory?) async throws {
            _ = try await record(.categorize(text, category))
        }
        try await give("Lidl", .unknown("Eating in"))
        await #expect(throws: CardsError.wallet(.categorizedAlready("LIDL"))) {
            try await give("LIDL", .unknown("EATING IN"))
        }
        await #expect(throws: CardsError.wallet(.notCategorized("aldi"))) { try await give("aldi", nil) }
        try await give("aldi", .unknown("eating in"))
        try await give("LIDL", .groceries)
        let plan = try await interactor.plan(.undo(nil))
        same(plan.undone.map(\.change), [.categorized("Lidl", .groceries)])
        #expect(plan.item == nil && plan.before == nil)
        _ = try await record(.undo(nil))
        same(
            try await record(.undo(nil)).undone.map(\.change), [.categorized("aldi", .unknown("Eating in"))])
        try await give("lidl", nil)
        await #expect(throws: CardsError.wallet(.notCategorized("lidl"))) { try await give("lidl", nil) }
    }
}
