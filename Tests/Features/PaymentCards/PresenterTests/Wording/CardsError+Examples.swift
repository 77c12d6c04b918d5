import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Values

extension CardsError {
    /// One of every kind, each text in it being `text`, which may be hostile.
    static func examples(_ text: String) -> [CardsError] {
        let field = UnreadableField(path: text, expected: .text, found: .null)
        let candidate = CardCandidate(name: text, title: text, number: text)
        let october = CalendarDate.day("2026-10-01") ... .day("2026-10-31")
        return [
            .noSuchFile(path: text), .deniedFile(path: text), .unreadableFile(path: text, reason: text),
            .tooLarge(source: text, limit: 64 << 20), .notAFeed(source: text, field: field),
            .unreadableStatement(source: text, field: field), .refused(message: text), .offline, .timeout,
            .noStatement(of: october, known: [october.upperBound]),
            .notCached(host: text, .nothing), .notCached(host: text, .tooOld), .notCached(host: text, .order),
            .server(status: 503), .cancelled, .unusableKey(text),
            .unknownCard(name: text, nearest: []), .unknownCard(name: text, nearest: [candidate]),
            .unknownPlace(name: text, count: 0), .unknownPlace(name: text, count: 14),
            .removedCard(name: text, removed: [candidate]),
            .removedCard(name: text, removed: [candidate, candidate]),
            .ambiguousCard(name: text, candidates: Array(repeating: candidate, count: 12)),
            .describedCard(words: text, candidates: [candidate], more: 3),
            .tooManyCards(limit: 5000), .unknownWord(text, nearest: []), .unknownWord(text, nearest: [text]),
            .noneReadable([
                UnreadableCard(
                    index: 0, field: field, place: FeedPlace(source: text, line: 1, column: 1), title: text)
            ]),
            .actionNotOffered(code: text, offered: []),
            .actionNotOffered(code: text, offered: [.payNow, .unknown(text)]),
            .actionUnavailable(.unknown(text), .nothingDue), .actionHidden(.unknown(text)),
        ] + payments(text) + serverErrors(text)
            + problems.map { .malformed(source: text, line: 3, column: 5, problem: $0) }
            + FileFormat.allCases.map { .otherFormat(source: text, $0) }
            + FieldKind.allCases.map { kind in
                .notAFeed(source: text, field: UnreadableField(path: "", expected: kind, found: kind))
            }
    }

    private static func payments(_ text: String) -> [CardsError] {
        let money = Money(amount: 5, currency: Currency(text: text))
        let refusals: [PaymentProblem] = [
            .nothingDue, .notPositive, .tooPrecise(decimals: 2), .moreThanDue(rest: money), .noMinimum,
            .minimumPaid, .onlyInFull, .changed(to: money),
        ]
        let reference = PaymentReference(text)
        let order = OrderInDoubt(
            card: CardID(feedID: text), number: CardNumber(masking: text), dueID: text, money: money,
            rest: money,
            date: Date(timeIntervalSince1970: 0), idempotencyKey: text)
        return refusals.map { .paymentRefused($0) } + [
            .reusedKey(text, payment: reference), .spentKey(text, payment: reference),
            .orderInDoubt(order),
            .unknownPayment(reference), .stillInDoubt(.server(status: 401, message: text)),
            .unshownPayment(
                Payment(
                    id: reference, card: CardID(feedID: text), dueID: text, money: money, rest: money,
                    date: Date(timeIntervalSince1970: 0))),
            .undoRefused(reference, .tooLate), .undoRefused(reference, .alreadyUndone), .unsupported,
            .fixedCards,
            .store(StoreFault(path: text, problem: .nowhere)),
            .store(StoreFault(path: text, problem: .otherOwner)),
            .store(StoreFault(path: text, problem: .linkToNowhere(target: text))),
            .store(StoreFault(path: text, problem: .writableByOthers)),
        ]
    }

    private static func serverErrors(_ text: String) -> [CardsError] {
        let field = UnreadableField(path: text, expected: .text, found: .null)
        let reasons: [UnreachableReason] = [
            .refused, .unknownHost, .noAnswer, .missingLibrary(text), .other(text),
        ]
        let dangers: [InsecureReason] = [.certificate(text), .downgrade, .credentialsInTheClear]
        let problems: [AnswerProblem] = [
            .interrupted, .encoded(text), .notJSON(type: text), .notJSON(type: ""), .redirects(limit: 5),
            .tooMany(cards: 100_000),
            .unexpected(field), .otherCard, .misfit(text), .broken, .tooLong(limit: 16 << 20), .shifting,
        ]
        return [400, 401, 403, 404, 429].map { .server(status: $0, message: text, retryAfter: .seconds(30)) }
            + reasons.map { .unreachable(host: text, $0) } + dangers.map { .insecure($0) }
            + problems.map { .uselessAnswer(host: text, $0) }
    }

    private static let problems: [JSONProblem] = [
        .empty, .endsEarly, .unexpected("x"), .unexpected("\u{1B}"), .unexpected("\u{202E}"),
        .unexpected("\u{9B}"), .unexpected("\r\n"), .trailingComma, .invalidUTF8, .controlCharacter,
        .invalidEscape, .invalidNumber, .tooDeep(limit: 128),
    ]
}
