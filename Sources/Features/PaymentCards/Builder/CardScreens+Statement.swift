import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import ScreenContract
import TerminalKit

extension CardScreens: CardStatementBuilding {
    func statementScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        let presenter = CardStatementPresenter(
            item: item, isPrivate: isPrivate, language: language, days: days,
            interactor: CardStatementInteractor(service: service),
            router: CardStatementRouter(navigator: navigator), output: output)
        let view = CardStatementView(output: presenter)
        presenter.view = view
        return view
    }
}
