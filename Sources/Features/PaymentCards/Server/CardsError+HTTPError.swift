import Networking
import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension CardsError {
    /// The error for a failed request to `endpoint`.
    init(_ error: HTTPError, of endpoint: CardsEndpoint, at server: String, hasNetwork: () -> Bool) {
        switch error {
        case .offline: self = .offline
        case .cannotConnect(let host, let problem):
            let reason = UnreachableReason(problem)
            self =
                reason.mayBeNetwork(for: endpoint) && !hasNetwork()
                ? .offline : .unreachable(host: host, reason)
        case .timeout: self = .timeout
        case .cancelled: self = .cancelled
        case .http(let status, let message, let retryAfter):
            self =
                Self(status: status, of: endpoint)
                ?? .server(status: status, message: message?.shownServerText, retryAfter: retryAfter)
        case .insecure(let danger): self = .insecure(InsecureReason(danger))
        case .tooLarge(let limit): self = .uselessAnswer(host: server, .tooLong(limit: limit))
        case .tooManyRedirects(let limit): self = .uselessAnswer(host: server, .redirects(limit: limit))
        case .interrupted: self = .uselessAnswer(host: server, .interrupted)
        case .encoded(let encoding):
            self = .uselessAnswer(host: server, .encoded(encoding.shownServerText))
        case .unexpectedContentType(let type):
            self = .uselessAnswer(host: server, .notJSON(type: type.shownServerText))
        case .invalidHeader: self = .unusableKey(endpoint.key ?? "")
        // A path that no server has, since one of its names is empty or means a folder.
        case .invalidURL: self = Self(status: 404, of: endpoint) ?? .server(status: 404)
        // An order for an amount that is not a number. The client doesn't decode responses.
        case .decoding: self = .paymentRefused(.notPositive)
        }
    }

    /// The meaning of a status that is specific to this request.
    private init?(status: Int, of endpoint: CardsEndpoint) {
        switch (endpoint, status) {
        case (.statement(let card), 404), (.payments(let card), 404):
            self = .unknownCard(name: card.feedID.withMaskedCardNumbers, nearest: [])
        case (.undo(let reference), 404): self = .unknownPayment(reference)
        case (.undo(let reference), 409): self = .undoRefused(reference, .alreadyUndone)
        case (.undo(let reference), 410): self = .undoRefused(reference, .tooLate)
        default: return nil
        }
    }
}

extension CardsEndpoint {
    fileprivate var key: String? { if case .pay(let order) = self { order.idempotencyKey } else { nil } }
}

extension UnreachableReason {
    fileprivate init(_ problem: HTTPError.ConnectionProblem) {
        self =
            switch problem {
            case .refused: .refused
            case .unknownHost: .unknownHost
            case .noAnswer: .noAnswer
            case .missingLibrary(let library): .missingLibrary(library)
            case .other(let reason): .other(reason.shownServerText)
            }
    }

    /// Whether a machine without any network would get the same error. An error that may have come after an order was sent is
    /// excluded, since without a network an order certainly has no effect.
    fileprivate func mayBeNetwork(for endpoint: CardsEndpoint) -> Bool {
        switch self {
        case .unknownHost: true
        case .other: endpoint.route.method == .get
        case .refused, .noAnswer, .missingLibrary: false
        }
    }
}

extension InsecureReason {
    fileprivate init(_ danger: HTTPError.Danger) {
        self =
            switch danger {
            case .certificate(let reason): .certificate(reason.shownServerText)
            case .downgrade: .downgrade
            case .credentialsInTheClear: .credentialsInTheClear
            }
    }
}

extension HTTPError {
    /// Whether the server couldn't be asked, so that the cached answer is the best available.
    var isWithoutConnection: Bool {
        switch self {
        case .cannotConnect(_, .missingLibrary): false
        case .offline, .cannotConnect, .timeout, .interrupted: true
        case .cancelled, .decoding, .encoded, .http, .insecure, .invalidHeader, .invalidURL, .tooLarge,
            .tooManyRedirects, .unexpectedContentType:
            false
        }
    }
}
