import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import PaymentCardsStore
import SystemTestSupport
import Values

/// A program that uses a store, for tests: `store-demo [--OPTION VALUE]... FOLDER COMMAND`, with the options of `DemoProgram`.
///
/// It writes a line for whatever is done, as soon as it is done, and the error that ends it.
///
/// - `pay COUNT AMOUNT`: pays so many times, and says each payment's reference.
/// - `order PURPOSE AMOUNT KEY`: pays once what is meant to be this, with a key, and says the payment's reference.
/// - `churn COUNT`: adds a card and removes it, so many times, and says its id.
/// - `read`: says the reference of each payment, the oldest first, and then what is left to pay.
@main
struct Demo {
    static func main() async {
        let words = DemoProgram.words()
        let service = StoredCardsService(over: OneCard(), store: .folder(words[0]))
        do {
            switch words[1] {
            case "pay": try await pay(Int(words[2]) ?? 0, Decimal(string: words[3]) ?? 0, service)
            case "order":
                guard let purpose = PaymentPurpose(rawValue: words[2]) else { exit(2) }
                try await pay(Decimal(string: words[3]) ?? 0, purpose, key: words[4], service)
            case "churn": try await churn(Int(words[2]) ?? 0, service)
            default: try await read(service)
            }
        } catch {
            DemoProgram.say("\(error)")
            exit(1)
        }
    }

    private static func pay(_ count: Int, _ amount: Decimal, _ service: StoredCardsService) async throws {
        for _ in 0..<count { try await pay(amount, .amount, key: UUID().uuidString, service) }
    }

    private static func pay(
        _ amount: Decimal, _ purpose: PaymentPurpose, key: String, _ service: StoredCardsService
    ) async throws {
        let order = PaymentOrder(
            card: OneCard.card.id, number: OneCard.card.number, due: OneCard.due, amount: amount,
            purpose: purpose, idempotencyKey: key)
        DemoProgram.say(try await service.pay(order).payment.id.text)
    }

    private static func churn(_ count: Int, _ service: StoredCardsService) async throws {
        for index in 0..<count {
            // A process that is killed leaves a card behind, which refuses its like: each process begins elsewhere.
            let digits = 1000 + (Int(ProcessInfo.processInfo.processIdentifier) * 501 + index) % 9000
            let number = "5555 XXXX XXXX \(digits)"
            let card = try await service.add(
                NewCard(
                    number: CardNumber(masking: number), network: .mastercard, holder: "ASHA RAO",
                    title: "CHURN"))
            try await service.remove(card)
            DemoProgram.say(card.id.feedID)
        }
    }

    private static func read(_ service: StoredCardsService) async throws {
        for payment in try await service.payments(of: OneCard.card.id, number: OneCard.card.number).reversed()
        { DemoProgram.say(payment.id.text) }
        for case .card(let card) in try await service.page(1, size: 1).entries {
            DemoProgram.say("\(card.due?.money.amount ?? 0)")
        }
    }
}

/// A source of one card, on which a million is due, and at least 75 of it.
private struct OneCard: CardsSource {
    static let due = Due(
        id: "due", money: Money(amount: 1_000_000, currency: Currency(text: "₹")), state: "due today")
    static let card = PaymentCard(
        id: CardID(feedID: "1"), title: "ONE", number: CardNumber(masking: "4221 XXXX XXXX 8776"),
        holder: "ASHA RAO", network: .visa, bank: .sbi, due: due, actions: CardAction.known)

    func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        CardGlances([.card(Self.card)])
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? {
        guard let first = CalendarDate("2020-10-13"), let last = CalendarDate("2020-11-12") else {
            return nil
        }
        let none = Money(amount: 0, currency: Self.due.money.currency)
        return Statement(
            card: card, period: first...last, opening: none, transactions: [], closing: Self.due.money,
            minimumDue: Money(amount: 75, currency: none.currency), dueDate: last)
    }
}
