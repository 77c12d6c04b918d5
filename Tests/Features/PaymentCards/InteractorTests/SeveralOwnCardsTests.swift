import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@Suite("What is done to several own cards at once")
struct SeveralOwnCardsTests {
    private let service: WalletCardsService
    private let interactor: CardChangeInteractor

    init() async throws {
        let days = DayClock(timeZone: .gmt, now: { .moment })
        service = WalletCardsService(.memory, days: days, generator: SeededGenerator(seed: 1))
        interactor = CardChangeInteractor(service: service, days: days)
        for (title, digits, amount, minimum) in [
            ("HDFC Gold", "6564", "1000", "100"), ("SBI Prime", "4821", "500", nil),
            ("AMEX", "1001", "0", nil),
        ] {
            var fields = OwnCardFields(title: title, lastFours: [digits])
            fields.currency = Currency(text: "INR")
            _ = try await record(.add(fields, limit: nil))
            var bill = TypedBill(.billed, amount: amount)
            bill.minimum = minimum
            _ = try await record(.bill(digits, bill))
        }
    }

    private func record(_ request: CardChangeRequest) async throws -> CardChangePlan {
        try await interactor.carryOut(request, as: try await interactor.plan(request)).1
    }

    private func pay(_ cards: PaidCards, _ change: (inout TypedPayment) -> Void = { _ in })
        -> CardChangeRequest
    {
        var payment = TypedPayment()
        change(&payment)
        return .pay(cards, payment)
    }

    private var count: Int {
        get async throws { try await service.ownCards().changes.count }
    }

    @Test("is recorded in one go, with the same day and note, on cards that words and digits name")
    func payments() async throws {
        let before = try await count
        let plan = try await record(
            pay(.named(["hdfc", "4821"])) { ($0.day, $0.note) = (.day("2026-11-20"), "by UPI") })
        same(plan.parts.map(\.after?.left), [0, 0])
        same(plan.payments.map(\.money.amount), [1000, 500])
        same(plan.payments.map(\.remark), ["by UPI", "by UPI"])
        same(plan.recorded.map(\.change.card), ["card-1", "card-2"])
        try await same(count, before + 2)
    }

