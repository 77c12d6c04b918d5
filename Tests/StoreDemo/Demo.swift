import Foundation
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsStore

/// A program that uses a store, for tests: `store-demo [--OPTION VALUE]... FOLDER COMMAND`.
///
/// It writes a line for whatever is done, as soon as it is done, and the error that ends it.
///
/// - `pay COUNT AMOUNT`: pays so many times, and says each payment's reference.
/// - `churn COUNT`: adds a card and removes it, so many times, and says its id.
/// - `read`: says the reference of each payment, the oldest first, and then what is left to pay.
/// - `--limit BYTES`: as if the disk had no room for larger files.
/// - `--user ID`: as this user, if that is allowed.
@main
struct Demo {
    static func main() async {
        var words = Array(CommandLine.arguments.dropFirst())
        while words.count > 1, words[0].hasPrefix("--") {
            set(words[0], to: words[1])
            words.removeFirst(2)
        }
        let service = StoredCardsService(over: OneCard(), store: .folder(words[0]))
        do {
            switch words[1] {
            case "pay": try await pay(Int(words[2]) ?? 0, Decimal(string: words[3]) ?? 0, service)
            case "churn": try await churn(Int(words[2]) ?? 0, service)
            default: try await read(service)
            }
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    private static func pay(_ count: Int, _ amount: Decimal, _ service: StoredCardsService) async throws {
        for _ in 0..<count {
            let order = PaymentOrder(
                card: OneCard.card.id, number: OneCard.card.number, due: OneCard.due, amount: amount,
                idempotencyKey: UUID().uuidString)
            say(try await service.pay(order).payment.id.text)
        }
    }

    private static func churn(_ count: Int, _ service: StoredCardsService) async throws {
        for _ in 0..<count {
            // Whoever is killed leaves a card that nobody removes, and which refuses its like.
            let number = "5555 XXXX XXXX \(Int.random(in: 1000...9999))"
            let card = try await service.add(
                NewCard(
                    number: CardNumber(masking: number), network: .mastercard, holder: "ASHA RAO",
                    title: "CHURN"))
            try await service.remove(card)
            say(card.id.feedID)
        }
    }

    private static func read(_ service: StoredCardsService) async throws {
        for payment in try await service.payments(of: OneCard.card.id, number: OneCard.card.number).reversed()
        { say(payment.id.text) }
        for case .card(let card) in try await service.page(1, size: 1).entries {
            say("\(card.due?.money.amount ?? 0)")
        }
    }

    private static func set(_ option: String, to value: String) {
        switch option {
        case "--limit":
            signal(SIGXFSZ, SIG_IGN)
            let bytes = rlim_t(value) ?? 0
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_FSIZE, &limit)
            #endif
        default:
            setuid(uid_t(value) ?? 0)
        }
    }

    /// Writes at once: who is killed afterwards has said it.
    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
}

/// A source of one card, on which a million is due.
private struct OneCard: CardsSource {
    static let due = Due(
        id: "due", money: Money(amount: 1_000_000, currency: Currency(text: "₹")), state: "due today")
    static let card = PaymentCard(
        id: CardID(feedID: "1"), title: "ONE", number: CardNumber(masking: "4221 XXXX XXXX 8776"),
        holder: "ASHA RAO", network: .visa, bank: .sbi, due: due, actions: CardAction.known)

    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        CardPage(entries: number == 1 ? [.card(Self.card)] : [], isLast: true, total: 1)
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
}
