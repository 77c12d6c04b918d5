import Foundation
public import PaymentCardsEntity
import PaymentCardsInteractor
public import PaymentCardsPorts
import PaymentCardsPresenter
public import PaymentCardsScreens
import PaymentCardsView
public import ScreenContract
public import ScreenView
public import TerminalKit
import Trace
import Values

// Screens on which something is paid, added or changed.

extension CardScreenBuilder {
    /// Paying on the card that matches `name`, with an idempotency key where the person has one.
    public func payment(
        on name: String, key: String? = nil, navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardPaymentEvent, CardPaymentViewState> {
        payment(for: .pay(.named(name)), key: key, navigator: navigator, output: output)
    }

    /// Undoing the payment with this reference, as soon as the screen comes up.
    public func undo(
        _ reference: PaymentReference, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardPaymentEvent, CardPaymentViewState> {
        payment(for: .undo(reference), navigator: navigator, output: output)
    }

    func payment(
        for purpose: CardPaymentPresenter.Purpose, key: String? = nil, isPrivate: Bool = false,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardPaymentEvent, CardPaymentViewState> {
        let interactor = CardPaymentInteractor(
            service: service(for: CardPaymentInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: CardPaymentView.self, presenter: CardPaymentPresenter.self)
        let presenter = CardPaymentPresenter(
            for: purpose, key: key, isPrivate: isPrivate, voice: voice,
            interactor: borders.interactor(interactor, TracedCardPaymentInteractor.init),
            router: borders.backRouter(on: navigator, places: .places), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.payment)
    }

    /// Paying everything that is due according to `query`, once the person has agreed. Each due is paid by an order of its own,
    /// by the same rules as on the payment screen.
    public func duePayments(
        _ query: DuePaymentsQuery = DuePaymentsQuery(), navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<DuePaymentsEvent, DuePaymentsViewState> {
        duePayments(query, isPrivate: false, navigator: navigator, output: output)
    }

    func duePayments(
        _ query: DuePaymentsQuery, isPrivate: Bool, navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<DuePaymentsEvent, DuePaymentsViewState> {
        let dues = CardDuesInteractor(service: service(for: CardDuesInteractor.self), days: days)
        let payments = CardPaymentInteractor(
            service: service(for: CardPaymentInteractor.self), days: days)
        let borders = ScreenTrace(trace, view: DuePaymentsView.self, presenter: DuePaymentsPresenter.self)
        let presenter = DuePaymentsPresenter(
            query, isPrivate: isPrivate, voice: voice,
            dues: borders.reading("everyDue(_:_:)", to: CardDuesInteractor.self, dues.everyDue),
            payments: borders.interactor(payments, TracedCardPaymentInteractor.init),
            undoer: undoer(borders), router: borders.backRouter(on: navigator),
            output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.duePayments)
    }

    /// Adding a card, from an empty form.
    public func form(
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardFormEvent, CardFormViewState> {
        let interactor = CardFormInteractor(service: service(for: CardFormInteractor.self))
        let borders = ScreenTrace(trace, view: CardFormView.self, presenter: CardFormPresenter.self)
        let presenter = CardFormPresenter(
            voice: voice, interactor: borders.interactor(interactor, TracedCardFormInteractor.init),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.form)
    }

    /// Changing one of the person's own cards: what is recorded is shown first, and recorded once the person has agreed.
    ///
    /// - Parameter file: the cards that are taken over, if the request asks for that.
    public func change(
        _ request: CardChangeRequest, of cards: any OwnCardsService,
        takingFrom file: (any CardsService)? = nil,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardQuestionEvent, CardChangeViewState> {
        change(request, of: cards, takingFrom: file, isPrivate: nil, navigator: navigator, output: output)
    }

    /// The same, where the screen asks everything itself, with amounts hidden if it is `isPrivate`.
    func change(
        _ request: CardChangeRequest, of cards: any OwnCardsService,
        takingFrom file: (any CardsService)? = nil, isPrivate: Bool?,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardQuestionEvent, CardChangeViewState> {
        let interactor = CardChangeInteractor(service: cards, file: file, days: days)
        let borders = ScreenTrace(trace, view: CardChangeView.self, presenter: CardChangePresenter.self)
        let presenter = CardChangePresenter(
            for: request, isOnScreen: isPrivate != nil, isPrivate: isPrivate ?? false, voice: voice,
            interactor: borders.interactor(interactor, TracedCardChangeInteractor.init),
            undoer: undoer(borders), router: borders.backRouter(on: navigator),
            output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.change)
    }

    /// Importing banks' files into the person's own cards: what is new is shown first, and stored once the person has agreed.
    public func importing(
        _ request: CardImportRequest, into cards: any OwnCardsService, navigator: any Navigator,
        output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<CardQuestionEvent, CardImportViewState> {
        let interactor = CardImportInteractor(service: cards, days: days)
        let borders = ScreenTrace(trace, view: CardImportView.self, presenter: CardImportPresenter.self)
        let presenter = CardImportPresenter(
            for: request, voice: voice,
            interactor: borders.interactor(interactor, TracedCardImportInteractor.init),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.importing)
    }

    /// Everything that was done to the person's own cards, according to `query`.
    public func changes(
        _ query: CardChangesQuery = CardChangesQuery(), of cards: any OwnCardsService,
        navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<AnswerEvent, CardChangesViewState> {
        let interactor = CardChangesInteractor(service: cards, days: days)
        let borders = ScreenTrace(trace, view: CardChangesView.self, presenter: CardChangesPresenter.self)
        let presenter = CardChangesPresenter(
            query, voice: voice,
            interactor: borders.question("changes(_:)", to: CardChangesInteractor.self, interactor.changes),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.changes)
    }

    /// The categories that the person gave to texts of transactions.
    public func categories(
        of cards: any OwnCardsService, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> BuiltScreen<AnswerEvent, CardCategoriesViewState> {
        let interactor = CardCategoriesInteractor(service: cards)
        let borders = ScreenTrace(
            trace, view: CardCategoriesView.self, presenter: CardCategoriesPresenter.self)
        let presenter = CardCategoriesPresenter(
            voice: voice,
            interactor: borders.question(
                "categories(_:)", to: CardCategoriesInteractor.self, interactor.categories),
            router: borders.backRouter(on: navigator), output: borders.reporting(output))
        return borders.screen(of: presenter, view: views.categories)
    }
}
