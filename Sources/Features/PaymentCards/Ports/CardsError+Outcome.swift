extension CardsError {
    /// Whether what failed with this, such as a payment, may have been done all the same. An order is found out about by sending it again
    /// with its key.
    public var leavesUnknown: Bool {
        switch self {
        // It may have been sent before the connection was gone, and what came of it got lost.
        case .timeout, .cancelled, .uselessAnswer: true
        case .unreachable(_, let reason): reason.mayHaveArrived
        case .store(let fault): if case .uncertain = fault.problem { true } else { false }
        // Who is led elsewhere after an order may have to look there what became of it. A conflict that is not named may be an earlier
        // attempt with the same key, which the server is still working at.
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
    /// Whether a request may have reached the host all the same.
    fileprivate var mayHaveArrived: Bool {
        switch self {
        case .refused, .unknownHost, .numericAddress: false
        case .noAnswer, .other: true
        }
    }
}
