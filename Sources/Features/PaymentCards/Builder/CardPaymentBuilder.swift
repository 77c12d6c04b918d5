public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import PaymentCardsPresenter
public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
public import TerminalKit
public import Words

/// A built payment: what can be shown, and what a hand can do to it. Both are the same object, which keeps the module alive.
public struct CardPaymentModule {
    /// The payment as something to show.
    public let screen: any Screen
    /// The payment as something to touch.
    public let gestures: any CardPaymentGestures

    fileprivate init(_ view: CardPaymentView) {
        screen = view
        gestures = view
    }
}

/// Makes the payment screen where no other screen leads to it.
@MainActor
public struct CardPaymentBuilder {
    private let screens: CardScreens

    /// A builder of payments through `service`. Moments are said in `timeZone`; `now` says what time it is.
    public init(
        service: any CardsService, language: Language = .english, timeZone: TimeZone = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        screens = CardScreens(service: service, language: language, timeZone: timeZone, now: now)
    }

    /// Paying on the card that matches `name`, with an idempotency key where the person has one.
    ///
    /// - Parameters:
    ///   - navigator: where the payment's routes lead to; the caller keeps it.
    ///   - output: whom the payment reports to; the caller keeps it.
    public func payment(
        on name: String, key: String? = nil, navigator: any Navigator,
        output: (any Reporting<CardReport>)? = nil
    ) -> CardPaymentModule {
        CardPaymentModule(
            screens.paymentView(for: .pay(.named(name)), key: key, navigator: navigator, output: output))
    }

    /// Taking back the payment with this reference, as soon as the screen comes up.
    public func undo(
        _ reference: PaymentReference, navigator: any Navigator,
        output: (any Reporting<CardReport>)? = nil
    ) -> CardPaymentModule {
        CardPaymentModule(
            screens.paymentView(for: .undo(reference), navigator: navigator, output: output))
    }
}
