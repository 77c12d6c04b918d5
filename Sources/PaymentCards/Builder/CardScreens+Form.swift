import PaymentCardsContract
import PaymentCardsInteractor
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardFormBuilding {
    func formScreen(navigator: any Navigator, output: any CardScreenModuleOutput) -> any Screen {
        form(navigator: navigator, output: output)
    }

    @MainActor
    func form(navigator: any Navigator, output: any CardScreenModuleOutput) -> CardFormView {
        let presenter = CardFormPresenter(
            language: language, interactor: CardFormInteractor(service: service),
            router: CardFormRouter(navigator: navigator), output: output)
        let view = CardFormView(output: presenter)
        presenter.view = view
        return view
    }
}
