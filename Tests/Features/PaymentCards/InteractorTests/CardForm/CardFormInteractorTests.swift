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
        "A number is four digits, its last ones; whoever types more types a card number",
        arguments: [
            ("", .missing, false), ("4", .tooShort(least: 4), false), ("482", .tooShort(least: 4), false),
            ("4821", nil, false), (" 48 21 ", .strayCharacter, true), ("482a", .strayCharacter, true),
            ("٤٨٢١", .strayCharacter, true), ("48211", .holdsCardNumber, true),
            ("4111-1111-1111-1111", .holdsCardNumber, true), ("x4y8z2w1v1", .holdsCardNumber, true),
            ("４１１１１", .holdsCardNumber, true),
        ] as [(String, CardFieldProblem?, Bool)])
    func numbers(text: String, problem: CardFieldProblem?, isFinal: Bool) {
        let check = interactor.check(CardDraft([.number: text]))
        same(check.faults[.number], problem.map { CardFieldFault($0, isFinal: isFinal) })
        same(check.number, problem == nil ? CardNumber(lastFour: text) : nil)
    }

    @Test(
        "A name has 2 to 26 letters of any script, with what joins and shortens names, or there is none",
        arguments: [
            ("ASHA RAO", nil), ("  ASHA   RAO ", nil), ("Jean-Luc O’Neil Jr.", nil), ("Лук’яненко", nil),
            ("नीता राव", nil), ("李 小龙", nil), ("D'Arc", nil), ("José", nil), ("Jose\u{301}", nil),
            ("", nil), ("   ", nil), ("A", .tooShort(least: 2)), ("..", .tooShort(least: 2)),
            (String(repeating: "A", count: 26), nil), (String(repeating: "A", count: 27), .tooLong(most: 26)),
            ("ASHA RAO 2", .strayCharacter), ("A😀", .strayCharacter), ("ASHA\u{1B}[2J", .strayCharacter),
            ("ASHA\u{202E}RAO", .strayCharacter), ("A/B", .strayCharacter),
            ("A\u{200D}B", .strayCharacter), ("٣٤", .strayCharacter),
        ] as [(String, CardFieldProblem?)])
    func holders(text: String, problem: CardFieldProblem?) {
        same(interactor.check(CardDraft([.holder: text])).faults[.holder]?.problem, problem)
    }

    @Test(
        "A title, and the name of a bank or a network, has up to 40 characters that can be shown",
        arguments: [
            ("GOLD", nil), ("№ 1 — «Золота» 🎉", nil), (String(repeating: "漢", count: 40), nil),
            (String(repeating: "漢", count: 41), .tooLong(most: 40)), ("GOLD\u{7}", .strayCharacter),
            ("\u{202E}GOLD", .strayCharacter),
        ] as [(String, CardFieldProblem?)])
    func titles(text: String, problem: CardFieldProblem?) {
        let fields: [CardFormField] = [.title, .bank, .network]
        let check = interactor.check(CardDraft(fields.reduce(into: [:]) { $0[$1] = text }))
        for field in fields { same(check.faults[field]?.problem, problem) }
        same(interactor.check(CardDraft()).faults.mapValues(\.isFinal), [.title: false, .number: false])
    }

    @Test(
        "A currency is its code in any case, or its sign, or there is none",
        arguments: [
            ("", nil, nil), ("inr", "INR", nil), ("€", "EUR", nil), ("rupees", nil, .unknownCurrency),
        ] as [(String, String?, CardFieldProblem?)])
    func currencies(text: String, code: String?, problem: CardFieldProblem?) {
        let check = interactor.check(CardDraft([.title: "GOLD", .number: "4821", .currency: text]))
        same(check.faults[.currency]?.problem, problem)
        same(check.card?.currency?.code, code)
    }

    @Test("Nothing holds a number as long as a card’s, right or mistyped", arguments: CardFormField.allCases)
    func secrecy(field: CardFormField) {
        for text in [
            "GOLD 4111 1111 1111 1111", "4111-1111-1111-1112", "4111x1111x1111", "\u{7}411111111111",
        ] {
            let fault = interactor.check(CardDraft([field: text])).faults[field]
            same(fault, CardFieldFault(.holdsCardNumber, isFinal: true), "\(text)")
        }
    }

    @Test(
        "A bank and a network are known by what people call them, in any case; another keeps its name",
        arguments: [
            ("HDFC", .hdfc, .unknown("HDFC")), ("hdfc bank", .hdfc, .unknown("hdfc bank")),
            (" Standard  Chartered", .stanc, .unknown("Standard Chartered")), ("", nil, nil),
            ("visa", .unknown("visa"), .visa), ("American express", .unknown("American express"), .amex),
            ("RuPay", .unknown("RuPay"), .unknown("RuPay")),
        ] as [(String, Bank?, CardNetwork?)])
    func names(text: String, bank: Bank?, network: CardNetwork?) {
        let check = interactor.check(CardDraft([.bank: text, .network: text]))
        same(check.bank, bank)
        same(check.network, network)
    }

    @Test("Once nothing is wrong there is a card, tidied up, of which a title and four digits are enough")
    func card() {
        same(
            interactor.check(
                CardDraft([
                    .title: " GOLD ", .number: "0005 ", .bank: "sbi", .network: "amex",
                    .holder: " ASHA  RAO ",
                ])
            ).card,
            NewCard(
                number: CardNumber(masking: "XXXX XXXX XXXX 0005"), network: .amex, holder: "ASHA RAO",
                title: "GOLD", bank: .sbi))
        var least = CardDraft([.title: "GOLD", .number: "0005"])
        same(interactor.check(least).card?.network, .unknown(""))
        same(interactor.check(least).card?.holder, "")
        least[.title] = ""
        #expect(interactor.check(least).card == nil)
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
        await #expect(throws: CardsError.timeout) {
            try await CardFormInteractor(service: CardsServiceStub(failure: .timeout))
                .duplicate(of: CardNumber(masking: "4111111111111111"))
        }
    }

    private static func newCard(_ number: String) -> NewCard {
        NewCard(number: CardNumber(masking: number), network: .visa, holder: "ASHA RAO", title: "GOLD")
    }
}
