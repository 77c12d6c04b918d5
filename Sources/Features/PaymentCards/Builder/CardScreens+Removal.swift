import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardRemovalBuilding {
    func removalScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any CardScreenModuleOutput
    ) -> any Screen {
        removalView(for: .remove(item), isPrivate: isPrivate, navigator: navigator, output: output)
    }

    /// A screen for `purpose`, made of its five parts.
    @MainActor
    func removalView(
        for purpose: CardRemovalPresenter.Purpose, isPrivate: Bool = false, navigator: any Navigator,
        output: any CardScreenModuleOutput
    ) -> CardRemovalView {
        let presenter = CardRemovalPresenter(
            for: purpose, isPrivate: isPrivate, language: language, days: days,
            interactor: CardRemovalInteractor(service: service),
            router: CardRemovalRouter(navigator: navigator), output: output)
        let view = CardRemovalView(output: presenter)
        presenter.view = view
        return view
    }
}
