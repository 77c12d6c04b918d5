extension CardsError {
    /// Whether an operation that failed with this error, such as a payment, may have been carried out. Sending the order again
    /// with its key finds out.
    public var leavesUnknown: Bool {
        switch self {
        // The request may have been sent before the connection was lost, and the answer lost with it.
        case .timeout, .cancelled, .uselessAnswer: true
        case .unreachable(_, let reason): reason.mayHaveArrived
        case .store(let fault): if case .uncertain = fault.problem { true } else { false }
        // After a redirect, the outcome of an order may only be known elsewhere. A conflict without a name may be an earlier
        // attempt with the same key that the server is still processing.
        case .server(let status, _, _):
            status >= 500 || status == 408 || status == 409 || (300..<400).contains(status)
        // Nothing was sent.
        case .offline, .notCached: false
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .otherFormat, .notAFeed,
            .unreadableStatement,
            .changedFile, .refused, .insecure, .unknownCard, .unknownPlace, .removedCard, .ambiguousCard,
            .actionNotOffered,
            .actionUnavailable,
            .actionHidden, .paymentRefused, .reusedKey, .spentKey, .unusableKey, .unknownPayment,
            .undoRefused,
            .duplicateCard, .notRemoved, .tooManyCards, .unsupported:
            false
        }
    }
}

extension UnreachableReason {
    /// Whether a request may have reached the host despite the error.
    fileprivate var mayHaveArrived: Bool {
        switch self {
        case .refused, .unknownHost, .numericAddress: false
        case .noAnswer, .other: true
        }
    }
}
