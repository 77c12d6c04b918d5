import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing
import TestSupport
import Values

@Suite("A card described by words")
struct DescribedCardTests {
    private static let cards: [PaymentCard] = [
        .fixture(id: "11", title: "AMAZON PAY", number: "4221 XXXX XXXX 8776", bank: .icici),
        .fixture(id: "12", title: "CHIP PLATINUM", number: "4332 XXXX XXXX 6564", bank: .icici),
        .fixture(id: "icici", title: "Crème", number: "4332 XXXX XXXX 1234", bank: .sbi),
        .fixture(
            id: "13", title: "OF ASHA", number: "4332 XXXX XXXX 0001", holder: "ASHA NIRMAL", bank: .sbi),
    ]

    @Test(
        "is found as a search finds it: by title, bank, holder and digits, in any case, with all words",
        arguments: [
            ("amazon", ["11"]), ("CREME", ["icici"]), ("icici amazon", ["11"]), ("pay  AMA", ["11"]),
            ("nirmal", ["13"]), ("656", ["12"]), ("SBI", ["icici", "13"]), ("ICICI", ["11", "12"]),
        ])
    func found(words: String, names: [String]) async {
        let answer = await Self.answer(to: words, of: Self.cards)
        guard case .failure(.describedCard(words, let candidates, 0)) = answer else {
            Issue.record("\(words): \(answer)")
            return
        }
        same(candidates.map(\.name), names)
    }

    @Test(
        "is not guessed: what is only spelled alike is suggested", arguments: ["amazom", "icci", "amazon x"])
    func alike(words: String) async {
        guard case .failure(.unknownCard) = await Self.answer(to: words, of: Self.cards) else {
            Issue.record("\(words) was found")
            return
        }
    }

    @Test("doesn’t need words for a blank", arguments: ["", " ", "\u{2003}"])
    func blank(words: String) async {
        guard case .failure(.unknownCard) = await Self.answer(to: words, of: Self.cards) else {
            Issue.record("a blank was found")
            return
        }
    }

    @Test("is listed a hundred times at most, with how many more there are")
    func many() async {
        let cards = (1...250).map { PaymentCard.fixture(id: "7\($0)", title: "SAME") }
        guard
            case .failure(.describedCard(_, let candidates, let more)) = await Self.answer(
                to: "same", of: cards)
        else {
            Issue.record("not found")
            return
        }
        #expect(candidates.count == 100 && more == 150)
    }

    @Test(
        "never takes a name from the card that has it, whatever else the name is found in", arguments: 0..<40)
    func names(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces = ["7", "70", "700", "7001", "1234", "@1", "@2", "7#2", "icici", "sbi", "a", "ab"]
        func text() -> String { pieces.randomElement(using: &random) ?? "" }
        for _ in 0..<20 {
            var occurrences: [String: Int] = [:]
            let cards = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let id = text()
                occurrences[id, default: 0] += 1
                return PaymentCard.fixture(
                    id: id, occurrence: occurrences[id] ?? 1, title: "\(text()) \(text())",
                    number: "4221 XXXX XXXX \(["1234", "7001", "8776"].randomElement(using: &random) ?? "")",
                    holder: text(), bank: .icici)
            }
            let name = text()
            let owners = Self.owners(of: name, among: cards)
            switch await Self.answer(to: name, of: cards) {
            case .success(let card): same(owners, [card], "\(name): \(cards)")
            case .failure(.ambiguousCard(_, let candidates, _)):
                #expect(owners.count > 1 && owners.count == candidates.count, "\(name): \(cards)")
            case .failure: #expect(owners.isEmpty, "\(name): \(cards)")
            }
        }
    }

    /// The cards that `name` means without any word of theirs: written independently of the rules that are tested.
    private static func owners(of name: String, among cards: [PaymentCard]) -> [PaymentCard] {
        let forms = cards.enumerated().filter { place, card in
            card.id.numberedName == name || "@\(place + 1)" == name
        }.map(\.element)
        guard forms.isEmpty else { return forms }
        let own = cards.filter { $0.id.feedID == name }
        guard own.isEmpty else { return own }
        return cards.filter { $0.id.feedID.hasPrefix(name) || $0.number.lastFour == name }
    }

    private static func answer(
        to name: String, of cards: [PaymentCard]
    ) async -> Result<PaymentCard, CardsError> {
        do throws(CardsError) {
            let listing = try await CardListInteractor(service: CardsServiceStub(cards))
                .cards(matching: CardQuery(name: name))
            return listing.items.first.map { .success($0.card) } ?? .failure(.unsupported)
        } catch {
            return .failure(error)
        }
    }
}
