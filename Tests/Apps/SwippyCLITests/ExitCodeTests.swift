import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The exit code")
struct ExitCodeTests {
    private static let money = Money(amount: 1, currency: Currency(text: "INR"))
    private static let field = UnreadableField(path: "card", expected: .list, found: .nothing)

    private static let order = OrderInDoubt(
        card: CardID(feedID: "a"), number: CardNumber(masking: ""), dueID: "d", money: money, rest: money,
        date: Date(timeIntervalSince1970: 0), idempotencyKey: "k")

    private static let codes: [(CardsError, Int32)] = [
        (.noSuchFile(path: "a"), 66), (.unknownCard(name: "a", nearest: []), 66),
        (.ambiguousCard(name: "a", candidates: []), 66), (.describedCard(words: "a", candidates: []), 66),
        (.deniedFile(path: "a"), 77),
        (.actionUnavailable(.payNow, .nothingDue), 79), (.unreadableFile(path: "a", reason: "b"), 74),
        (.tooLarge(source: "a", limit: 1), 65), (.notAFeed(source: "a", field: field), 65),
        (.malformed(source: "a", line: 1, column: 1, problem: .empty), 65), (.refused(message: "a"), 69),
        (.offline, 69), (.timeout, 69), (.server(status: 500), 69), (.cancelled, 130),
        (.server(status: 401), 77), (.server(status: 403), 77), (.server(status: 404), 66),
        (.server(status: 410), 66), (.server(status: 400), 69), (.server(status: 429), 69),
        (.unreachable(host: "a", .refused), 69), (.insecure(.downgrade), 77), (.unusableKey("a"), 64),
        (.uselessAnswer(host: "a", .interrupted), 69),
        (.uselessAnswer(host: "a", .redirects(limit: 5)), 69),
        (.uselessAnswer(host: "a", .notJSON(type: "b")), 65), (.uselessAnswer(host: "a", .otherCard), 65),
        (.uselessAnswer(host: "a", .misfit("rest")), 65), (.uselessAnswer(host: "a", .broken), 65),
        (.uselessAnswer(host: "a", .tooLong(limit: 9)), 69), (.uselessAnswer(host: "a", .shifting), 69),
        (.uselessAnswer(host: "a", .tooMany(cards: 9)), 69), (.tooManyCards(limit: 9), 64),
        (.uselessAnswer(host: "a", .unexpected(field)), 65),
        (.unknownWord("a", nearest: []), 64), (.noneReadable([]), 65),
        (.actionNotOffered(code: "a", offered: []), 64), (.actionHidden(.payNow), 64),
        (.paymentRefused(.nothingDue), 79), (.paymentRefused(.noMinimum), 79),
        (.paymentRefused(.minimumPaid), 79),
        (.paymentRefused(.moreThanDue(rest: money)), 79), (.paymentRefused(.changed(to: money)), 79),
        (.paymentRefused(.onlyInFull), 79), (.paymentRefused(.noDueID), 79),
        (.actionUnavailable(.payNow, .noDueID), 79),
        (.duplicateCard(CardCandidate(name: "a", title: "b", number: "c")), 79), (.fixedCards, 78),
        (.store(StoreFault(path: "a", problem: .otherOwner)), 77),
        (.store(StoreFault(path: "a", problem: .writableByOthers)), 77),
        (.unrecorded(StoreFault(path: "a", problem: .unwritable(reason: "b"))), 74),
        (.unrecorded(StoreFault(path: "a", problem: .nowhere)), 74),
        (.store(StoreFault(path: "a", problem: .denied(isWriting: true, reason: "b"))), 77),
        (.store(StoreFault(path: "a", problem: .denied(isWriting: false, reason: "b"))), 77),
        (.store(StoreFault(path: "a", problem: .unreadable(reason: "b"))), 74),
        (.unrecorded(StoreFault(path: "a", problem: .otherOwner)), 77),
        (.paymentRefused(.notPositive), 64), (.paymentRefused(.tooPrecise(decimals: 2)), 64),
        (.reusedKey("a", payment: PaymentReference("b")), 79),
        (.spentKey("a", payment: PaymentReference("b")), 79), (.orderInDoubt(order), 79),
        (.paidAlready([]), 80), (.unshownPayment(.fixture()), 80), (.stillInDoubt(.server(status: 401)), 77),
        (.unknownPayment(PaymentReference("a")), 66),
        (.undoRefused(PaymentReference("a"), .tooLate), 79),
        (.undoRefused(PaymentReference("a"), .alreadyUndone), 79),
        (.wallet(.nothingLeft), 79), (.wallet(.noBill), 79), (.wallet(.noMinimumLeft), 79),
        (.wallet(.noMinimum), 79),
        (.wallet(.closedAlready), 79),
        (.wallet(.notClosed), 79), (.wallet(.changed), 79),
        (.wallet(.undoneAlready(PaymentReference("a"))), 79),
        (.wallet(.notPositive), 64), (.wallet(.noCurrency), 64), (.wallet(.minimumAboveAmount), 64),
        (.wallet(.nothingToTake([])), 79),
        (.wallet(.nothingSaid), 64), (.wallet(.nothingToUndo), 66),
        (.wallet(.noPaymentToUndo(OwnCardFields())), 66),
        (.wallet(.unknownChange(PaymentReference("a"))), 66),
        (.wallet(.categorizedAlready("a")), 80), (.wallet(.notCategorized("a")), 66),
        (.importing(.fault(file: "a", .unknownFormat)), 65), (.importing(.onlyBankAccounts(file: "a")), 65),
        (.importing(.fault(file: "a", .undecided(.dates, lines: [1]))), 64),
        (.importing(.otherCard(file: "a", lastFour: "1234", OwnCardFields())), 64),
        (.importing(.noCard(file: "a")), 66),
        (.importing(.severalCards(file: "a", lastFour: "1234", count: 2)), 66),
        (.importing(.otherCurrency(file: "a", Currency(text: "USD"), OwnCardFields())), 79),
        (.importing(.notAgreed), 79), (.importing(.lostRows(path: "a")), 74),
    ]

