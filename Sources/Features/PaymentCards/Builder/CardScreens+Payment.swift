import Foundation
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
import PaymentCardsView
import ScreenContract
import TerminalKit

extension CardScreens: CardPaymentBuilding {
    func paymentScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        paymentView(for: .pay(.item(item)), isPrivate: isPrivate, navigator: navigator, output: output)
    }

    /// A payment screen for `purpose`, made of its five parts.
    @MainActor
    func paymentView(
        for purpose: CardPaymentPresenter.Purpose, key: String? = nil, isPrivate: Bool = false,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> CardPaymentView {
        let presenter = CardPaymentPresenter(
            for: purpose, key: key, isPrivate: isPrivate, language: language,
            surroundings: CardPaymentPresenter.Surroundings(
                now: now, timeZone: timeZone, makeKey: { UUID().uuidString }),
            interactor: CardPaymentInteractor(service: service, timeZone: timeZone),
            router: CardPaymentRouter(navigator: navigator), output: output)
        let view = CardPaymentView(output: presenter)
        presenter.view = view
        return view
    }
}
