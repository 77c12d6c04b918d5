extension CardsError {
    /// The cards that a name may have meant, and how many more there are.
    package var candidates: (cards: [CardCandidate], more: Int) {
        switch self {
        case .unknownCard(_, let nearest): (nearest, 0)
        case .ambiguousCard(_, let candidates, let more): (candidates, more)
        case .notRemoved(_, let removed), .removedCard(_, let removed): (removed, 0)
        case .noSuchFile, .deniedFile, .unreadableFile, .changedFile, .tooLarge, .malformed, .otherFormat,
            .notAFeed, .unreadableStatement, .refused, .offline, .notCached, .timeout, .server, .unreachable,
            .insecure, .uselessAnswer, .cancelled, .unusableKey, .unknownPlace, .tooManyCards,
            .actionNotOffered, .actionUnavailable, .actionHidden, .paymentRefused, .reusedKey, .spentKey,
            .unknownPayment, .undoRefused, .duplicateCard, .store, .unsupported:
            ([], 0)
        }
    }
}
