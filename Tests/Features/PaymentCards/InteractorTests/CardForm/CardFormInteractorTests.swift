import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardFormInteractor")
struct CardFormInteractorTests {
    private let interactor = CardFormInteractor(service: CardsServiceStub([]))

    @Test(
        "A number is judged by what its network allows",
        arguments: [
            ("", .missing, false), ("4", .wrongLength([13, 16, 19], network: .visa), false),
            ("411111111111111", .wrongLength([13, 16, 19], network: .visa), false),
            ("4111111111111112", .wrongCheckDigit, true), ("4111111111111", .wrongCheckDigit, false),
            ("4111111111111111", nil, false),
            ("4111111111111111112", .wrongCheckDigit, true), ("5555555555554445", .wrongCheckDigit, true),
            ("55555555555544440", .tooLong(most: 16), true), ("378282246310005", nil, false),
            ("37828224631000", .wrongLength([15], network: .amex), false), ("30569309025904", nil, false),
            ("3530111333300000", nil, false), ("6011111111111117", nil, false),
            ("123", .wrongLength(Array(12...19), network: nil), false), ("700000000005", nil, false),
        ] as [(String, CardFieldProblem?, Bool)])
    func numbers(text: String, problem: CardFieldProblem?, isFinal: Bool) {
        let fault = interactor.check(CardDraft(number: .fixture(text))).faults[.number]
        same(fault, problem.map { CardFieldFault($0, isFinal: isFinal) })
    }

    @Test(
        "A name has 2 to 26 letters of any script, with what joins and shortens names",
        arguments: [
            ("ASHA RAO", nil), ("  ASHA   RAO ", nil), ("Jean-Luc O’Neil Jr.", nil), ("Лук’яненко", nil),
            ("नीता राव", nil), ("李 小龙", nil), ("D'Arc", nil), ("José", nil), ("Jose\u{301}", nil),
            ("", .missing), ("   ", .missing), ("A", .tooShort(least: 2)), ("..", .tooShort(least: 2)),
            (String(repeating: "A", count: 26), nil), (String(repeating: "A", count: 27), .tooLong(most: 26)),
            ("ASHA RAO 2", .strayCharacter), ("4111111111111111", .strayCharacter), ("A😀", .strayCharacter),
            ("ASHA\u{1B}[2J", .strayCharacter), ("ASHA\u{202E}RAO", .strayCharacter),
            ("A/B", .strayCharacter),
            ("A\u{200D}B", .strayCharacter), ("٣٤", .strayCharacter),
        ] as [(String, CardFieldProblem?)])
    func holders(text: String, problem: CardFieldProblem?) {
        same(interactor.check(CardDraft(holder: text)).faults[.holder]?.problem, problem)
    }

    @Test(
        "A title and a bank's name have up to 40 characters that can be shown, and no card number among them",
        arguments: [
            ("GOLD", nil), ("№ 1 — «Золота» 🎉", nil), (String(repeating: "漢", count: 40), nil),
            (String(repeating: "漢", count: 41), .tooLong(most: 40)), ("GOLD\u{7}", .strayCharacter),
            ("\u{202E}GOLD", .strayCharacter), ("GOLD 4111 1111 1111 1111", .holdsCardNumber),
            ("4111-1111-1111-1111", .holdsCardNumber), ("1234567890123", nil),
        ] as [(String, CardFieldProblem?)])
    func titles(text: String, problem: CardFieldProblem?) {
        let check = interactor.check(CardDraft(title: text, bank: text))
        same(check.faults[.title]?.problem, problem)
        same(check.faults[.bank]?.problem, problem)
        same(interactor.check(CardDraft()).faults[.title]?.problem, .missing)
        #expect(interactor.check(CardDraft()).faults[.bank] == nil)
    }

    @Test("A fault that further typing can't fix is final")
    func finality() {
        let check = interactor.check(
            CardDraft(holder: "A", title: String(repeating: "x", count: 41), bank: "\u{7}"))
        same(check.faults.mapValues(\.isFinal), [.number: false, .holder: false, .title: true, .bank: true])
    }

    @Test(
        "A bank is known by its code or its name in any case; another keeps its own",
        arguments: [
            ("HDFC", .hdfc), ("hdfc bank", .hdfc), (" Standard  Chartered", .stanc), ("citi", .citi),
            ("Monobank", .unknown("Monobank")), ("", nil),
        ] as [(String, Bank?)])
    func banks(text: String, bank: Bank?) {
        same(interactor.check(CardDraft(bank: text)).bank, bank)
    }

    @Test("Once nothing is wrong there is a card, masked, grouped and tidied up")
    func card() {
        let draft = CardDraft(
            number: .fixture("378282246310005"), holder: " ASHA  RAO ", title: " GOLD ", bank: "sbi")
        same(
            interactor.check(draft).card,
            NewCard(
                number: CardNumber(masking: "3782 8XXXXX X0005"), network: .amex, holder: "ASHA RAO",
                title: "GOLD", bank: .sbi))
        var other = draft
        other.number = .fixture("700000000005")
        same(interactor.check(other).card?.network, .unknown(""))
        other.title = ""
        #expect(interactor.check(other).card == nil)
    }

    @Test("A card with that number is found behind its mask, whatever page it is on")
    func duplicate() async throws {
        let cards = [PaymentCard].fixtures(130) + [.fixture(id: "777", number: "4111 XXXX XXXX 1111")]
        let interactor = CardFormInteractor(service: CardsServiceStub(cards))
        let found = try await interactor.duplicate(of: CardNumber(masking: "4111111111111111"))
        same(found, CardCandidate(name: "777", title: "SBI REWARDZ", number: "4111 XXXX XXXX 1111"))
        #expect(try await interactor.duplicate(of: CardNumber(masking: "5555555555554444")) == nil)
    }

    @Test("A new card is added and can be named, and the service alone is asked for it")
    func adding() async throws {
        let service = CardsServiceStub([.fixture(number: "5555 XXXX XXXX 4444")])
        let interactor = CardFormInteractor(service: service)
        let card = Self.newCard("5555555555554444")
        let item = try await interactor.add(card)
        same(item.name, "added-1")
        same(item.card.number.masked, "555555XXXXXX4444")
        same(item.offers, [ActionOffer(action: .viewDetails)])
        same(service.added, [card])
        let candidate = CardCandidate(name: "added-1", title: "GOLD", number: "5555 55XX XXXX 4444")
        service.refuseChanges(.duplicateCard(candidate))
        await #expect(throws: CardsError.duplicateCard(candidate)) { try await interactor.add(card) }
    }

    @Test("What the service says passes through")
    func errors() async {
        let service = CardsServiceStub([])
        service.refuseChanges(.unsupported)
        await #expect(throws: CardsError.unsupported) {
            try await CardFormInteractor(service: service).add(Self.newCard("4111111111111111"))
        }
        await #expect(throws: CardsError.unsupported) {
            try await CardRemovalInteractor(service: service).remove(.fixture())
        }
        service.refuseChanges(nil)
        await #expect(throws: Never.self) {
            try await CardRemovalInteractor(service: service).remove(.fixture())
        }
        same(service.removed, [.fixture(), .fixture()])
        await #expect(throws: CardsError.timeout) {
            try await CardFormInteractor(service: CardsServiceStub(failure: .timeout))
                .duplicate(of: CardNumber(masking: "4111111111111111"))
        }
    }

    private static func newCard(_ number: String) -> NewCard {
        NewCard(number: CardNumber(masking: number), network: .visa, holder: "ASHA RAO", title: "GOLD")
    }
}
