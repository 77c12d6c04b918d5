public import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
import ScreenPresenter
public import ScreenView
public import SwipeKit
public import TerminalKit
public import Trace
import Values
public import Words

// Longer than most: a function for each screen, which names its parts.
/// Puts together each screen from its five parts, which are named nowhere else.
///
/// A screen goes where its routes lead through its `navigator`, and reports to its `output`; the caller keeps both.
@MainActor
public struct CardScreenBuilder {
    let service: any CardsService
    var voice: CardVoice
    let views: CardViews
    let trace: Tracer?
    /// The month of the statements that its screens show; `nil` for the last ones.
    var month: CardMonth?

    /// A builder of screens of the cards of `service`, which are shown by `views`.
    ///
    /// If the program has `commands`, the screens may advise to type one; if it `hasPlaces` besides these screens, they lead there.
    /// Every sentence about a payment says what it is on these cards, its `meaning`. Days are counted in `timeZone`; `now` says what time it is. A live list says what the program wants to be known `about` all
    /// cards. With a `trace`, every message between the parts of the screens is recorded there.
    public nonisolated init(
        service: any CardsService, language: Language = .english, commands: (any CardCommands)? = nil,
        hasPlaces: Bool = false, meaning: PaymentMeaning = .order, timeZone: TimeZone = .current,
        now: @escaping @Sendable () -> Date = { Date() }, views: CardViews = CardViews(),
        about: @escaping @autoclosure @Sendable () -> String? = nil, trace: Tracer? = nil
    ) {
        voice = CardVoice(
            Voice(language, hasPlaces: hasPlaces, about: about()),
            clock: DayClock(timeZone: timeZone, now: now), commands: commands)
        (voice.meaning, voice.ownsCards) = (meaning, service is any OwnCardsService)
        (self.service, self.views, self.trace) = (service, views, trace)
    }

    /// The same, if `isForPrograms` with dots for amounts in all texts: for forms for programs, never for screens that ask something.
    package func forPrograms(_ isForPrograms: Bool) -> CardScreenBuilder {
        var builder = self
        builder.voice.isForPrograms = isForPrograms
        return builder
    }

    var days: DayClock { voice.clock }

    /// The service as `interactor` gets it.
    func service(for interactor: Any.Type) -> any CardsService {
        service.traced(by: trace, for: interactor)
    }

    /// The rules of undoing, for the screen with these borders.
    func undoer(_ borders: ScreenTrace) -> CardUndoInteractorInput {
        let interactor = CardUndoInteractor(service: service(for: CardUndoInteractor.self))
        return borders.question("undo(_:)", to: CardUndoInteractor.self, interactor.undo)
    }

    /// The router of a screen from which others are opened.
    func router(on navigator: any Navigator) -> CardRouter {
        CardRouter(navigator: navigator, screens: self)
    }
}

// MARK: - Looking at cards

