import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("An order that is sent again with its key")
struct RepeatedOrderTests {
    private let paid = PaymentCard.fixture(due: .fixture(state: "fully_paid"))

    @Test("is quoted as it was, though the card is fully paid by now")
    func full() async throws {
        let earlier = Payment.fixture(amount: 500, rest: 0, key: "k")
        let interactor = interactor(paid, earlier)
        let quote = try await interactor.quote(for: .named("8776"), key: "k")
        same(quote.earlier, earlier)
        let order = try interactor.order(.full, of: quote, key: "k")
        same(order.amount, 500)
        same(order.due.id, earlier.dueID)
        same(order.idempotencyKey, "k")
    }

    @Test("comes to the same amount by the same words, whatever was left in between")
    func words() async throws {
        let earlier = Payment.fixture(amount: 80, rest: 20, key: "k")
        let interactor = interactor(.fixture(due: .fixture(amount: 20)), earlier)
        let quote = try await interactor.quote(for: .named("8776"), key: "k")
        try same(interactor.order(.amount(80), of: quote, key: "k").amount, 80)
        #expect(throws: CardsError.reusedKey("k", payment: earlier.id)) {
            try interactor.order(.full, of: quote, key: "k")
        }
    }

    @Test("is another order where the key is another")
    func others() async throws {
        let interactor = interactor(.fixture(), .fixture(key: "k"))
        #expect(try await interactor.quote(for: .named("8776"), key: "other").earlier == nil)
        #expect(try await interactor.quote(for: .named("8776"), key: nil).earlier == nil)
    }

    @Test("is told before it is quoted where the key paid another due, and refused if the person goes on")
    func otherDue() async throws {
        let other = Payment.fixture(due: "last month", key: "k")
        for (told, failure) in [
            ([], .paidAlready([other])), ([other.id], .reusedKey("k", payment: other.id)),
        ] as [([PaymentReference], CardsError)] {
            await #expect(throws: failure) {
                try await interactor(.fixture(), other).quote(for: .named("8776"), key: "k", knowing: told)
            }
        }
    }

    @Test("is refused before it is quoted where the key paid on another card")
    func reused() async throws {
        let others = [
            Payment.fixture(card: CardID(feedID: "2"), key: "k"),
            .fixture(card: CardID(feedID: "2"), key: "k", undone: .moment),
        ]
        for other in others {
            await #expect(throws: CardsError.reusedKey("k", payment: other.id)) {
                try await interactor(.fixture(), other).quote(for: .named("8776"), key: "k")
            }
        }
    }

    @Test("is the same order where another program pays it just when it is quoted")
    func meanwhile() async throws {
        let earlier = Payment.fixture(amount: 500, rest: 0, key: "k")
        let service = PaymentServiceStub([paid], payments: .success([earlier]), isPaidMeanwhile: true)
        let quote = try await CardPaymentInteractor(service: service).quote(for: .named("8776"), key: "k")
        same(quote.earlier, earlier)
    }

    @Test(
        "brings the receipt of then, and the card of now, though the service may not know that it was sent again",
        arguments: [true, false])
    func receipt(isKnown: Bool) async throws {
        let earlier = Payment.fixture(amount: 500, rest: 0, key: "k")
        let interactor = interactor(paid, earlier, isRepeat: isKnown)
        let quote = try await interactor.quote(for: .named("8776"), key: "k")
        let report = try await interactor.pay(
            interactor.order(.full, of: quote, key: "k"), of: .fixture(.fixture()))
        #expect(report.isRepeat)
        same(report.payment, earlier)
        same(report.item?.card, paid)
    }

    @Test("is refused where its payment was taken back, before it is quoted and when it is paid")
    func spent() async throws {
        let undone = Payment.fixture(key: "k", undone: .moment)
        let spent = CardsError.spentKey("k", payment: undone.id)
        let interactor = interactor(.fixture(), undone)
        await #expect(throws: spent) { try await interactor.quote(for: .named("8776"), key: "k") }
        let order = try interactor.order(.full, of: .fixture(), key: "k")
        await #expect(throws: spent) { try await interactor.pay(order, of: .fixture(.fixture())) }
    }

    @Test("is reported as it is now, unless the service does not know it any more")
    func newest() async throws {
        let undone = Payment.fixture(undone: .moment)
        let report = try await interactor(.fixture(), undone).report(on: .fixture())
        #expect(report.payment == undone && report.item?.card == .fixture())
        await #expect(throws: CardsError.unknownPayment(PaymentReference("SW-1"))) {
            try await interactor(.fixture(), undone).report(on: .fixture("SW-1"))
        }
    }

    private func interactor(
        _ card: PaymentCard, _ earlier: Payment, isRepeat: Bool = true
    ) -> CardPaymentInteractor {
        CardPaymentInteractor(
            service: PaymentServiceStub(
                [card], payments: .success([earlier]),
                receipt: .success(PaymentReceipt(payment: earlier, isRepeat: isRepeat))))
    }
}
