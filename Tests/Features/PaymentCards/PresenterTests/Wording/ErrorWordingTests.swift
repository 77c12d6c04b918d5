import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@Suite("ErrorWording")
struct ErrorWordingTests {
    @Test("A path that is a card number is not echoed", arguments: Language.allCases)
    func pathOfANumber(language: Language) {
        let path = "4221000011118776"
        let errors: [CardsError] = [
            .noSuchFile(path: path), .deniedFile(path: path), .unreadableFile(path: path, reason: "x"),
            .tooLarge(source: path, limit: 1 << 20),
            .malformed(source: path, line: 1, column: 1, problem: .endsEarly),
            .otherFormat(source: path, .gzip),
            .notAFeed(source: path, field: UnreadableField(path: "", expected: .object, found: .list)),
        ]
        for error in errors {
            let alert = ErrorWording(voice: .typing(language)).alert(for: error)
            #expect(!"\(alert)".contains("00001111"), "\(error)")
        }
    }

    @Test("A URL in the place of a file is echoed without what gives access", arguments: Language.allCases)
    func urlWithSecrets(language: Language) {
        for url in ["https://asha:hunter2@example.org/cards?token=hunter2#hunter2", "https://[hunter2"] {
            let alert = ErrorWording(voice: .typing(language)).alert(for: .otherFormat(source: url, .url))
            #expect(!"\(alert)".contains("hunter2"))
            #expect(alert.message.contains("https://"))
        }
    }

    @Test(
        "Every failure says what happened and what to do, as sentences and without a gap",
        arguments: Language.allCases, CardsError.examples("cards.json"))
    func complete(language: Language, error: CardsError) {
        let alert = ErrorWording(voice: .typing(language)).alert(for: error)
        #expect(!alert.title.isEmpty)
        #expect(!alert.message.isEmpty)
        // A command to copy comes last, and no full stop is copied with it.
        #expect(alert.advice.hasSuffix(".") != alert.advice.contains(/: [^:]*demo [^:]*$/))
        #expect(!alert.texts.contains { $0.contains("{}") || $0.contains("#") })
    }

    @Test(
        "Without a command line, advice is a sentence that names no program and nothing to type",
        arguments: Language.allCases, CardsError.examples("cards.json"))
    func commandless(language: Language, error: CardsError) {
        for voice in [
            CardVoice(Voice(language)),
            CardVoice(Voice(language), commands: CommandsStub(hasNoLines: true)),
        ] {
            let alert = ErrorWording(voice: voice).alert(for: error)
            #expect(alert.advice.hasSuffix("."))
            #expect(!alert.texts.contains { $0.contains("--") || $0.contains("{") })
        }
    }

    @Test(
        "Every failure is worded differently in every language", arguments: CardsError.examples("cards.json"))
    func translated(error: CardsError) {
        let alerts = Language.allCases.map { ErrorWording(voice: .typing($0)).alert(for: error) }
        same(Set(alerts.map(\.message)).count, Language.allCases.count)
        same(Set(alerts.map(\.advice)).count, Language.allCases.count)
    }

    @Test(
        "Nothing in a path, a name or a message can command the terminal or turn the text around",
        arguments: Language.allCases,
        CardsError.examples("a\u{1B}[2J\n\u{9B}1m\u{202E}b\u{0}{}\t\u{7F}\u{2066}\u{85}"))
    func harmless(language: Language, error: CardsError) {
        for text in ErrorWording(voice: .typing(language)).alert(for: error).texts {
            same(text, text.safeText)
        }
    }

    @Test(
        "No card number that was typed in the place of a path is read in a message",
        arguments: Language.allCases,
        [
            "/home/4111111111111111.json", "/4111 1111 1111 1111/", "4111111111111112",
            "/4111111111111112/a.json",
        ])
    func paths(language: Language, path: String) {
        let field = UnreadableField(path: "", expected: .list, found: .null)
        let problems: [StoreFault.Problem] = [
            .nowhere, .otherOwner, .writableByOthers, .notAStore, .link, .linkToNowhere(target: path),
            .unwritable(reason: ""),
            .unreadable(reason: ""), .denied(isWriting: true, reason: ""),
            .denied(isWriting: false, reason: ""),
            .uncertain(reason: ""), .corrupt(record: 1, offset: 0), .newerFormat(found: nil, supported: 1),
        ]
        let errors: [CardsError] =
            [
                .noSuchFile(path: path), .deniedFile(path: path), .unreadableFile(path: path, reason: ""),
                .tooLarge(source: path, limit: 1),
                .notAFeed(source: path, field: field),
                .unreadableStatement(source: path, field: field),
                .malformed(source: path, line: 1, column: 1, problem: .trailingComma),
                .noneReadable([
                    UnreadableCard(
                        index: 0, field: field, place: FeedPlace(source: path, line: 1, column: 1))
                ]),
            ] + FileFormat.allCases.map { .otherFormat(source: path, $0) }
            + problems.map { .store(StoreFault(path: path, problem: $0)) }
        for error in errors {
            for text in ErrorWording(voice: .typing(language)).alert(for: error).texts {
                #expect(!text.filter { !" -".contains($0) }.contains("411111111111111"), "\(text)")
            }
        }
    }

