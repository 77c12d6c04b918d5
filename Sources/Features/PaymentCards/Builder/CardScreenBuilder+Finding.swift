import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
import ScreenPresenter
public import ScreenView
public import TerminalKit
import Trace

extension CardScreenBuilder {
    /// Everything that is wrong with the feed of `source`.
    public func check(
        of source: any FeedChecking, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardCheckEvent, CardCheckViewState> {
        let interactor = CardCheckInteractor(source: source)
        let borders = ScreenTrace(trace, view: CardCheckView.self, presenter: CardCheckPresenter.self)
        let presenter = CardCheckPresenter(
            voice: voice,
            interactor: borders.question("check()", to: CardCheckInteractor.self, interactor.check),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.check)
    }
}

extension CardScreenBuilder {
    /// The same, with screens of the statements that closed in `month`; `nil` for the last ones.
    package nonisolated func showingStatements(of month: CardMonth?) -> CardScreenBuilder {
        var builder = self
        builder.month = month
        return builder
    }

    /// Whether `screen` waits for an answer without which nothing is done, such as how much to pay.
    @MainActor
    package static func isAsking(_ screen: any Screen) -> Bool {
        (screen as? any AskingScreen)?.isAsking ?? false
    }

    /// The card that `name` means, for a screen that is to be opened with it; `nil` if a source has none after all.
    ///
    /// - Throws: the error of fetching the cards; `unknownCard`, `ambiguousCard` or `describedCard`.
    public func card(named name: String) async throws(CardsError) -> CardListing.Item? {
        let interactor = CardListInteractor(service: service(for: CardListInteractor.self), days: days)
        return try await interactor.cards(matching: CardQuery(page: .all, name: name)).items.first
    }
}
