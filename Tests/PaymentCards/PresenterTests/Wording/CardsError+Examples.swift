import Foundation
import PaymentCardsContract
import PaymentCardsEntity

extension CardsError {
    /// One of every kind, each text in it being `text`, which may be hostile.
    static func examples(_ text: String) -> [CardsError] {
        let field = UnreadableField(path: text, expected: .text, found: .null)
        let candidate = CardCandidate(name: text, title: text, number: text)
        return [
            .noSuchFile(path: text), .deniedFile(path: text), .unreadableFile(path: text, reason: text),
            .changedFile(path: text),
            .tooLarge(source: text, limit: 64 << 20), .notAFeed(source: text, field: field),
            .unreadableStatement(source: text, field: field), .refused(message: text), .offline, .timeout,
            .server(status: 503), .cancelled,
            .unknownCard(name: text, nearest: []), .unknownCard(name: text, nearest: [candidate]),
            .ambiguousCard(name: text, candidates: Array(repeating: candidate, count: 12)),
            .actionNotOffered(code: text, offered: []),
            .actionNotOffered(code: text, offered: [.payNow, .unknown(text)]),
            .actionUnavailable(.unknown(text), .nothingDue), .actionHidden(.unknown(text)),
        ] + payments(text) + problems.map { .malformed(source: text, line: 3, column: 5, problem: $0) }
            + FieldKind.allCases.map { kind in
                .notAFeed(source: text, field: UnreadableField(path: "", expected: kind, found: kind))
            }
    }

    private static func payments(_ text: String) -> [CardsError] {
        let money = Money(amount: 5, currency: Currency(text: text))
        let refusals: [PaymentProblem] = [
            .nothingDue, .notPositive, .tooPrecise(decimals: 2), .moreThanDue(rest: money), .noMinimum,
        ]
        let reference = PaymentReference(text)
        return refusals.map { .paymentRefused($0) } + [
            .reusedKey(text, payment: reference), .unknownPayment(reference),
            .undoRefused(reference, .tooLate), .undoRefused(reference, .alreadyUndone), .unsupported,
        ]
    }

    private static let problems: [JSONProblem] = [
        .empty, .endsEarly, .unexpected("x"), .unexpected("\u{1B}"), .unexpected("\u{202E}"),
        .unexpected("\u{9B}"), .unexpected("\r\n"), .trailingComma, .invalidUTF8, .controlCharacter,
        .invalidEscape, .invalidNumber, .tooDeep(limit: 128),
    ]
}
