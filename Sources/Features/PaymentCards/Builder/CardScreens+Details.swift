import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import ScreenContract
import TerminalKit

extension CardScreens: CardDetailsBuilding {
    func detailsScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        let presenter = CardDetailsPresenter(
            item: item, isPrivate: isPrivate, language: language, timeZone: timeZone, now: now,
            interactor: CardDetailsInteractor(service: service),
            router: CardDetailsRouter(navigator: navigator, screens: self), output: output)
        let view = CardDetailsView(output: presenter)
        presenter.view = view
        return view
    }
}