    @Test("is recorded on all of them or none: the problem says which card it is about")
    func refusal() async throws {
        let before = try await count
        var amex = OwnCardFields(title: "AMEX", lastFours: ["1001"])
        amex.currency = Currency(text: "INR")
        await #expect(throws: CardsError.wallet(.on(amex, .nothingLeft))) {
            try await record(pay(.named(["6564", "1001"])))
        }
        await #expect(throws: CardsError.wallet(.nothingLeft)) { try await record(pay(.named(["1001"]))) }
        try await same(count, before)
    }

    @Test("is what is due, with minimums where these are asked for, and nothing where nothing is")
    func due() async throws {
        same(try await interactor.plan(pay(.due())).each.map(\.item?.card.title), ["HDFC Gold", "SBI Prime"])
        let minimums = try await interactor.plan(pay(.due()) { $0.isMinimum = true })
        same(minimums.changes, [.paid("card-1", RecordedPayment(amount: 100, day: .day("2026-11-20")))])
        same(
            minimums.remarks.map { if case .withoutMinimum(let item) = $0 { item.card.title } else { "" } },
            ["SBI Prime"])
        // Nobody knows when these are due.
        await #expect(throws: CardsError.wallet(.nothingDue)) {
            try await interactor.plan(pay(.due(within: 3)))
        }
        _ = try await record(pay(.due()))
        await #expect(throws: CardsError.wallet(.nothingDue)) { try await interactor.plan(pay(.due())) }
    }

    @Test("is recorded once for a card that is named twice")
    func repeated() async throws {
        let plan = try await interactor.plan(pay(.named(["6564", "HDFC gold", "sbi"])))
        same(plan.parts.count, 2)
        same(plan.remarks.map { if case .repeated(let item) = $0 { item.name } else { "" } }, ["card-1"])
    }

    @Test("is not recorded if one of the cards has changed since it was agreed to")
    func changed() async throws {
        let all = pay(.named(["6564", "4821"]))
        let plan = try await interactor.plan(all)
        _ = try await record(pay(.named(["4821"])) { $0.amount = "1" })
        await #expect(throws: CardsError.wallet(.changed)) { try await interactor.carryOut(all, as: plan) }
    }

    @Test("is meant for what a screen shows, whenever the bill was")
    func shown() async throws {
        let plan = try await interactor.plan(
            pay(.shown([CardID(feedID: "card-1")])) { $0.amount = "20000" })
        same(plan.after?.left, -19000)
    }

    @Test("is what a screen shows but for what is paid, which is named")
    func shownPaid() async throws {
        let plan = try await interactor.plan(
            pay(.shown([CardID(feedID: "card-1"), CardID(feedID: "card-3")])))
        same(plan.each.map(\.item?.name), ["card-1"])
        same(plan.remarks.map { if case .paid(let item) = $0 { item.name } else { "" } }, ["card-3"])
    }

    @Test("is no minimum where no bill names one, or where all were paid")
    func noMinimum() async throws {
        _ = try await record(pay(.named(["6564"])) { $0.isMinimum = true })
        await #expect(throws: CardsError.wallet(.noMinimumLeft)) {
            try await interactor.plan(pay(.due()) { $0.isMinimum = true })
        }
        _ = try await record(pay(.named(["6564"])))
        await #expect(throws: CardsError.wallet(.noMinimum)) {
            try await interactor.plan(pay(.due()) { $0.isMinimum = true })
        }
    }

    @Test("is undone together, but for what was undone by itself")
    func undoing() async throws {
        let paid = try await record(pay(.named(["6564", "4821"])))
        _ = try await record(.undo(paid.recorded[0].reference))
        same(try await record(.undo(nil)).undone.map(\.reference), [paid.recorded[1].reference])
        _ = try await record(pay(.named(["6564", "4821"])))
        same(try await record(.undo(nil)).parts.map(\.after?.left), [1000, 500])
        await #expect(throws: CardsError.wallet(.noPaymentToUndo(fields("SBI Prime", "4821")))) {
            try await interactor.plan(.undoPayment(on: "sbi"))
        }
    }

    @Test("is undone on a screen, too, but for what was undone by itself")
    func undoneOnScreen() async throws {
        let paid = try await record(pay(.named(["6564", "4821"])))
        _ = try await record(.undo(paid.recorded[0].reference))
        let report = try await CardUndoInteractor(service: service).undo(
            .together(paid.payments.map { .paid($0, title: "") }))
        same(report.deed.payments.map(\.id), [paid.recorded[1].reference])
        #expect(report.rest == nil && report.failure == nil)
    }

    private func fields(_ title: String, _ digits: String) -> OwnCardFields {
        var fields = OwnCardFields(title: title, lastFours: [digits])
        fields.currency = Currency(text: "INR")
        return fields
    }

    @Test("goes together, and comes back together")
    func removal() async throws {
        let plan = try await record(.remove(["hdfc gold", "AMEX", "1001"]))
        same(plan.recorded.count, 2)
        try await same(service.wallet().cards.map(\.title), ["SBI Prime"])
        _ = try await record(.undo(nil))
        try await same(service.wallet().cards.count, 3)
    }

    @Test("A bill that says nothing new is not stored")
    func sameBill() async throws {
        let before = try await count
        await #expect(throws: CardsError.wallet(.billedAlready)) {
            try await record(.bill("4821", TypedBill(.billed, amount: "500")))
        }
        try await same(count, before)
    }

    @Test("A card isn’t closed before anything that is known of it")
    func closing() async throws {
        await #expect(throws: CardsError.wallet(.closedBefore(.day("2026-11-20")))) {
            try await interactor.plan(.close("4821", on: .day("2000-01-01")))
        }
        same(try await interactor.plan(.close("4821", on: .day("2026-11-20"))).after?.isClosed, true)
    }

    @Test("Other last four digits come after a card’s own, and a new number comes first")
    func numbers() async throws {
        let other = OwnCardFields(lastFours: ["9921"])
        var card = try await record(.edit("6564", other, limit: nil)).after
        same(card?.fields.lastFours, ["6564", "9921"])
        same(card?.paymentCard.number.lastFour, "6564")
        card = try await record(.edit("9921", OwnCardFields(), limit: nil, number: "7777")).after
        same(card?.fields.lastFours, ["7777", "6564", "9921"])
        card = try await record(.edit("9921", OwnCardFields(), limit: nil, number: "9921")).after
        same(card?.paymentCard.number.lastFour, "9921")
        await #expect(throws: CardsError.wallet(.nothingSaid)) {
            try await interactor.plan(.edit("6564", OwnCardFields(), limit: nil, number: "9921"))
        }
    }
}
