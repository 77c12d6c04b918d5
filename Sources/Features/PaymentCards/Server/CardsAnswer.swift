import Foundation
import JSONFeed
import Networking
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import Values

/// Decodes what a server sends.
struct CardsAnswer {
    /// The server's name in errors.
    let server: String

    /// A page of cards, `most` at most.
    func page(_ data: Data, most: Int) throws(CardsError) -> FeedPage {
        let page: FeedPage
        do {
            page = try decoder(.cards).page(data, most: most)
        } catch .refused(let message) {
            throw .refused(message: message.shownServerText)
        }
        guard page.count <= most else {
            throw .uselessAnswer(host: server, .tooMany(cards: GatheredCards.countLimit))
        }
        return page
    }

    /// What is wrong with a page of cards.
    func findings(in data: Data, page: Int) throws(CardsError) -> FeedFindings {
        try decoder(.cards, "?page=\(page)").findings(in: data)
    }

    private func decoder(_ route: CardsEndpoint.Route, _ query: String = "") -> CardFeedDecoder {
        CardFeedDecoder(source: "\(server)\(route.path)\(query)", sendsIDsBack: true)
    }

    /// A card's last statement.
    func statement(_ data: Data, of card: CardID) throws(CardsError) -> Statement {
        let statement = try value(data, of: .statement) { json throws(UnreadableField) in
            try StatementEntry(json, at: "").content.get()
        }
        guard statement.card == card else { throw .uselessAnswer(host: server, .otherCard) }
        return statement
    }

    /// A card's payments.
    func payments(_ data: Data, of card: CardID) throws(CardsError) -> [Payment] {
        let payments = try value(data, of: .payments) { json throws(UnreadableField) in
            guard json.isObject, let list = json["payment"], list.isList else { throw Self.unusable }
            var payments: [Payment] = []
            for (index, json) in list.parts.enumerated() {
                payments.append(try Payment(json, at: "payment[\(index)]"))
            }
            return payments
        }
        guard payments.allSatisfy({ $0.card == card }) else {
            throw .uselessAnswer(host: server, .otherCard)
        }
        return payments
    }

    /// The payment made by `order`.
    ///
    /// - Throws: `uselessAnswer`, which leaves the outcome unknown, if any field doesn't match the order.
    func payment(
        _ response: HTTPResponse<Data>, by order: PaymentOrder
    ) throws(CardsError) -> Payment {
        let payment = try payment(response.value, of: .pay)
        let misfit =
            [200, 201].contains(response.status)
            ? ReceiptCheck(now: response.fetchedAt)
                .misfit(of: payment, by: order, isNew: response.status == 201)
            : "status \(response.status)"
        if let misfit { throw .uselessAnswer(host: server, .misfit(misfit)) }
        return payment
    }

    /// The payment `reference`, undone.
    ///
    /// - Throws: `uselessAnswer`, which leaves the outcome unknown, if any field doesn't match the undo.
    func undonePayment(
        _ response: HTTPResponse<Data>, _ reference: PaymentReference, of known: Payment?
    ) throws(CardsError) -> Payment {
        let payment = try payment(response.value, of: .undo)
        let misfit =
            response.status == 200
            ? ReceiptCheck(now: response.fetchedAt).misfit(of: payment, undoing: reference, of: known)
            : "status \(response.status)"
        if let misfit { throw .uselessAnswer(host: server, .misfit(misfit)) }
        return payment
    }

    /// A payment after a change. An unreadable answer doesn't tell whether the change was made.
    func payment(_ data: Data, of route: CardsEndpoint.Route) throws(CardsError) -> Payment {
        do throws(CardsError) {
            let (payment, sent) = try value(data, of: route) { json throws(UnreadableField) in
                (try Payment(json), json["reference"]?.string ?? "")
            }
            // As it was sent: reading masks text that looks like a card number.
            guard PaymentReference(sent).isWellFormed else {
                throw CardsError.uselessAnswer(host: server, .misfit("reference"))
            }
            return payment
        } catch .malformed {
            throw .uselessAnswer(host: server, .broken)
        }
    }

    /// Why an order was refused.
    func refusal(_ data: Data, status: Int, of order: PaymentOrder) -> CardsError {
        // If the body doesn't follow the contract, the status still says that the order was refused.
        guard let refusal = Refusal(data) else { return .server(status: status) }
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
            // An impossible amount is not reported, but the refusal is.
            let rest =
                refusal.rest.flatMap { $0 > 0 && $0 < order.amount ? $0 : nil } ?? order.due.money.amount
            return .paymentRefused(.moreThanDue(rest: Money(amount: rest, currency: unit)))
        case "changed":
            guard let amount = refusal.amount, amount > 0, amount != order.amount else { fallthrough }
            return .paymentRefused(.changed(to: Money(amount: amount, currency: unit)))
        default: return .server(status: status, message: refusal.message?.shownServerText)
        }
    }

    private func value<Value>(
        _ data: Data, of route: CardsEndpoint.Route, _ read: (JSONValue) throws(UnreadableField) -> Value
    ) throws(CardsError) -> Value {
        let decoder = decoder(route)
        return try decoder.read(data) { json throws(CardsError) in
            do throws(UnreadableField) { return try read(json) } catch {
                throw .uselessAnswer(host: decoder.source, .unexpected(error))
            }
        }
    }

    /// It is JSON, but can't be represented, or isn't an object of the kind that was asked for.
    private static let unusable = UnreadableField(path: "", expected: .object, found: .brokenText)
}

/// Why a server refused an order.
private struct Refusal {
    private(set) var code: String?, reference: String?, message: String?
    private(set) var rest: Decimal?, amount: Decimal?

    /// `nil` for what is no such answer.
    init?(_ data: Data) {
        guard case .object(let members)? = JSONTree(data) else { return nil }
        for (name, value) in members {
            switch (name, value) {
            case ("code", .text(let text)): code = text
            case ("reference", .text(let text)): reference = text
            case ("message", .text(let text)): message = text
            case ("rest", .number(let number)): rest = number
            case ("amount", .number(let number)): amount = number
            case ("code", .null), ("reference", .null), ("message", .null), ("rest", .null),
                ("amount", .null):
                continue
            case ("code", _), ("reference", _), ("message", _), ("rest", _), ("amount", _): return nil
            default: continue
            }
        }
    }
}

extension String {
    /// A server's message as one short line without a card number in it.
    var shownServerText: String {
        ServerText.line(self) { $0.safeText.withMaskedNames }
    }
}
