import PaymentCardsContract
import PaymentCardsInteractor
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

/// Makes the details screen of its five parts.
struct CardDetailsBuilder: CardDetailsBuilding {
    let service: any CardsService
    let language: Language

    func detailsScreen(
        for item: CardListing.Item, topic: CardTopic, isPrivate: Bool, navigator: any Navigator,
        output: any CardDetailsModuleOutput
    ) -> any Screen {
        let presenter = CardDetailsPresenter(
            item: item, topic: topic, isPrivate: isPrivate, language: language,
            interactor: CardDetailsInteractor(service: service),
            router: CardDetailsRouter(navigator: navigator), output: output)
        let view = CardDetailsView(output: presenter)
        presenter.view = view
        return view
    }
}
