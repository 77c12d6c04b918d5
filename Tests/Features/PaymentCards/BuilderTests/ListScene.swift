import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit
import Testing
import Words

/// A built list on a stack of screens, as a person meets it.
@MainActor
struct ListScene {
    let service: CardsServiceStub
    let stack = ScreenStack()
    let output = CardReportSpy()
    let module: BuiltScreen<CardListEvent, CardListViewState>

    init(
        _ service: CardsServiceStub, query: CardQuery = CardQuery(), config: CardConfig = .standard,
        language: Language = .english, hasPlaces: Bool = false, leadsBack: Bool = false
    ) async {
        self.service = service
        module = CardScreenBuilder(service: service, language: language, hasPlaces: hasPlaces)
            .list(query, config: config, leadsBack: leadsBack, navigator: stack, output: output)
        stack.push(module.screen)
        await module.settle()
    }

    init(_ cards: [PaymentCard]) async {
        await self.init(CardsServiceStub(cards))
    }

    /// The fields of each card of the list.
    var lines: [[String]] {
        get throws {
            try module.screen.text(as: .plain).split(separator: "\n")
                .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        }
    }

    /// Does something on the details, and has what that makes necessary fetched.
    func press(_ key: Key) async throws {
        let screen = try #require(stack.top as? any InteractiveScreen)
        screen.handle(.key(KeyEvent(key: key)), at: .zero)
        await screen.settle()
    }

    /// The details, where they are on top.
    var details: PureViewScreen<CardDetailsView>? { stack.top as? PureViewScreen<CardDetailsView> }
}
