public import Foundation
public import PaymentCardsPorts
import PaymentCardsPresenter
public import PaymentCardsScreens
import PaymentCardsView
public import TerminalKit
public import Words

/// A built removal: what can be shown, and what a hand can do to it. Both are the same object, which keeps the module alive.
public struct CardRemovalModule {
    /// The removal as something to show.
    public let screen: any Screen
    /// The removal as something to touch.
    public let gestures: any CardRemovalGestures

    fileprivate init(_ view: CardRemovalView) {
        screen = view
        gestures = view
    }
}

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
        of name: String, navigator: any Navigator, output: any CardScreenModuleOutput
    ) -> CardRemovalModule {
        CardRemovalModule(screens.removalView(for: .removeNamed(name), navigator: navigator, output: output))
    }

    /// Bringing back the removed card that matches `name`, as soon as the screen comes up.
    public func restoration(
        of name: String, navigator: any Navigator, output: any CardScreenModuleOutput
    ) -> CardRemovalModule {
        CardRemovalModule(screens.removalView(for: .restore(name), navigator: navigator, output: output))
    }
}
