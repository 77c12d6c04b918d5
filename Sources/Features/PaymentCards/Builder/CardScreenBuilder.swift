public import Foundation
import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
public import PaymentCardsRouter
public import PaymentCardsScreens
public import ScreenContract
public import ScreenView
public import SwipeKit
public import TerminalKit
import Values
public import Words

/// Makes each screen of its five parts. Here, and nowhere else, the parts have names.
///
/// A screen goes where its routes lead through its `navigator`, and reports to its `output`; the caller keeps both.
@MainActor
public struct CardScreenBuilder {
    let service: any CardsService
    let language: Language
    let timeZone: TimeZone
    let now: @Sendable () -> Date
    let views: CardViews

    /// A builder of screens of the cards of `service`, which are shown by `views`. Days are counted in `timeZone`; `now` says
    /// what time it is.
    public nonisolated init(
        service: any CardsService, language: Language = .english, timeZone: TimeZone = .current,
        now: @escaping @Sendable () -> Date = { Date() }, views: CardViews = CardViews()
    ) {
        self.service = service
        self.language = language
        self.timeZone = timeZone
        self.now = now
        self.views = views
    }

    /// What day it is.
    var days: DayClock { DayClock(timeZone: timeZone, now: now) }

    /// The router of a screen from which others are opened.
    func router(on navigator: any Navigator) -> CardRouter {
        CardRouter(navigator: navigator, screens: self)
    }
}

extension CardScreenBuilder: CardScreenBuilding {
    /// The screen that `route` leads to; `nil` where that is the one below.
    public func screen(
        for route: CardRoute, navigator: any Navigator, output: any Reporting<CardReport>
    ) -> (any Screen)? {
        switch route {
        case .back: nil
        case .details(let item, let isPrivate):
            details(of: item, isPrivate: isPrivate, navigator: navigator, output: output).screen
        case .payment(let item, let isPrivate):
            payment(for: .pay(.item(item)), isPrivate: isPrivate, navigator: navigator, output: output).screen
        case .statement(let item, let isPrivate):
            statement(of: item, isPrivate: isPrivate, navigator: navigator, output: output).screen
        case .cardForm:
            form(navigator: navigator, output: output).screen
        case .removal(let item, let isPrivate):
            removal(for: .remove(item), isPrivate: isPrivate, navigator: navigator, output: output).screen
        }
    }
}

// MARK: - Looking at cards

extension CardScreenBuilder {
    /// A list of what `query` asks for.
    ///
    /// Where motion is reduced, cards jump to where they belong. The mouse is used from the beginning, or once the person asks
    /// for it.
    public func list(
        _ query: CardQuery = CardQuery(), config: CardConfig = .standard, reducesMotion: Bool = false,
        usesMouse: Bool = true, navigator: any Navigator, output: (any Reporting<CardReport>)? = nil
    ) -> BuiltScreen<CardListEvent, CardListViewState> {
        let router = router(on: navigator)
        let presenter = CardListPresenter(
            query: query, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            language: language, days: days,
            interactor: CardListInteractor(service: service, days: days), router: router, output: output)
        router.output = presenter
        let view = views.list(presenter)
        presenter.view = view
        return BuiltScreen(screen: view, input: presenter)
    }

    /// All about one card.
    public func details(
        of item: CardListing.Item, isPrivate: Bool = false, navigator: any Navigator,
        output: (any Reporting<CardReport>)? = nil
    ) -> BuiltScreen<CardDetailsEvent, CardDetailsViewState> {
        let router = router(on: navigator)
        let presenter = CardDetailsPresenter(
            item: item, isPrivate: isPrivate, language: language, timeZone: timeZone, now: now,
            interactor: CardDetailsInteractor(service: service), router: router, output: output)
        router.output = presenter
        let screen = views.details(presenter)
        presenter.view = screen
        return BuiltScreen(screen: screen, input: presenter)
    }

    /// The last statement of a card.
    public func statement(
        of item: CardListing.Item, isPrivate: Bool = false, navigator: any Navigator,
        output: (any Reporting<CardReport>)? = nil
    ) -> BuiltScreen<CardStatementEvent, CardStatementViewState> {
        let presenter = CardStatementPresenter(
            item: item, isPrivate: isPrivate, language: language, days: days,
            interactor: CardStatementInteractor(service: service), router: BackRouter(navigator: navigator),
            output: output)
        let screen = views.statement(presenter)
        presenter.view = screen
        return BuiltScreen(screen: screen, input: presenter)
    }
}