    @Test(
        "of a failure is that of BSD's sysexits, with one more for what the rules refuse",
        arguments: codes)
    func failures(error: CardsError, code: Int32) {
        same(ExitCode(error).rawValue, code)
    }

    @Test(
        "of what the rules refuse is neither one of sysexits nor one of a shell, nor what anything may fail with"
    )
    func refused() {
        let code = ExitCode.refused.rawValue
        #expect(!(64...78).contains(code) && code < 125 && code > 2)
    }

    @Test("of what the rules refuse is documented with every such refusal, and with nothing else")
    func documentedRefusals() throws {
        let file = PackageFolder.url.appending(path: "Docs/CommandLine.md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let start = "| 79 | refused by the rules: "
        let row = try #require(rows.first { $0.hasPrefix(start) })
        let documented = row.dropFirst(start.count).dropLast(" |".count).split(separator: ", ").map(
            String.init)
        same(Set(documented).count, documented.count)
        let refusals = Self.codes.filter { $0.1 == 79 }.map { Self.refusal($0.0) }
        same(Set(refusals), Set(documented))
        #expect(Self.codes.allSatisfy { error, code in (Self.refusal(error) != nil) == (code == 79) })
    }

    /// What the documentation calls a refusal; without `default`, so that a new failure has to be decided on here.
    private static func refusal(_ error: CardsError) -> String? {
        switch error {
        case .actionUnavailable: "action unavailable"
        case .reusedKey, .spentKey: "key already used"
        case .orderInDoubt: "another order in doubt"
        case .undoRefused(_, .tooLate): "too late to undo"
        case .undoRefused(_, .alreadyUndone): "already undone"
        case .duplicateCard: "card already in the list"
        case .paymentRefused(let problem): refusal(problem)
        case .wallet(let problem): refusal(problem)
        case .importing(.otherCurrency): "a file in another currency than its card"
        case .importing(.notAgreed): "a confirmation that can’t be asked for without --yes"
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .otherFormat,
            .notAFeed, .unreadableStatement, .noStatement, .refused, .offline, .notCached, .timeout, .server,
            .unreachable,
            .insecure, .uselessAnswer, .cancelled, .unknownCard, .unknownPlace, .removedCard, .ambiguousCard,
            .describedCard, .tooManyCards, .actionNotOffered, .actionHidden, .unusableKey, .unknownPayment,
            .paidAlready, .paidInstead, .unshownPayment, .stillInDoubt, .fixedCards, .importing,
            .store, .unrecorded, .unsupported, .unknownWord, .noneReadable:
            nil
        }
    }

    private static func refusal(_ problem: WalletProblem) -> String? {
        switch problem {
        case .on(_, let problem): refusal(problem)
        case .nothingDue, .nothingLeft, .noBill: "nothing to pay"
        case .noMinimumLeft: "minimum already paid"
        case .noMinimum: "minimum unknown"
        case .closedAlready: "card already closed"
        case .notClosed: "card not closed"
        case .nothingToTake: "no new card to take over"
        case .changed: "amount changed meanwhile"
        case .undoneAlready: "already undone"
        case .unreadable, .notPositive, .noCurrency, .otherCurrency, .minimumAboveAmount, .dueBeforeClosing,
            .correctionOrNew,
            .needsDay, .tooPrecise, .inFuture, .nothingSaid, .recordedAlready, .addedAlready, .billedAlready,
            .closedBefore, .nothingToUndo, .noPaymentToUndo,
            .unknownChange, .categorizedAlready, .notCategorized:
            nil
        }
    }

    private static func refusal(_ problem: PaymentProblem) -> String? {
        switch problem {
        case .nothingDue: "nothing to pay"
        case .moreThanDue: "more than is due"
        case .noDueID: "due without an id"
        case .onlyInFull: "payable only in full"
        case .noMinimum: "minimum unknown"
        case .minimumPaid: "minimum already paid"
        case .changed: "amount changed meanwhile"
        case .notPositive, .tooPrecise: nil
        }
    }

    @Test("has its name in the documentation of errors, unless it is an answer")
    func documented() throws {
        let page = String(
            decoding: try Data(contentsOf: PackageFolder.url.appending(path: "Docs/CardJSON.md")),
            as: UTF8.self)
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `error.code`") })
        let names = row.matches(of: /`([a-z]\w+)`/).map { String($0.1) }
        same(names, ExitCode.all.filter { ![.success, .due, .overdue].contains($0) }.map(\.name))
    }

    @Test("has its own meaning in both languages")
    func meanings() {
        for language in Language.allCases {
            let meanings = ExitCode.all.map { $0.meaning[language] }
            same(Set(meanings).count, ExitCode.all.count)
        }
    }
}
