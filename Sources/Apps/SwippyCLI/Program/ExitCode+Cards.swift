public import CommandLine
import PaymentCardsEntity
import PaymentCardsImport
public import PaymentCardsPorts
public import ScreenProgram
import Values
import Words

extension ExitCode {
    /// 1 and 2 are answers, not errors. `sysexits` doesn't include 79 and 80, and its 78 is a wrong
    /// configuration: here, one that names other cards.
    static let due = ExitCode(
        1, "due", en: "due --exit-code: something is due, or may be",
        uk: "due --exit-code: щось треба або, можливо, треба сплатити")
    static let overdue = ExitCode(
        2, "overdue", en: "due --exit-code: something is overdue", uk: "due --exit-code: щось прострочено")
    static let otherCards = ExitCode(
        78, "otherCards", en: "not with these cards: the demonstration’s, or those of a file or a server",
        uk: "не з цими картками: демонстраційними або з файлу чи із сервера")
    static let refused = ExitCode(
        79, "refused", en: "refused by the rules: \(refusals.joined(", "))",
        uk: "відмовлено за правилами: \(refusals.joined(", "))")
    static let alreadyPaid = ExitCode(
        80, "alreadyPaid",
        en:
            "as much was paid or recorded that day already, the bill, the card or the category is there already, an order whose answer was lost is found paid, or what is due doesn’t show a payment yet; nothing was paid or recorded now",
        uk:
            "стільки того дня вже сплачено чи записано, такий рахунок, така картка чи така категорія вже є, доручення, відповідь на яке загубилася, виконано, або сума до сплати ще не враховує платежу; тепер нічого не сплачено й не записано"
    )

    /// All of Swippy's, in ascending order.
    static let all = [
        success, due, overdue,
        usage.meaning(
            "the command line is wrong, or names an action that the card does not offer",
            "помилка в командному рядку, або в ньому дія, якої картка не пропонує"),
        badData.meaning("the data cannot be read as cards", "дані не вдалося прочитати як картки"),
        notFound.meaning(
            "there is no such file or card", "немає такого файлу або картки"),
        unavailable, internalError.meaning("an error in Swippy itself", "помилка в самому Swippy"),
        inputOutput, notAllowed, otherCards, refused, alreadyPaid, interrupted, terminated,
    ]

    /// Everything that the rules refuse.
    private static let refusals = [
        LocalizedText(en: "nothing to pay", uk: "нічого сплачувати"),
        LocalizedText(en: "due without an id", uk: "сума без id"),
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
        LocalizedText(en: "card already closed", uk: "картку вже закрито"),
        LocalizedText(en: "card not closed", uk: "картку не закрито"),
        LocalizedText(en: "no new card to take over", uk: "немає нових карток, які можна перенести"),
        LocalizedText(en: "a file in another currency than its card", uk: "файл в іншій валюті, ніж картка"),
        LocalizedText(
            en: "a confirmation that can’t be asked for without --yes",
            uk: "запитання без --yes, на яке нікому відповісти"),
    ]
}

extension CardsError: ScreenFailure {
    /// The exit code of a command that failed with it.
    public var exitCode: ExitCode { ExitCode(self) }

    /// Whether it tells of payments that were made before.
    public var saysDone: Bool { exitCode == .alreadyPaid }
}

extension ExitCode {
    /// The exit code for a command that failed with `error`.
    init(_ error: CardsError) {
        self =
            switch error {
            case .noSuchFile, .otherFormat(_, .url), .unknownCard, .unknownPlace, .removedCard,
                .ambiguousCard, .describedCard, .unknownPayment, .noStatement:
                .notFound
            case .deniedFile, .insecure: .notAllowed
            case .paidAlready, .paidInstead, .unshownPayment: .alreadyPaid
            case .stillInDoubt(.paymentRefused): .unavailable
            case .stillInDoubt(let reason): ExitCode(reason)
            case .actionUnavailable, .reusedKey, .spentKey, .orderInDoubt, .undoRefused,
                .duplicateCard:
                .refused
            case .fixedCards: .otherCards
            case .wallet(let problem): ExitCode(problem)
            case .importing(let problem): ExitCode(problem)
            case .unreadableFile: .inputOutput
            case .tooLarge, .malformed, .otherFormat, .notAFeed, .unreadableStatement, .noneReadable: .badData
            case .refused, .offline, .notCached, .timeout, .unreachable, .unsupported: .unavailable
            case .server(let status, _, _): ExitCode(httpStatus: status)
            case .uselessAnswer(_, let problem): ExitCode(problem)
            case .cancelled: .interrupted
            case .actionNotOffered, .actionHidden, .unusableKey, .tooManyCards, .unknownWord: .usage
            case .paymentRefused(let problem): ExitCode(problem)
            case .store(let fault), .unrecorded(let fault): ExitCode(fault.problem)
            }
    }

    /// An invalid amount is an error in the command line; a payment that the rules refuse is not.
    private init(_ problem: PaymentProblem) {
        self =
            switch problem {
            case .notPositive, .tooPrecise: .usage
            case .nothingDue, .noDueID, .moreThanDue, .onlyInFull, .noMinimum, .minimumPaid,
                .changed:
                .refused
            }
    }

    /// What was typed is an error in the command line; what follows from what was recorded before is not.
    private init(_ problem: WalletProblem) {
        self =
            switch problem {
            case .on(_, let problem): ExitCode(problem)
            case .unreadable, .notPositive, .noCurrency, .otherCurrency, .minimumAboveAmount,
                .correctionOrNew, .dueBeforeClosing,
                .needsDay, .tooPrecise, .inFuture, .nothingSaid, .closedBefore:
                .usage
            case .recordedAlready, .addedAlready, .billedAlready, .categorizedAlready: .alreadyPaid
            case .nothingToUndo, .noPaymentToUndo, .unknownChange, .notCategorized: .notFound
            case .nothingDue, .nothingLeft, .noBill, .noMinimumLeft, .noMinimum, .closedAlready, .notClosed,
                .changed,
                .undoneAlready,
                .nothingToTake:
                .refused
            }
    }

    /// What a file leaves open, an option says.
    private init(_ problem: ImportProblem) {
        self =
            switch problem {
            case .fault(_, .undecided), .otherCard, .noCurrency: .usage
            case .fault, .onlyBankAccounts: .badData
            case .noCard, .severalCards: .notFound
            case .otherCurrency, .readOtherwise, .notAgreed: .refused
            case .lostRows: .inputOutput
            }
    }

    private init(_ problem: AnswerProblem) {
        self =
            switch problem {
            case .interrupted, .redirects, .shifting, .tooMany, .tooLong: .unavailable
            case .encoded, .notJSON, .unexpected, .otherCard, .misfit, .broken: .badData
            }
    }
}
