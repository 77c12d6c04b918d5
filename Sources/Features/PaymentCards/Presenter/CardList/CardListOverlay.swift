import PaymentCardsPorts
import PaymentCardsScreens
import Words

/// What lies over the cards, one thing at a time: an alert waits while help or a menu is open.
struct CardListOverlay: Equatable {
    /// What the person has opened.
    enum Opened: Equatable {
        case help
        /// A menu, and the index of the item the person is at.
        case menu(CardListMenu, selected: Int)

        var menu: CardListMenu? { if case .menu(let menu, _) = self { menu } else { nil } }
    }

    /// What the person has opened.
    var opened: Opened? { didSet { if opened?.menu != oldValue?.menu { draft = nil } } }
    /// The filters with what is ticked in a menu, before they hold; `nil` if nothing was ticked.
    var draft: [CardFilter]?
    /// What went wrong while the cards stay.
    var alert: CardsError?

    var shownAlert: CardsError? { opened == nil ? alert : nil }

    /// Opens a menu at the line that holds.
    mutating func open(_ menu: CardListMenu, in lines: CardMenuLines) {
        opened = .menu(menu, selected: lines.ticked(in: menu).min() ?? 0)
    }

    /// Moves in the menu; from either end to the other.
    mutating func moveMenu(by items: Int, in lines: CardMenuLines) {
        guard case .menu(let menu, let selected) = opened else { return }
        let count = lines.choices(of: menu).count
        opened = .menu(menu, selected: ((selected + items % count) % count + count) % count)
    }

    /// Goes to the first or the last line of the menu.
    mutating func jumpInMenu(toEnd: Bool, in lines: CardMenuLines) {
        guard let menu = opened?.menu else { return }
        opened = .menu(menu, selected: toEnd ? lines.choices(of: menu).count - 1 : 0)
    }

    /// The menu's item at `index`, or the one that the person is at; `nil` if there is none.
    func choice(_ index: Int? = nil, in lines: CardMenuLines) -> CardListMenu.Choice? {
        guard case .menu(let menu, let selected) = opened else { return nil }
        let choices = lines.choices(of: menu)
        return choices.indices.contains(index ?? selected) ? choices[index ?? selected] : nil
    }

    /// Ticks the item that the person is at, or takes its tick away.
    ///
    /// - Returns: whether it is one that is ticked.
    mutating func tick(in lines: CardMenuLines) -> Bool {
        guard let tick = choice(in: lines)?.tick else { return false }
        var query = lines.query
        tick(&query)
        draft = query.filters
        return true
    }

    /// Closes the menu with the choice at `index`, or the one the person is at; `nil` if there is none, or if it leads to another menu.
    mutating func choose(_ index: Int?, in lines: CardMenuLines) -> CardListMenu.Choice? {
        guard let choice = choice(index, in: lines) else { return nil }
        opened = nil
        if let next = choice.leads { open(next, in: lines) }
        return choice.leads == nil ? choice : nil
    }

    /// Closes what is on top. A menu to which another one has led leads back to it.
    ///
    /// - Returns: whether there was something.
    mutating func close(in lines: CardMenuLines) -> Bool {
        let wasShown = opened != nil || alert != nil
        if opened == nil { alert = nil }
        let menu = opened?.menu
        opened = nil
        if let parent = menu?.parent { open(parent, in: lines) }
        return wasShown
    }
}
