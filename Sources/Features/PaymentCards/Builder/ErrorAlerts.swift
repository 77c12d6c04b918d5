public import PaymentCardsPorts
import PaymentCardsPresenter
public import ScreenContract
public import Words

/// Words errors where there is no screen that does.
public struct ErrorAlerts {
    private let language: Language

    /// Alerts in `language`.
    public init(language: Language) {
        self.language = language
    }

    /// What happened, and what to do.
    public func alert(for error: CardsError) -> AlertState {
        ErrorWording(language: language).alert(for: error)
    }
}
