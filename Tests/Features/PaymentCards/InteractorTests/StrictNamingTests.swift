import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("A name that is one card's id and another one's last four digits")
struct StrictNamingTests {
    private let days = DayClock.fixture("2026-11-22")
    private let cards = [
        PaymentCard.fixture(id: "1111", title: "ID", number: "4222 XXXX XXXX 2222", due: .fixture(amount: 1)),
        .fixture(id: "77", title: "DIGITS", number: "4111 XXXX XXXX 1111", due: .fixture(amount: 2)),
    ]

    /// What paying, and paying on several cards, make of a name.
    private func ask(_ name: String, of cards: [PaymentCard]) async -> [Result<String, CardsError>] {
        let service = CardsServiceStub(cards)
        func answer(_ ask: () async throws(CardsError) -> String?) async -> Result<String, CardsError> {
            do {
                return .success(try await ask() ?? "")
            } catch {
                return .failure(error)
            }
        }
        return [
            await answer { () async throws(CardsError) in
                try await CardPaymentInteractor(service: service).quote(for: .named(name), key: nil)
                    .item.card.title
            },
            await answer { () async throws(CardsError) in
                try await CardDuesInteractor(service: service, days: days)
                    .dues(CardDuesQuery(names: [name])).items.first?.card.title
            },
        ]
    }

    @Test(
        "is refused where money depends on it, with names for both, in any order",
        arguments: [true, false])
    func ambiguous(isReversed: Bool) async {
        let cards = isReversed ? Array(cards.reversed()) : cards
        let answers = await ask("1111", of: cards)
        for answer in answers {
            guard case .failure(.ambiguousCard("1111", let candidates, 0)) = answer else {
                Issue.record("\(answer)")
                continue
            }
            same(candidates.map(\.name), isReversed ? ["77", "1111#1"] : ["1111#1", "77"])
        }
        for (name, title) in [("1111#1", "ID"), ("77", "DIGITS"), ("2222", "ID")] {
            for answer in await ask(name, of: cards) { same(answer, .success(title), "\(name)") }
        }
    }

    @Test("means the card that has both, and an id rather than the beginning of another one")
    func clear() async {
        let both = PaymentCard.fixture(id: "1111", title: "BOTH", number: "4111 XXXX XXXX 1111")
        let longer = PaymentCard.fixture(id: "11112", title: "LONGER", number: "4333 XXXX XXXX 3333")
        for cards in [[both, longer], [longer, both]] {
            for answer in await ask("1111", of: cards) { same(answer, .success("BOTH")) }
        }
        let three = cards + [longer]
        for answer in await ask("1111", of: three) {
            guard case .failure(.ambiguousCard(_, let candidates, 0)) = answer else {
                Issue.record("\(answer)")
                continue
            }
            same(candidates.map(\.title), ["ID", "DIGITS"])
        }
    }

    @Test("or its title, is refused there, too; a title that two cards have is none")
    func titles() async {
        let titled = PaymentCard.fixture(id: "5", title: "1111", number: "4333 XXXX XXXX 3333")
        for answer in await ask("1111", of: [cards[0], titled]) {
            guard case .failure(.ambiguousCard(_, let candidates, 0)) = answer else {
                Issue.record("\(answer)")
                continue
            }
            same(candidates.map(\.title), ["ID", "1111"])
        }
        for answer in await ask("digits", of: cards) { same(answer, .success("DIGITS")) }
        for answer in await ask("DIGITS", of: cards + [.fixture(id: "6", title: "Digits")]) {
            guard case .failure(.describedCard) = answer else {
                Issue.record("\(answer)")
                continue
            }
        }
    }

    @Test("means the id where a card is only shown")
    func shown() async throws {
        let interactor = CardListInteractor(service: CardsServiceStub(cards), days: days)
        try await same(
            interactor.cards(matching: CardQuery(page: .all, name: "1111")).items.map(\.card.title),
            [
                "ID"
            ])
    }
}
