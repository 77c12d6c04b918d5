public import Foundation
public import PaymentCardsPorts
import PaymentCardsPresenter
public import PaymentCardsScreens
public import ScreenContract
public import ScreenView
public import TerminalKit
public import Words

/// Makes the screen on which a card is taken away, or brought back, where no other screen leads to it.
@MainActor
public struct CardRemovalBuilder {
    private let screens: CardScreens

    /// A builder of removals from `service`. Days are counted in `timeZone`; `now` says what time it is.
    public init(
        service: any CardsService, language: Language = .english, timeZone: TimeZone = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        screens = CardScreens(service: service, language: language, timeZone: timeZone, now: now)
    }

    /// Taking away the card that matches `name`, once the person has agreed.
    ///
    /// - Parameters:
    ///   - navigator: where the removal's routes lead to; the caller keeps it.
    ///   - output: whom the removal reports to; the caller keeps it.
    public func removal(
        of name: String, navigator: any Navigator, output: any Reporting<CardReport>
    ) -> BuiltScreen<CardRemovalEvent, CardRemovalViewState> {
        screens.removal(for: .removeNamed(name), navigator: navigator, output: output)
    }

    /// Bringing back the removed card that matches `name`, as soon as the screen comes up.
    public func restoration(
        of name: String, navigator: any Navigator, output: any Reporting<CardReport>
    ) -> BuiltScreen<CardRemovalEvent, CardRemovalViewState> {
        screens.removal(for: .restore(name), navigator: navigator, output: output)
    }
}