    @Test("A card number used as a name appears in no message", arguments: Language.allCases)
    func cardNumbers(language: Language) {
        let number = "4111-1111.1111 1111"
        let errors: [CardsError] = [
            .unknownCard(name: number, nearest: []), .ambiguousCard(name: number, candidates: []),
            .describedCard(words: number, candidates: []),
            .unknownPayment(PaymentReference(number)), .unusableKey(number), .refused(message: number),
            .reusedKey(number, payment: PaymentReference("SW")), .actionNotOffered(code: number, offered: []),
        ]
        for error in errors {
            let alert = ErrorWording(voice: .typing(language)).alert(for: error)
            #expect(alert.message.contains("4111-11XX.XXXX 1111"))
            #expect(!alert.texts.contains { $0.contains(number) })
        }
    }

    @Test(
        "What happened, in the words that help most",
        arguments: [
            (.noSuchFile(path: "a.json"), "There is no file “a.json”.", "Check the path."),
            (
                .malformed(source: "a.json", line: 3, column: 5, problem: .trailingComma),
                "a.json:3:5: a comma before a closing bracket", "Remove that comma."
            ),
            (
                .malformed(source: "-", line: 1, column: 1, problem: .unexpected("\u{1B}")),
                "Standard input:1:1: unexpected “U+001B”",
                "A card feed is an object with a list named “card”: put the cards in that list."
            ),
            (
                .malformed(source: "localhost/cards", line: 1, column: 1, problem: .unexpected("<")),
                "localhost/cards answered with something other than cards.",
                "Check the address; a public network may want you to sign in with a browser first."
            ),
            (
                .tooLarge(source: "a.json", limit: 64 << 20), "“a.json” is too large.",
                "A feed may hold at most 64 MiB; split it into several."
            ),
            (.server(status: 503), "The server failed with status 503.", "Try again later."),
            (
                .server(status: 429, message: "Slow down.", retryAfter: .seconds(30)),
                "The server has received too many requests (status 429). The server says: Slow down.",
                "Try again in 30 seconds."
            ),
            (
                .server(status: 401, retryAfter: .seconds(86_400)),
                "The server requires authentication (status 401).",
                "Check the token: it may be missing, mistyped or no longer valid."
            ),
            (
                .unreachable(host: "example.org", .unknownHost), "There is no server “example.org”.",
                "Check the server’s address."
            ),
            (
                .insecure(.credentialsInTheClear),
                "The token would have been sent over the network unencrypted.",
                "Use an address that begins with https://."
            ),
            (
                .uselessAnswer(host: "example.org", .tooMany(cards: 100_000)),
                "The list from example.org has more than 100000 cards.",
                "Report this to the server’s administrator."
            ),
            (
                .server(status: 422), "The server did not accept the request (status 422).",
                "Report this to the server’s administrator."
            ),
            (
                .server(status: 404), "The server found nothing at this address (status 404).",
                "Check the server’s address. If it is right, report this to the server’s administrator."
            ),
            (
                .actionNotOffered(code: "pay", offered: [.viewDetails, .payNow]),
                "This card does not offer “pay”.", "It offers: view details, pay now."
            ),
            (
                .actionUnavailable(.payNow, .nothingDue), "“pay now” is unavailable: nothing is due.",
                "It will be available when there is something to pay."
            ),
        ] as [(CardsError, String, String)])
    func words(error: CardsError, message: String, advice: String) {
        let alert = ErrorWording(voice: .typing(.english)).alert(for: error)
        same(alert.message, message)
        same(alert.advice, advice)
    }

    @Test("An ambiguous name lists the first ten cards, how to name each, and how many more there are")
    func candidates() {
        let candidates = (1...12).map {
            CardCandidate(name: "7#\($0)", title: "SBI", number: "4221 XXXX XXXX 877\($0 % 10)")
        }
        let alert = ErrorWording(voice: .typing(.english)).alert(
            for: .ambiguousCard(name: "7", candidates: candidates))
        same(alert.message, "12 cards match “7”.")
        same(alert.details.count, 11)
        same(alert.details.first, "7#1  4221 XXXX XXXX 8771  SBI")
        same(alert.details.last, "and 2 more")
        let many = ErrorWording(voice: .typing(.english)).alert(
            for: .ambiguousCard(name: "7", candidates: candidates, more: 30))
        same(many.message, "42 cards match “7”.")
        same(many.details.last, "and 32 more")
    }

    @Test("An unreadable card is named by its place; an unreadable document has none")
    func unreadable() {
        let wording = ErrorWording(voice: .typing(.ukrainian))
        let field = UnreadableField(path: "card[3].number", expected: .text, found: .null)
        same(
            wording.text(for: UnreadableCard(index: 3, field: field)),
            "card[3].number: очікується текст, знайдено: null")
        let document = UnreadableField(path: "", expected: .object, found: .list)
        same(
            wording.alert(for: .notAFeed(source: "a", field: document)).message,
            "a: очікується об’єкт, знайдено: список")
    }
}

extension AlertState {
    fileprivate var texts: [String] { [title, message, advice] + details }
}
