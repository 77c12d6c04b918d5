import PaymentCardsPorts
import PaymentCardsScreens

/// What lies over the cards, one thing at a time: an alert waits while help or a menu is open.
struct CardListOverlay: Equatable {
    /// What the person has opened.
    enum Opened: Equatable {
        case help
        /// A menu, and the index of the item the person is at.
        case menu(CardListMenu, selected: Int)
    }

    /// What the person has opened.
    var opened: Opened?
    /// What went wrong while the cards stay.
    var alert: CardsError?

    var shownAlert: CardsError? { opened == nil ? alert : nil }

    /// Moves in the menu; from either end to the other.
    mutating func moveMenu(by items: Int) {
        guard case .menu(let menu, let selected) = opened else { return }
        let count = menu.choices.count
        opened = .menu(menu, selected: ((selected + items % count) % count + count) % count)
    }

    /// Closes the menu with the choice at `index`, or the one the person is at; `nil` and as it was if there is none.
    mutating func choose(_ index: Int?) -> CardListMenu.Choice? {
        guard case .menu(let menu, let selected) = opened, menu.choices.indices.contains(index ?? selected)
        else { return nil }
        opened = nil
        return menu.choices[index ?? selected]
    }

    /// Closes what is on top.
    ///
    /// - Returns: whether there was something.
    mutating func close() -> Bool {
        let wasShown = opened != nil || alert != nil
        if opened == nil { alert = nil }
        opened = nil
        return wasShown
    }
}
