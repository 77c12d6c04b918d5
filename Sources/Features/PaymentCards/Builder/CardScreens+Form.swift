import PaymentCardsPorts
import PaymentCardsRouter
import ScreenContract
import TerminalKit

extension CardScreens: CardFormBuilding {
    func formScreen(navigator: any Navigator, output: any Reporting<CardReport>) -> any Screen {
        CardFormBuilder(service: service, language: language).form(navigator: navigator, output: output)
            .screen
    }
}
