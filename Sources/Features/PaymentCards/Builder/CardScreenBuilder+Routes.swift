import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsRouter
package import ScreenContract
import ScreenView
package import TerminalKit
import Values

extension CardScreenBuilder: CardScreenBuilding {
    /// The screen that `route` leads to; `nil` where that is no screen of the feature.
    package func screen(
        for route: CardRoute, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> (any Screen)? {
        if let own = service as? any OwnCardsService, let (request, isPrivate) = route.change {
            return change(request, of: own, isPrivate: isPrivate, navigator: navigator, output: output).screen
        }
        switch route {
        case .back, .places: return nil
        case .details(let item, let hides, let deed, let place):
            return details(
                of: item, isPrivate: hides, deed: deed, place: place, navigator: navigator, output: output
            ).screen
        case .payment(let item, let isPrivate):
            return payment(for: .pay(.item(item)), isPrivate: isPrivate, navigator: navigator, output: output)
                .screen
        case .removal, .undoing(nil, _): return nil
        case .undoing(let reference?, let isPrivate):
            return payment(for: .undo(reference), isPrivate: isPrivate, navigator: navigator, output: output)
                .screen
        case .statement(let item, let hides, let deed):
            return statement(of: item, isPrivate: hides, deed: deed, navigator: navigator, output: output)
                .screen
        case .cardForm: return form(navigator: navigator, output: output).screen
        case .payments(let items, let isPrivate):
            return duePayments(
                DuePaymentsQuery(on: items), isPrivate: isPrivate, navigator: navigator,
                output: output
            ).screen
        }
    }
}

extension CardRoute {
    /// What is changed there of a person's own cards, on which payments are records; `nil` where nothing is, or another screen does it.
    fileprivate var change: (request: CardChangeRequest, isPrivate: Bool)? {
        switch self {
        case .payment(let item, let isPrivate): (.pay(.shown([item.id]), TypedPayment()), isPrivate)
        case .payments(let items, let isPrivate): (.pay(.shown(items.map(\.id)), TypedPayment()), isPrivate)
        case .undoing(let reference, let isPrivate): (.undo(reference), isPrivate)
        case .removal(let items, let isPrivate): (.remove(items.map(\.name)), isPrivate)
        case .back, .details, .statement, .cardForm, .places: nil
        }
    }
}
