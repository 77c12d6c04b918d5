import PaymentCardsContract

extension ExitCode {
    /// The exit code of a command that ended with `error`.
    init(_ error: CardsError) {
        self =
            switch error {
            case .noSuchFile, .unknownCard, .ambiguousCard: .notFound
            case .deniedFile, .actionUnavailable: .notAllowed
            case .unreadableFile: .inputOutput
            case .tooLarge, .malformed, .notAFeed: .badData
            case .refused, .offline, .timeout, .server: .unavailable
            case .cancelled: .interrupted
            case .actionNotOffered, .actionHidden: .usage
            }
    }
}
