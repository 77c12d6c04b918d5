public import PaymentCardsContract
public import TerminalKit

/// A built form: what can be shown, and what a hand can do to it. Both are the same object, which keeps the module alive.
public struct CardFormModule {
    /// The form as something to show.
    public let screen: any Screen
    /// The form as something to touch.
    public let gestures: any CardFormGestures
}

/// Makes the form for a new card.
@MainActor
public struct CardFormBuilder {
    private let screens: CardScreens

    /// A builder of forms that add cards to `service`.
    public init(service: any CardsService, language: Language = .english) {
        screens = CardScreens(service: service, language: language)
    }

    /// An empty form.
    ///
    /// - Parameters:
    ///   - navigator: where the form goes back through; the caller keeps it.
    ///   - output: whom the form reports to; the caller keeps it.
    public func form(navigator: any Navigator, output: any CardScreenModuleOutput) -> CardFormModule {
        let view = screens.form(navigator: navigator, output: output)
        return CardFormModule(screen: view, gestures: view)
    }
}
