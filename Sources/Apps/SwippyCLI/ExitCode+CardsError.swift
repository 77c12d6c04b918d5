import PaymentCardsEntity
import PaymentCardsPorts

extension ExitCode {
    /// The exit code for a command that failed with `error`.
    init(_ error: CardsError) {
        self =
            switch error {
            case .noSuchFile, .otherFormat(_, .url), .unknownCard, .unknownPlace, .removedCard,
                .ambiguousCard,
                .unknownPayment, .notRemoved:
                .notFound
            case .deniedFile, .insecure: .notAllowed
            case .actionUnavailable, .reusedKey, .spentKey, .undoRefused, .duplicateCard: .refused
            case .unreadableFile, .changedFile: .inputOutput
            case .tooLarge, .malformed, .otherFormat, .notAFeed, .unreadableStatement: .badData
            case .refused, .offline, .notCached, .timeout, .unreachable, .unsupported: .unavailable
            case .server(let status, _, _): ExitCode(status: status)
            case .uselessAnswer(_, let problem): ExitCode(problem)
            case .cancelled: .interrupted
            case .actionNotOffered, .actionHidden, .unusableKey, .tooManyCards: .usage
            case .paymentRefused(let problem): ExitCode(problem)
            case .store(let fault): ExitCode(fault.problem)
            }
    }

    /// The exit code for a server's failure status: no permission or no such resource; anything else means that the service is
    /// unavailable.
    private init(status: Int) {
        self =
            switch status {
            case 401, 403: .notAllowed
            case 404, 410: .notFound
            default: .unavailable
            }
    }

    /// An invalid amount is an error in the command line; a payment that the rules refuse is not.
    private init(_ problem: PaymentProblem) {
        self =
            switch problem {
            case .notPositive, .tooPrecise: .usage
            case .nothingDue, .moreThanDue, .onlyInFull, .noMinimum, .minimumPaid, .changed: .refused
            }
    }

    private init(_ problem: AnswerProblem) {
        self =
            switch problem {
            case .interrupted, .redirects, .shifting: .unavailable
            case .notJSON, .endless, .unexpected, .otherCard, .misfit, .broken, .tooLong: .badData
            }
    }

    private init(_ problem: StoreFault.Problem) {
        self =
            switch problem {
            case .unwritable, .unreadable, .uncertain, .nowhere: .inputOutput
            case .corrupt, .newerFormat, .notAStore: .badData
            case .busy: .unavailable
            case .otherOwner, .writableByOthers: .notAllowed
            }
    }
}
