import PaymentCardsContract
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardFormBuilding {
    func formScreen(navigator: any Navigator, output: any CardScreenModuleOutput) -> any Screen {
        CardNoticeView(CardNoticeWording(language: language).form) { [weak navigator] in navigator?.pop() }
    }
}
