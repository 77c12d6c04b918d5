import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardPaymentInteractor")
struct CardPaymentInteractorTests {
    private let card = PaymentCard.fixture()

    @Test("A card by its name is quoted as the service has it, with what could not be read")
    func named() async throws {
        let quote = try await interactor([card]).quote(for: .named("8776"), key: nil)
        same(quote.item.card, card)
        same(quote.due, card.due)
        same(quote.minimum, .success(.none))
        #expect(quote.earlier == nil)
        await #expect(throws: CardsError.unknownCard(name: "9", nearest: [])) {
            try await interactor([card]).quote(for: .named("9"), key: nil)
        }
    }

    @Test("A card on the screen is quoted as it is shown; one that is fetched again, as it is now")
    func seen() async throws {
        let service = PaymentServiceStub([.fixture(due: .fixture(amount: 70))])
        let interactor = CardPaymentInteractor(service: service)
        try await same(interactor.quote(for: .item(.fixture(card)), key: nil).due, card.due)
        try await same(interactor.quote(for: .card(card.id), key: nil).due.money.amount, 70)
    }

    @Test("A card on a list that another program has paid on since is quoted as it is now")
    func stale() async throws {
        let world = PayingWorld(seed: 1, hasServer: false)
        let listed = try await world.item()
        let quote = try await world.interactor.quote(for: .item(listed), key: nil)
        let order = try world.interactor.order(.amount(400), of: quote, key: "k")
        _ = try await world.interactor.pay(order, of: listed)
        let now = try await world.interactor.quote(for: .item(listed), key: nil)
        #expect(listed.card.due?.money.amount == 1000 && now.due.money.amount == 600)
        same(now.item.card.due, now.due)
    }

    @Test("A card that does not offer to be paid is refused, and so is one with nothing due")
    func refused() async {
        let silent = PaymentCard.fixture(actions: [.viewDetails])
        await #expect(throws: CardsError.actionNotOffered(code: "pay_now", offered: [.viewDetails])) {
            try await interactor([silent]).quote(for: .named("8776"), key: nil)
        }
        for due in [nil, .fixture(state: "fully_paid"), .fixture(amount: 0)] as [Due?] {
            await #expect(throws: CardsError.paymentRefused(.nothingDue)) {
                try await interactor([.fixture(due: due)]).quote(for: .named("8776"), key: nil)
            }
        }
    }

    @Test(
        "The minimum is the last statement's, or what is left where that is less",
        arguments: [
            ("75", "₹", "75"), ("75", "INR", "75"), ("1500", "₹", "1500"), ("2000", "₹", "1500"),
            ("75", "USD", nil), ("0", "₹", nil), ("-5", "₹", nil),
        ] as [(String, String, String?)])
    func minimum(asked: String, currency: String, expected: String?) async throws {
        let statement = try Statement.fixture(minimum: asked, currency: currency)
        let service = PaymentServiceStub([card], statement: .success(statement))
        let interactor = CardPaymentInteractor(service: service)
        let quote = try await interactor.quote(for: .named("8776"), key: nil)
        guard let expected else {
            same(quote.minimum, .success(.none))
            return
        }
        let order = try interactor.order(.minimum, of: quote, key: "k")
        same("\(order.amount)", expected)
        same(order.due, card.due)
    }

    @Test("The minimum is never more than what the statement says is owed, as on the statement itself")
    func capped() async throws {
        for (closing, minimum) in [
            (40, .money(Money(amount: 40, currency: Currency(text: "₹")))), (-1, .none),
        ]
            as [(Decimal, MinimumDue)]
        {
            let statement = try Statement.fixture(minimum: "75", currency: "₹", closing: closing)
            let service = PaymentServiceStub([card], statement: .success(statement))
            let quote = try await CardPaymentInteractor(service: service).quote(for: .named("8776"), key: nil)
            same(quote.minimum, .success(minimum))
        }
    }

    @Test("Without a statement there is no minimum to pay, and if it can't be fetched, the error says why")
    func noMinimum() async throws {
        let interactor = interactor([card])
        let quote = try await interactor.quote(for: .named("8776"), key: nil)
        #expect(throws: CardsError.paymentRefused(.noMinimum)) {
            try interactor.order(.minimum, of: quote, key: "k")
        }
        let late = CardPaymentInteractor(service: PaymentServiceStub([card], statement: .failure(.timeout)))
        let other = try await late.quote(for: .named("8776"), key: nil)
        same(other.minimum, .failure(.timeout))
        #expect(throws: CardsError.timeout) { try late.order(.minimum, of: other, key: "k") }
        try same(late.order(.full, of: other, key: "k").amount, 1500)
        let never = CardPaymentInteractor(
            service: PaymentServiceStub([card], statement: .failure(.unsupported)))
        try await same(never.quote(for: .named("8776"), key: nil).minimum, .success(.none))
        let left = CardPaymentInteractor(service: PaymentServiceStub([card], statement: .failure(.cancelled)))
        await #expect(throws: CardsError.cancelled) { try await left.quote(for: .named("8776"), key: nil) }
    }

    @Test("An amount against the rules never becomes an order")
    func rules() throws {
        let interactor = interactor([card])
        for (amount, problem) in [
            (0, .notPositive),
            (1500.01, .moreThanDue(rest: Money(amount: 1500, currency: Currency(text: "₹")))),
        ] as [(Decimal, PaymentProblem)] {
            #expect(throws: CardsError.paymentRefused(problem)) {
                try interactor.order(.amount(amount), of: .fixture(), key: "k")
            }
        }
        let order = try interactor.order(.amount(99.5), of: .fixture(), key: "k")
        same(
            order,
            PaymentOrder(
                card: card.id, number: card.number, due: .fixture(), amount: 99.5,
                purpose: .amount, idempotencyKey: "k"))
    }

    @Test(
        "A key that not every service can be told, or that holds a card number, is refused before anything is asked",
        arguments: [
            "", "a b", "ключ", "a\u{1B}[2J", "line\nfeed", "4111111111111111", "rent-4111-1111-1111-1111",
            "4111%201111%201111%201111", "4111%2520111111111111", String(repeating: "k", count: 256),
        ])
    func unusableKey(key: String) async throws {
        let interactor = interactor([])
        await #expect(throws: CardsError.unusableKey(key)) {
            try await interactor.quote(for: .named("8776"), key: key)
        }
        #expect(throws: CardsError.unusableKey(key)) {
            try interactor.order(.full, of: .fixture(), key: key)
        }
    }

    @Test(
        "Any other key is as good as another",
        arguments: [
            "k", "rent-2026-11", "!~", String(repeating: "k", count: 255),
            // Its last group looks like a card number.
            "ABCDEFAB-ABCD-ABCD-ABCD-411111111117",
        ])
    func usableKey(key: String) throws {
        try same(interactor([]).order(.full, of: .fixture(), key: key).idempotencyKey, key)
    }

    @Test(
        "A payment that was undone is reported with its card, not with another one that has the name of then")
    func undoneElsewhere() async throws {
        let receipt = PaymentReceipt(payment: .fixture())
        let other = PaymentCard.fixture(number: "4111 XXXX XXXX 1111")
        for (cards, occurrence) in [([card], 1), ([other, card.numbered(2)], 2), ([other], nil)] {
            let service = PaymentServiceStub(cards, receipt: .success(receipt))
            let report = try await CardPaymentInteractor(service: service).undo(receipt.payment.id)
            same(report.item?.id.occurrence, occurrence)
        }
    }

    @Test("A payment is reported with the card as it is afterwards")
    func pay() async throws {
        let service = PaymentServiceStub(
            [card], receipt: .success(PaymentReceipt(payment: .fixture(amount: 1500, rest: 0))))
        let interactor = CardPaymentInteractor(service: service)
        let order = try interactor.order(.full, of: .fixture(), key: "k")
        let report = try await interactor.pay(order, of: .fixture(card))
        same(service.orders, [order])
        #expect(!report.isRepeat)
        #expect(report.item?.card.due?.isPaid == true)
        #expect(report.item?.offers.contains(ActionOffer(action: .payNow, obstacle: .nothingDue)) == true)
    }

    @Test("An undone payment is reported with the current card, or without it if it can't be fetched")
    func undo() async throws {
        let service = PaymentServiceStub([card], receipt: .success(PaymentReceipt(payment: .fixture())))
        let interactor = CardPaymentInteractor(service: service)
        let report = try await interactor.undo(PaymentReference("SW-7K3M-9QPD-2X"))
        same(report.payment.undone, .moment)
        same(report.item?.card, card)
        service.fail(.offline)
        #expect(try await interactor.undo(PaymentReference("SW-7K3M-9QPD-2X")).item == nil)
    }

    private func interactor(_ cards: [PaymentCard]) -> CardPaymentInteractor {
        CardPaymentInteractor(service: PaymentServiceStub(cards))
    }
}

extension Statement {
    fileprivate static func fixture(
        minimum: String, currency: String, closing: Decimal = 1500
    ) throws -> Statement {
        let currency = Currency(text: currency)
        let first = try #require(CalendarDate("2026-10-01"))
        let last = try #require(CalendarDate("2026-10-31"))
        return Statement(
            card: PaymentCard.fixture().id, period: first...last,
            opening: Money(amount: 0, currency: currency), transactions: [],
            closing: Money(amount: closing, currency: currency),
            minimumDue: Money(amount: try #require(Decimal(string: minimum)), currency: currency),
            dueDate: last)
    }
}
