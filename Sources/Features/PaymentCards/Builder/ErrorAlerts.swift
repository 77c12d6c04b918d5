public import PaymentCardsPorts
import PaymentCardsPresenter
public import ScreenContract
public import Words

/// Words errors where there is no screen that does.
public struct ErrorAlerts {
    private let voice: CardVoice

    /// Alerts in `language`, which name the `commands` of the program if it has any.
    public init(language: Language, commands: (any CardCommands)? = nil) {
        voice = CardVoice(Voice(language), commands: commands)
    }

    /// What happened, and what to do.
    public func alert(for error: CardsError) -> AlertState {
        ErrorWording(voice: voice).alert(for: error)
    }
}
