import PaymentCardsPorts
import PaymentCardsRouter
import TerminalKit

extension CardScreens: CardFormBuilding {
    func formScreen(navigator: any Navigator, output: any CardScreenModuleOutput) -> any Screen {
        CardFormBuilder(service: service, language: language).form(navigator: navigator, output: output)
            .screen
    }
}
