public import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
public import PaymentCardsScreens
import PaymentCardsView
public import TerminalKit
public import Words

/// A built list: what can be shown, and what a hand can do to it. Both are the same object, which keeps the module alive.
public struct CardListModule {
    /// The list as something to show.
    public let screen: any Screen
    /// The list as something to touch.
    public let gestures: any CardListGestures
}

/// Makes the list screen of its five parts. Here, and nowhere else, the parts have names.
@MainActor
public struct CardListBuilder {
    private let service: any CardsService
    private let config: CardConfig
    private let reducesMotion: Bool
    private let usesMouse: Bool
    private let language: Language
    private let timeZone: TimeZone
    private let now: @Sendable () -> Date

    /// A builder of lists of the cards of `service`. Where motion is reduced, cards jump to where they belong. The mouse
    /// is used from the beginning, or once the person asks for it. Moments are said in `timeZone`; `now` says what time it is.
    public init(
        service: any CardsService, config: CardConfig = .standard, reducesMotion: Bool = false,
        usesMouse: Bool = true, language: Language = .english, timeZone: TimeZone = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.service = service
        self.config = config
        self.reducesMotion = reducesMotion
        self.usesMouse = usesMouse
        self.language = language
        self.timeZone = timeZone
        self.now = now
    }

    /// A list of what `query` asks for.
    ///
    /// - Parameters:
    ///   - navigator: where the list's routes lead to; the caller keeps it.
    ///   - output: whom the list reports to; the caller keeps it.
    public func list(
        _ query: CardQuery = CardQuery(), navigator: any Navigator, output: (any CardListModuleOutput)? = nil
    ) -> CardListModule {
        let router = CardListRouter(
            navigator: navigator,
            screens: CardScreens(service: service, language: language, timeZone: timeZone, now: now))
        let days = DayClock(timeZone: timeZone, now: now)
        let presenter = CardListPresenter(
            query: query, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            language: language, days: days,
            interactor: CardListInteractor(service: service, days: days), router: router, output: output)
        let view = CardListView(output: presenter)
        presenter.view = view
        return CardListModule(screen: view, gestures: view)
    }
}
