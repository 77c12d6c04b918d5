extension CardsError {
    /// Whether what failed with this, such as a payment, may have been done all the same. An order is found out about by sending it again
    /// with its key.
    public var leavesUnknown: Bool {
        switch self {
        // It may have been sent before the connection was gone, and what came of it got lost.
        case .timeout, .offline, .cancelled, .unreachable, .uselessAnswer: true
        case .store(let fault): if case .uncertain = fault.problem { true } else { false }
        case .server(let status, _, _): status >= 500 || status == 408
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .notAFeed,
            .unreadableStatement,
            .changedFile, .refused, .insecure, .unknownCard, .ambiguousCard, .actionNotOffered,
            .actionUnavailable,
            .actionHidden, .paymentRefused, .reusedKey, .spentKey, .unusableKey, .unknownPayment,
            .undoRefused,
            .duplicateCard, .notRemoved, .unsupported:
            false
        }
    }
}