extension CardScreenBuilder {
    /// A list of what `query` asks for; if it is `opening` a card, its details are over the list at first.
    ///
    /// With a `refreshInterval`, a live list is fetched anew whenever that has passed and the person is not busy with it.
    /// Where motion is reduced, cards jump to where they belong. The mouse is used from the beginning, or once the person asks
    /// for it. A list over another screen `leadsBack` to it.
    public func list(
        _ query: CardQuery = CardQuery(), opening: CardListing.Item? = nil, config: CardConfig = .standard,
        reducesMotion: Bool = false, usesMouse: Bool = true, refreshInterval: Duration? = nil,
        leadsBack: Bool = false, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardListEvent, CardListViewState> {
        let router = router(on: navigator)
        let interactor = CardListInteractor(service: service(for: CardListInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardListView.self, presenter: CardListPresenter.self)
        let presenter = CardListPresenter(
            query: query, opening: opening, config: config, reducesMotion: reducesMotion,
            usesMouse: usesMouse, leadsBack: leadsBack, voice: voice, refreshInterval: refreshInterval,
            interactor: borders.interactor(interactor, TracedCardListInteractor.init),
            undoer: undoer(borders), router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, view: views.list)
    }

    /// All about one card. What is `undoable` can be undone there, though it was done elsewhere.
    public func details(
        of item: CardListing.Item, isPrivate: Bool = false, undoable: CardDeed? = nil,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardDetailsEvent, CardDetailsViewState> {
        details(
            of: item, isPrivate: isPrivate, deed: undoable, place: nil,
            navigator: navigator, output: output)
    }

    func details(
        of item: CardListing.Item, isPrivate: Bool, deed: CardDeed?, place: CardPlace?,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardDetailsEvent, CardDetailsViewState> {
        let router = router(on: navigator)
        let interactor = CardDetailsInteractor(service: service(for: CardDetailsInteractor.self))
        let borders = ScreenTrace(trace, view: CardDetailsView.self, presenter: CardDetailsPresenter.self)
        let presenter = CardDetailsPresenter(
            item: item, isPrivate: isPrivate, deed: deed, place: place, voice: voice,
            interactor: borders.interactor(interactor, TracedCardDetailsInteractor.init),
            undoer: undoer(borders), router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, view: views.details)
    }

    /// The last statement of a card. What is `undoable` can be undone there.
    public func statement(
        of item: CardListing.Item, isPrivate: Bool = false, undoable: CardDeed? = nil,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardStatementEvent, CardStatementViewState> {
        statement(
            of: item, isPrivate: isPrivate, deed: undoable, navigator: navigator,
            output: output)
    }

    func statement(
        of item: CardListing.Item, isPrivate: Bool, deed: CardDeed?, navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardStatementEvent, CardStatementViewState> {
        let router = router(on: navigator)
        let interactor = CardStatementInteractor(
            service: service(for: CardStatementInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardStatementView.self, presenter: CardStatementPresenter.self)
        let presenter = CardStatementPresenter(
            item: item, month: month, isPrivate: isPrivate, deed: deed, voice: voice,
            interactor: borders.interactor(interactor, TracedCardStatementInteractor.init),
            undoer: undoer(borders), router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, view: views.statement)
    }

    /// Everything that is due, according to `query`.
    public func dues(
        _ query: CardDuesQuery = CardDuesQuery(), navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardDuesEvent, CardDuesViewState> {
        let interactor = CardDuesInteractor(service: service(for: CardDuesInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardDuesView.self, presenter: CardDuesPresenter.self)
        let router = router(on: navigator)
        let presenter = CardDuesPresenter(
            query, voice: voice,
            interactor: borders.reading("everyDue(_:_:)", to: CardDuesInteractor.self, interactor.everyDue),
            undoer: undoer(borders), router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, view: views.dues)
    }

    /// The payments on all cards, according to `query`.
    public func history(
        _ query: CardHistoryQuery = CardHistoryQuery(), navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardHistoryEvent, CardHistoryViewState> {
        let interactor = CardHistoryInteractor(service: service(for: CardHistoryInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardHistoryView.self, presenter: CardHistoryPresenter.self)
        let router = router(on: navigator)
        let presenter = CardHistoryPresenter(
            query, voice: voice,
            interactor: borders.interactor(interactor, TracedCardHistoryInteractor.init),
            router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, view: views.history)
    }

    /// What was spent according to the last statements, summed up as `query` says.
    public func spending(
        _ query: CardSpendingQuery = CardSpendingQuery(), navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardSpendingEvent, CardSpendingViewState> {
        let interactor = CardSpendingInteractor(
            service: service(for: CardSpendingInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardSpendingView.self, presenter: CardSpendingPresenter.self)
        let presenter = CardSpendingPresenter(
            query, voice: voice,
            interactor: borders.question(
                "spending(_:)", to: CardSpendingInteractor.self, interactor.spending),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.spending)
    }

    /// Choosing a card, at first among those with all of `words`.
    public func picker(
        words: String = "", navigator: any Navigator,
        output: (any Reporting<CardPickerReport>)?
    ) -> BuiltScreen<CardPickerEvent, CardPickerViewState> {
        let interactor = CardPickerInteractor(service: service(for: CardPickerInteractor.self))
        let borders = ScreenTrace(trace, view: CardPickerView.self, presenter: CardPickerPresenter.self)
        let presenter = CardPickerPresenter(
            words: words, voice: voice,
            interactor: borders.question(
                "cards(with:)", to: CardPickerInteractor.self, interactor.cards),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.picker)
    }
}
