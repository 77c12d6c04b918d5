import PaymentCardsContract
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardPaymentBuilding {
    func paymentScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any CardScreenModuleOutput
    ) -> any Screen {
        CardNoticeView(CardNoticeWording(language: language).payment) { [weak navigator] in navigator?.pop() }
    }
}
