import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsScreens
import PaymentCardsView
import ScreenContract
import ScreenView
import TerminalKit

extension CardScreens: CardRemovalBuilding {
    func removalScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        removal(for: .remove(item), isPrivate: isPrivate, navigator: navigator, output: output).screen
    }

    /// A screen for `purpose`, made of its five parts.
    @MainActor
    func removal(
        for purpose: CardRemovalPresenter.Purpose, isPrivate: Bool = false, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> BuiltScreen<CardRemovalEvent, CardRemovalViewState> {
        let presenter = CardRemovalPresenter(
            for: purpose, isPrivate: isPrivate, language: language, days: days,
            interactor: CardRemovalInteractor(service: service),
            router: BackRouter(navigator: navigator), output: output)
        let view = CardRemovalView(output: presenter)
        presenter.view = view
        return BuiltScreen(screen: view, input: presenter)
    }
}
