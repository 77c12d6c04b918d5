import PaymentCardsContract
import PaymentCardsEntity
import Testing

@testable import SwippyCLI

@Suite("The exit code")
struct ExitCodeTests {
    private static let field = UnreadableField(path: "card", expected: .list, found: .nothing)

    @Test(
        "of a failure is the one that BSD's sysexits give it",
        arguments: [
            (.noSuchFile(path: "a"), 66), (.unknownCard(name: "a", nearest: []), 66),
            (.ambiguousCard(name: "a", candidates: []), 66), (.deniedFile(path: "a"), 77),
            (.actionUnavailable(.payNow, .nothingDue), 77), (.unreadableFile(path: "a", reason: "b"), 74),
            (.changedFile(path: "a"), 74),
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
            (.uselessAnswer(host: "a", .tooLong(limit: 9)), 65), (.uselessAnswer(host: "a", .shifting), 69),
            (.uselessAnswer(host: "a", .endless(pages: 9)), 65), (.tooManyCards(limit: 9), 64),
            (.uselessAnswer(host: "a", .unexpected(field)), 65),
            (.actionNotOffered(code: "a", offered: []), 64), (.actionHidden(.payNow), 64),
            (.paymentRefused(.nothingDue), 77), (.paymentRefused(.noMinimum), 77),
            (.paymentRefused(.minimumPaid), 77),
            (.paymentRefused(.notPositive), 64), (.paymentRefused(.tooPrecise(decimals: 2)), 64),
            (.reusedKey("a", payment: PaymentReference("b")), 77),
            (.spentKey("a", payment: PaymentReference("b")), 77),
            (.unknownPayment(PaymentReference("a")), 66),
            (.undoRefused(PaymentReference("a"), .tooLate), 77),
        ] as [(CardsError, Int32)])
    func failures(error: CardsError, code: Int32) {
        #expect(ExitCode(error).rawValue == code)
    }

    @Test("means something of its own in both languages")
    func meanings() {
        for language in Language.allCases {
            let meanings = ExitCode.allCases.map { $0.meaning[language] }
            #expect(Set(meanings).count == ExitCode.allCases.count)
        }
    }
}
