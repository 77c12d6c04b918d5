import Foundation
import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A request to a cards server, following the contract in Docs/openapi.json.
enum CardsEndpoint {
    case cards(page: Int, size: Int)
    case statement(CardID)
    case payments(CardID)
    case pay(PaymentOrder)
    case undo(PaymentReference)

    /// The HTTP request for it.
    func request() throws(HTTPError) -> HTTPRequest {
        var request = HTTPRequest(route.method, path: path)
        switch self {
        case .cards(let page, let size): request.query = [("page", "\(page)"), ("perpage", "\(size)")]
        case .statement(let card) where card.occurrence > 1, .payments(let card) where card.occurrence > 1:
            request.query = [("occurrence", "\(card.occurrence)")]
        case .statement, .payments, .undo: break
        case .pay(let order):
            request.headers["idempotency-key"] = order.idempotencyKey
            request.body = HTTPRequest.Body(try OrderBody(order).json(), type: "application/json")
            request.accepted = [409, 422]
        }
        return request
    }

    /// Its route.
    var route: Route {
        switch self {
        case .cards: .cards
        case .statement: .statement
        case .payments: .payments
        case .pay: .pay
        case .undo: .undo
        }
    }

    private var path: [String] {
        let parameter =
            switch self {
            case .cards: ""
            case .statement(let card), .payments(let card): card.feedID
            case .pay(let order): order.card.feedID
            case .undo(let reference): reference.text
            }
        return route.path.split(separator: "/").map { $0.hasPrefix("{") ? parameter : String($0) }
    }

    /// A method, a path, and the statuses with a special meaning there.
    struct Route {
        let method: HTTPRequest.Method
        /// The path below the base URL; a segment in braces is a placeholder.
        let path: String
        /// Any other status is an ordinary failure.
        let statuses: Set<Int>

        static let cards = Route(method: .get, path: "/cards", statuses: [200, 204])
        static let statement = Route(method: .get, path: "/cards/{id}/statement", statuses: [200, 204, 404])
        static let payments = Route(method: .get, path: "/cards/{id}/payments", statuses: [200, 204, 404])
        static let pay = Route(
            method: .post, path: "/cards/{id}/payments", statuses: [200, 201, 404, 409, 422])
        static let undo = Route(
            method: .delete, path: "/payments/{reference}", statuses: [200, 404, 409, 410])

        static let all = [cards, statement, payments, pay, undo]
    }
}

/// The body of an order for a payment.
struct OrderBody: Codable, Equatable {
    let occurrence: Int
    let dueID: String
    let amount: Decimal
    let currency: String
    let purpose: PaymentPurpose

    private enum CodingKeys: String, CodingKey {
        case occurrence, amount, currency, purpose
        case dueID = "due_id"
    }

    init(_ order: PaymentOrder) {
        occurrence = order.card.occurrence
        dueID = order.due.id
        amount = order.amount
        currency = order.due.money.currency.identity
        purpose = order.purpose
    }

    func json() throws(HTTPError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return try encoder.encode(self)
        } catch {
            // An amount that is not a number, which no interactor allows.
            throw .decoding(path: "amount", .invalid)
        }
    }
}
