import JSONFeed
import OffersEntity
import OffersPorts
import OffersPresenter
import OffersTestSupport
import ScreenContract
import Testing
import Values
import Words

@Suite("Failures of offers in words")
struct OfferErrorWordingTests {
    private static func store(_ problem: StoreFault.Problem) -> OffersError {
        .store(StoreFault(path: "/home/a/offers", problem: problem))
    }

    /// Each failure, with what its message must say in every language.
    static let failures: [(error: OffersError, facts: [String])] = [
        (.unknownOffer(name: "cofee", nearest: ["coffee", "tea"]), ["cofee"]),
        (.unknownOffer(name: "cofee", nearest: []), ["cofee"]),
        (.ambiguous(name: "tea", names: ["tea#1", "tea#2"]), ["tea"]),
        (.expired(name: "tea", since: .day("2026-11-12")), ["tea", "12"]),
        (.nothingToUndo, []),
        (.noSuchFile(path: "mine.json"), ["mine.json"]),
        (.deniedFile(path: "mine.json"), ["mine.json"]),
        (.unreadableFile(path: "mine.json", reason: "Is a directory"), ["mine.json", "Is a directory"]),
        (.malformed(source: "mine.json", line: 3, column: 7, problem: .endsEarly), ["mine.json:3:7"]),
        (
            .notAFeed(
                source: "mine.json",
                field: UnreadableField(path: "offers", expected: .list, found: .nothing)),
            ["mine.json: offers: "]
        ),
        (.unknownCard(name: "99"), ["99"]),
        (.noCards(reason: "There is no file."), ["There is no file."]),
        (store(.unwritable(reason: "Read-only file system")), ["/home/a/offers", "Read-only file system"]),
        (store(.corrupt(record: 4, offset: 7)), ["/home/a/offers", "4"]),
        (store(.newerFormat(found: 9, supported: 2)), ["/home/a/offers", "9"]),
        (store(.notAStore), ["/home/a/offers"]),
        (store(.link), ["/home/a/offers"]),
        (store(.busy), ["/home/a/offers"]),
        (store(.writableByOthers), ["/home/a/offers"]),
        (store(.uncertain(reason: "Input/output error")), ["/home/a/offers", "Input/output error"]),
    ]

    private func alert(_ error: OffersError, _ language: Language) -> AlertState {
        OfferWording(Voice(language), days: .at("2026-11-22")).alert(for: error)
    }

    @Test("say what happened and what to do, in both languages", arguments: failures)
    func words(error: OffersError, facts: [String]) {
        let (english, ukrainian) = (alert(error, .english), alert(error, .ukrainian))
        for fact in facts {
            #expect(english.message.contains(fact))
            #expect(ukrainian.message.contains(fact))
        }
        for (one, other) in [
            (english.title, ukrainian.title), (english.message, ukrainian.message),
            (english.advice, ukrainian.advice),
        ] {
            #expect(!one.isEmpty && !other.isEmpty && one != other)
            // A sentence, with one full stop, also after a date that ends in one.
            #expect(!one.hasSuffix("..") && !other.hasSuffix(".."))
            #expect(!one.contains { ("а"..."я").contains($0.lowercased()) })
        }
    }

    @Test("tell what was skipped: where, what it is called and what is wrong, and the others as a count")
    func skipped() {
        let field = UnreadableField(path: "offers[1].expires", expected: .date, found: .text)
        let one = OfferFeed.Unreadable(
            index: 1, field: field, place: OfferFeed.Place(line: 3, column: 97),
            title: "Tea 4111111111111111" + String(repeating: "x", count: 200))
        let wording = OfferWording(Voice(.english))
        let text = wording.texts(for: [one], in: "mine.json")
        #expect(text.count == 1 && text[0].hasPrefix("mine.json:3:97: “Tea 4111"), "\(text)")
        #expect(text[0].hasSuffix("x…”, offers[1].expires: expected a date such as 2026-11-20, found text"))
        #expect(!text[0].contains("411111111111"))
        let bare = OfferFeed.Unreadable(index: 1, field: field)
        let many = wording.texts(for: Array(repeating: bare, count: 1007), in: "-")
        #expect(many.count == 1000 && many[0].hasPrefix("Standard input: offers[1].expires: expected"))
        #expect(many.last == many[0] + ", and 7 more")
        #expect(wording.texts(for: [], in: "-").isEmpty)
    }

    @Test("list the names that may have been meant")
    func names() {
        #expect(alert(.unknownOffer(name: "x", nearest: ["a", "b"]), .english).details == ["a", "b"])
        #expect(alert(.ambiguous(name: "x", names: ["x#1", "x#2"]), .english).details == ["x#1", "x#2"])
        #expect(alert(.nothingToUndo, .english).details.isEmpty)
    }

    @Test("never show a card number, or a command for the terminal")
    func safe() {
        let bad = "4111111111111111\u{1B}[2J"
        for error in [
            .unknownOffer(name: bad, nearest: []), .ambiguous(name: bad, names: []), .noSuchFile(path: bad),
            .unreadableFile(path: bad, reason: bad), .unknownCard(name: bad), .noCards(reason: bad),
            .expired(name: bad, since: .day("2026-11-12")),
            .store(StoreFault(path: bad, problem: .unwritable(reason: bad))),
        ] as [OffersError] {
            let message = alert(error, .english).message
            #expect(!message.contains("4111111111111111") && !message.contains("\u{1B}"), "\(error)")
        }
    }
}
