public import OffersEntity
import OffersInteractor
public import OffersPorts
import OffersPresenter
public import OffersScreens
import OffersView
public import ScreenContract
public import ScreenView
public import TerminalKit
public import Trace
public import Values
public import Words

/// Assembles each screen of offers. No other file names its parts.
///
/// A screen navigates with its `navigator` and reports to its `output`; the caller keeps both alive.
@MainActor
public struct OfferScreenBuilder {
    /// Makes the screen of a card, which belongs to another feature, from the name that commands accept.
    public typealias CardScreen = @MainActor (_ card: String, any Navigator) -> any Screen

    private let interactor: any OffersInteractorInput
    private let wording: OfferWording
    private let trace: Tracer?
    private let cardScreen: CardScreen

    /// A builder of screens of the offers of `source` for these `cards`. `days` counts the days. In a program that `hasPlaces`,
    /// the screens lead to them. The deck shows the remark ``about`` all offers. A `trace` records every message between the
    /// parts.
    public init(
        source: any OffersSource, cards: any OfferCards, decisions: any OfferDecisions,
        language: Language = .english, days: DayClock = DayClock(), hasPlaces: Bool = false,
        about: String? = nil, trace: Tracer? = nil, cardScreen: @escaping CardScreen
    ) {
        interactor = OfferInteractor(source: source, cards: cards, decisions: decisions, days: days)
        wording = OfferWording(Voice(language, hasPlaces: hasPlaces, about: about), days: days)
        (self.trace, self.cardScreen) = (trace, cardScreen)
    }

    /// The open offers as a deck: a swipe right keeps, a swipe left passes.
    public func deck(
        _ query: OfferQuery = OfferQuery(), reducesMotion: Bool = false, navigator: any Navigator,
        output: (any Reporting<OfferReport>)?
    ) -> BuiltScreen<OfferDeckEvent, OfferDeckViewState> {
        let router = router(on: navigator)
        let borders = ScreenTrace(trace, view: OfferDeckView.self, presenter: OfferDeckPresenter.self)
        let presenter = OfferDeckPresenter(
            query, wording: wording,
            interactor: borders.interactor(interactor, TracedOffersInteractor.init),
            router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter) { OfferDeckView(output: $0, reducesMotion: reducesMotion) }
    }

    /// A list of the offers of `query`.
    public func list(
        _ query: OfferQuery = OfferQuery(), navigator: any Navigator,
        output: (any Reporting<OfferReport>)?
    ) -> BuiltScreen<OfferListEvent, OfferListViewState> {
        let router = router(on: navigator)
        let borders = ScreenTrace(trace, view: OfferListView.self, presenter: OfferListPresenter.self)
        let presenter = OfferListPresenter(
            query, wording: wording, interactor: borders.interactor(interactor, TracedOffersInteractor.init),
            router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, showing: OfferListView())
    }

    /// The details of the offer that `name` means; without a name, of the one whose last decision is undone there.
    public func details(
        named name: String?, navigator: any Navigator, output: (any Reporting<OfferReport>)?
    ) -> BuiltScreen<OfferDetailsEvent, OfferDetailsViewState> {
        details(name.map(OfferSubject.named) ?? .lastDecision, navigator: navigator, output: output)
    }

    private func details(
        _ subject: OfferSubject, navigator: any Navigator, output: (any Reporting<OfferReport>)?
    ) -> BuiltScreen<OfferDetailsEvent, OfferDetailsViewState> {
        let borders = ScreenTrace(trace, view: OfferDetailsView.self, presenter: OfferDetailsPresenter.self)
        let router = router(on: navigator)
        let presenter = OfferDetailsPresenter(
            subject, wording: wording,
            interactor: borders.interactor(interactor, TracedOffersInteractor.init),
            router: borders.router(router), output: borders.reporting(output))
        router.output = output
        return borders.screen(of: presenter, showing: OfferDetailsView())
    }

    private func router(on navigator: any Navigator) -> ScreenRouter<OfferRoute, OfferReport> {
        ScreenRouter(navigator: navigator, places: .places) { [self] route, navigator, output in
            switch route {
            case .back, .places: nil
            case .details(let item): details(.item(item), navigator: navigator, output: output).screen
            case .kept: list(OfferQuery(status: .kept), navigator: navigator, output: output).screen
            case .card(let name): cardScreen(name, navigator)
            }
        }
    }
}

/// Words failures of offers without a screen.
public struct OfferErrorAlerts {
    private let wording: OfferWording

    public init(language: Language) { wording = OfferWording(Voice(language)) }

    /// A failure in words.
    public func alert(for error: OffersError) -> AlertState { wording.alert(for: error) }

    /// The skipped offers in `source`, each with its place, its title and what is wrong.
    public func texts(for unreadable: [OfferFeed.Unreadable], in source: String) -> [String] {
        wording.texts(for: unreadable, in: source)
    }
}

/// Wraps the interactor if there is a trace.
struct TracedOffersInteractor: OffersInteractorInput {
    let interactor: any OffersInteractorInput
    let calls: TracedCalls<OffersError>

    func offers(_ query: OfferQuery) async throws(OffersError) -> (items: [OfferItem], unreadable: Int) {
        try await calls.ask("offers(_:)", query, work: try await interactor.offers(query))
    }

    func offer(named name: String) async throws(OffersError) -> OfferItem {
        try await calls.ask("offer(named:)", name, work: try await interactor.offer(named: name))
    }

    func decide(
        _ choice: OfferChoice, on item: OfferItem
    ) async throws(OffersError) -> (item: OfferItem, isNew: Bool) {
        try await calls.ask(
            "decide(_:on:)", choice, item, work: try await interactor.decide(choice, on: item))
    }

    func undo() async throws(OffersError) -> (decision: OfferDecision, item: OfferItem?)? {
        try await calls.ask("undo()", work: try await interactor.undo())
    }
}
