import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
public import TerminalKit
public import Words

/// A built form: what can be shown, and what a hand can do to it. Both are the same object, which keeps the module alive.
public struct CardFormModule {
    /// The form as something to show.
    public let screen: any Screen
    /// The form as something to touch.
    public let gestures: any CardFormGestures
}

/// Makes the form for a new card of its five parts.
@MainActor
public struct CardFormBuilder {
    private let service: any CardsService
    private let language: Language

    /// A builder of forms that add cards to `service`.
    public init(service: any CardsService, language: Language = .english) {
        self.service = service
        self.language = language
    }

    /// An empty form.
    ///
    /// - Parameters:
    ///   - navigator: where the form goes back through; the caller keeps it.
    ///   - output: whom the form reports to; the caller keeps it.
    public func form(navigator: any Navigator, output: any Reporting<CardReport>) -> CardFormModule {
        let presenter = CardFormPresenter(
            language: language, interactor: CardFormInteractor(service: service),
            router: CardFormRouter(navigator: navigator), output: output)
        let view = CardFormView(output: presenter)
        presenter.view = view
        return CardFormModule(screen: view, gestures: view)
    }
}
