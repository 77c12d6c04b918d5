import PaymentCardsContract
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import TerminalKit

extension CardScreens: CardStatementBuilding {
    func statementScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any CardScreenModuleOutput
    ) -> any Screen {
        CardNoticeView(CardNoticeWording(language: language).statement) { [weak navigator] in navigator?.pop()
        }
    }
}
