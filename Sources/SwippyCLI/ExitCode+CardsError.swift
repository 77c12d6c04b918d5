import PaymentCardsContract
import PaymentCardsEntity

extension ExitCode {
    /// The exit code of a command that ended with `error`.
    init(_ error: CardsError) {
        self =
            switch error {
            case .noSuchFile, .unknownCard, .ambiguousCard, .unknownPayment: .notFound
            case .deniedFile, .actionUnavailable, .reusedKey, .undoRefused, .duplicateCard: .notAllowed
            case .unreadableFile, .changedFile: .inputOutput
            case .tooLarge, .malformed, .notAFeed, .unreadableStatement: .badData
            case .refused, .offline, .timeout, .server, .unsupported: .unavailable
            case .cancelled: .interrupted
            case .actionNotOffered, .actionHidden: .usage
            case .paymentRefused(.nothingDue), .paymentRefused(.noMinimum): .notAllowed
            case .paymentRefused: .usage
            case .store(let fault): ExitCode(fault.problem)
            }
    }

    private init(_ problem: StoreFault.Problem) {
        self =
            switch problem {
            case .unwritable, .unreadable, .uncertain: .inputOutput
            case .corrupt, .newerFormat, .notAStore: .badData
            case .busy: .unavailable
            }
    }
}
