import PaymentCardsEntity
import PaymentCardsPorts
import Words

/// The program's exit status; a command that answers by it throws it. 1 and 2 are answers, not errors. 64 to 78 are the codes of BSD's `sysexits`, which don't include 79 and 80; 130 and 143 are what a shell
/// reports for a program stopped by a signal (128 plus its number).
enum ExitCode: Int32, CaseIterable, Error {
    case success = 0
    case due = 1
    case overdue = 2
    case usage = 64
    case badData = 65
    case notFound = 66
    case unavailable = 69
    case internalError = 70
    case inputOutput = 74
    case notAllowed = 77
    case refused = 79
    case alreadyPaid = 80
    case interrupted = 130
    case terminated = 143

    /// The name by which programs know it, in the JSON of an error.
    var name: String { "\(self)" }

    /// What the status tells a person or a script, in a few words.
    var meaning: LocalizedText {
        switch self {
        case .success: LocalizedText(en: "done", uk: "виконано")
        case .due:
            LocalizedText(
                en: "due --exit-code: something is due, or may be",
                uk: "due --exit-code: щось треба або, можливо, треба сплатити")
        case .overdue:
            LocalizedText(
                en: "due --exit-code: something is overdue", uk: "due --exit-code: щось прострочено")
        case .usage:
            LocalizedText(
                en: "the command line is wrong, or names an action that the card does not offer",
                uk: "помилка в командному рядку, або в ньому дія, якої картка не пропонує")
        case .badData:
            LocalizedText(en: "the data cannot be read as cards", uk: "дані не вдалося прочитати як картки")
        case .notFound:
            LocalizedText(
                en: "there is no such file, card or offer", uk: "немає такого файлу, картки або пропозиції")
        case .unavailable:
            LocalizedText(en: "the service is unavailable", uk: "сервіс недоступний")
        case .internalError:
            LocalizedText(en: "an error in Swippy itself", uk: "помилка в самому Swippy")
        case .inputOutput:
            LocalizedText(en: "reading or writing failed", uk: "помилка читання або запису")
        case .notAllowed:
            LocalizedText(en: "access is not allowed", uk: "доступ заборонено")
        case .refused:
            LocalizedText(
                en: "refused by the rules: " + Self.refusals.map(\.[.english]).joined(separator: ", "),
                uk: "відмовлено за правилами: " + Self.refusals.map(\.[.ukrainian]).joined(separator: ", "))
        case .alreadyPaid:
            LocalizedText(
                en:
                    "an earlier order for the same was paid, which you had not been told, or what is due doesn’t show a payment yet; nothing was paid now",
                uk:
                    "попереднє доручення на те саме виконано, про що ви ще не знали, або сума до сплати ще не враховує платежу; тепер нічого не сплачено"
            )
        case .interrupted:
            LocalizedText(
                en: "interrupted (Ctrl-C), or answered no", uk: "перервано (Ctrl-C) або відповідь «ні»")
        case .terminated:
            LocalizedText(en: "stopped by a request to end (SIGTERM)", uk: "зупинено сигналом SIGTERM")
        }
    }

    /// Everything that the rules refuse.
    private static let refusals = [
        LocalizedText(en: "nothing to pay", uk: "нічого сплачувати"),
        LocalizedText(en: "due without an id", uk: "сума без id"),
        LocalizedText(en: "no consent yet", uk: "згоди ще не було"),
        LocalizedText(en: "more than is due", uk: "сума перевищує борг"),
        LocalizedText(en: "payable only in full", uk: "можна сплатити лише повністю"),
        LocalizedText(en: "minimum unknown", uk: "мінімальний платіж невідомий"),
        LocalizedText(en: "minimum already paid", uk: "мінімальний платіж уже сплачено"),
        LocalizedText(en: "amount changed meanwhile", uk: "сума тим часом змінилася"),
        LocalizedText(en: "key already used", uk: "ключ уже використано"),
        LocalizedText(en: "another order in doubt", uk: "результат іншого доручення невідомий"),
        LocalizedText(en: "too late to undo", uk: "скасовувати запізно"),
        LocalizedText(en: "already undone", uk: "уже скасовано"),
        LocalizedText(en: "action unavailable", uk: "дія недоступна"),
        LocalizedText(en: "card already in the list", uk: "картка вже є у списку"),
        LocalizedText(en: "offer has ended", uk: "пропозиція минула"),
    ]
}

extension ExitCode {
    /// The exit code for a command that failed with `error`.
    init(_ error: CardsError) {
        self =
            switch error {
            case .noSuchFile, .otherFormat(_, .url), .unknownCard, .unknownPlace, .removedCard,
                .ambiguousCard, .describedCard, .unknownPayment, .notRemoved:
                .notFound
            case .deniedFile, .insecure: .notAllowed
            case .ordersPaid, .unshownPayment: .alreadyPaid
            case .stillInDoubt(let reason): ExitCode(reason)
            case .actionUnavailable, .reusedKey, .spentKey, .orderInDoubt, .undoRefused,
                .duplicateCard:
                .refused
            case .unreadableFile, .changedFile: .inputOutput
            case .tooLarge, .malformed, .otherFormat, .notAFeed, .unreadableStatement, .noneReadable: .badData
            case .refused, .offline, .notCached, .timeout, .unreachable, .unsupported: .unavailable
            case .server(let status, _, _): ExitCode(status: status)
            case .uselessAnswer(_, let problem): ExitCode(problem)
            case .cancelled: .interrupted
            case .actionNotOffered, .actionHidden, .unusableKey, .tooManyCards, .unknownWord: .usage
            case .paymentRefused(let problem): ExitCode(problem)
            case .store(let fault), .unrecorded(let fault): ExitCode(fault.problem)
            }
    }

    /// The exit code for a server's failure status: no permission or no such resource; anything else means that the service is
    /// unavailable.
    init(status: Int) {
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
            case .nothingDue, .noDueID, .needsConsent, .moreThanDue, .onlyInFull, .noMinimum, .minimumPaid,
                .changed:
                .refused
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
            case .corrupt, .newerFormat, .notAStore, .link: .badData
            case .busy: .unavailable
            case .otherOwner, .writableByOthers: .notAllowed
            }
    }
}
