import Foundation
import JSONFeed
import Networking
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import Values

/// Makes values of what a server sends.
struct CardsAnswer {
    /// The server, as errors call it.
    let server: String

    /// A page of cards.
    func page(_ data: Data) throws(CardsError) -> ServerPage {
        let source = "\(server)\(CardsEndpoint.Route.cards.path)"
        let feed: CardFeed
        do {
            feed = try CardFeedDecoder(source: source, sendsIDsBack: true).decode(data)
        } catch .refused(let message) {
            throw .refused(message: message.shownServerText)
        }
        return ServerPage(entries: feed.entries, envelope: Envelope(data), size: data.count)
    }

    /// Whether `data` is what was asked for, so that it may be kept.
    func isAnswer(_ data: Data, to endpoint: CardsEndpoint) -> Bool {
        do throws(CardsError) {
            switch endpoint {
            case .cards: _ = try page(data)
            case .statement(let card): _ = try statement(data, of: card)
            case .payments(let card): _ = try payments(data, of: card)
            case .pay, .undo: return false
            }
            return true
        } catch {
            return false  // Whoever asked for it is told why.
        }
    }

    /// A card's last statement.
    func statement(_ data: Data, of card: CardID) throws(CardsError) -> Statement {
        let statement = try value(Statement.self, data)
        guard statement.card == card else { throw .uselessAnswer(host: server, .otherCard) }
        return statement
    }

    /// A card's payments.
    func payments(_ data: Data, of card: CardID) throws(CardsError) -> [Payment] {
        let payments = try value(PaymentList.self, data).payment
        guard payments.allSatisfy({ $0.card == card }) else {
            throw .uselessAnswer(host: server, .otherCard)
        }
        return payments
    }

    /// The payment that `order` came to.
    ///
    /// - Throws: `uselessAnswer`, after which nobody knows, for one that doesn't fit to the order in every field.
    func payment(
        _ response: HTTPResponse<Data>, by order: PaymentOrder
    ) throws(CardsError) -> Payment {
        let payment = try payment(response.value)
        let misfit =
            [200, 201].contains(response.status)
            ? ReceiptCheck(now: response.fetchedAt)
                .misfit(of: payment, by: order, isNew: response.status == 201)
            : "status \(response.status)"
        if let misfit { throw .uselessAnswer(host: server, .misfit(misfit)) }
        return payment
    }

    /// The payment `reference`, taken back.
    ///
    /// - Throws: `uselessAnswer`, after which nobody knows, for one that doesn't fit to the order in every field.
    func undonePayment(
        _ response: HTTPResponse<Data>, _ reference: PaymentReference
    ) throws(CardsError) -> Payment {
        let payment = try payment(response.value)
        let misfit =
            response.status == 200
            ? ReceiptCheck(now: response.fetchedAt).misfit(of: payment, undoing: reference)
            : "status \(response.status)"
        if let misfit { throw .uselessAnswer(host: server, .misfit(misfit)) }
        return payment
    }

    /// A payment after something was done. What can't be read then says nothing of whether it was.
    func payment(_ data: Data) throws(CardsError) -> Payment {
        do throws(CardsError) {
            let payment = try value(Payment.self, data)
            // As it was sent: decoding masks what looks like the number of a card.
            guard PaymentReference(try value(SentReference.self, data).reference ?? "").isWellFormed else {
                throw CardsError.uselessAnswer(host: server, .misfit("reference"))
            }
            return payment
        } catch .malformed {
            throw .uselessAnswer(host: server, .broken)
        }
    }

    /// Why an order was not carried out.
    func refusal(_ data: Data, status: Int, of order: PaymentOrder) -> CardsError {
        let refusal: Refusal
        do {
            refusal = try ExactJSON.cards.decode(Refusal.self, from: data)
        } catch {
            // Not as the contract has it; the status still says that it was refused.
            return .server(status: status)
        }
        let unit = order.due.money.currency
        switch refusal.code {
        case "reused_key" where refusal.reference.map { PaymentReference($0).isWellFormed } ?? false:
            return .reusedKey(
                order.idempotencyKey, payment: PaymentReference((refusal.reference ?? "").shownServerText))
        case "nothing_due": return .paymentRefused(.nothingDue)
        case "not_positive": return .paymentRefused(.notPositive)
        case "too_precise": return .paymentRefused(.tooPrecise(decimals: unit.decimals))
        case "only_in_full": return .paymentRefused(.onlyInFull)
        case "no_minimum": return .paymentRefused(.noMinimum)
        case "minimum_paid": return .paymentRefused(.minimumPaid)
        case "more_than_due":
            // What can't be so is not told; the refusal is.
            let rest =
                refusal.rest.flatMap { $0 > 0 && $0 < order.amount ? $0 : nil } ?? order.due.money.amount
            return .paymentRefused(.moreThanDue(rest: Money(amount: rest, currency: unit)))
        case "changed":
            guard let amount = refusal.amount, amount > 0, amount != order.amount else { fallthrough }
            return .paymentRefused(.changed(to: Money(amount: amount, currency: unit)))
        default: return .server(status: status, message: refusal.message?.shownServerText)
        }
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ data: Data) throws(CardsError) -> Value {
        try CardFeedDecoder(source: server).checkSyntax(data)
        do {
            return try ExactJSON.cards.decode(type, from: data)
        } catch let field as UnreadableField {
            throw .uselessAnswer(host: server, .unexpected(field))
        } catch {
            // JSON that is well formed and still can't be represented, or no object at all.
            let field = UnreadableField(path: "", expected: .object, found: .brokenText)
            throw .uselessAnswer(host: server, .unexpected(field))
        }
    }

    private struct SentReference: Decodable {
        let reference: String?
    }

    private struct PaymentList: Decodable {
        let payment: [Payment]
    }

    private struct Refusal: Decodable {
        let code: String?
        let reference: String?
        let rest: Decimal?
        let amount: Decimal?
        let message: String?
    }
}

/// A page as a server sent it.
struct ServerPage {
    let entries: [CardFeed.Entry]
    let envelope: Envelope
    /// How many bytes it had.
    var size = 0
}

/// What a server says of its pages, which may be wrong.
struct Envelope: Decodable, Equatable {
    var pages: Int?
    var perPage: Int?
    var total: Int?

    private enum Key: String, CodingKey {
        case pages, total
        case perPage = "perpage"
    }

    init(pages: Int? = nil, perPage: Int? = nil, total: Int? = nil) {
        (self.pages, self.perPage, self.total) = (pages, perPage, total)
    }

    /// What can be read of it.
    init(_ data: Data) {
        do {
            self = try JSONDecoder().decode(Envelope.self, from: data)
        } catch {
            self.init()  // The cards are there all the same.
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) -> Int? {
            do {
                return try container.decodeIfPresent(Int.self, forKey: key)
            } catch {
                return nil  // It is only advice.
            }
        }
        self.init(pages: number(.pages), perPage: number(.perPage), total: number(.total))
    }
}

extension ServerPage {
    /// No cards.
    static var none: ServerPage { ServerPage(entries: [], envelope: Envelope()) }
}
