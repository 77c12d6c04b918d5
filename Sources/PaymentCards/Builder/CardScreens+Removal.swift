import PaymentCardsContract
import PaymentCardsInteractor
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardRemovalBuilding {
    func removalScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any CardScreenModuleOutput
    ) -> any Screen {
        let presenter = CardRemovalPresenter(
            item: item, isPrivate: isPrivate, language: language,
            interactor: CardRemovalInteractor(service: service),
            router: CardRemovalRouter(navigator: navigator), output: output)
        let view = CardRemovalView(output: presenter)
        presenter.view = view
        return view
    }
}
