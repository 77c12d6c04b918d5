import PaymentCardsPorts
public import PaymentCardsScreens

extension CardListPresenter {
    // MARK: - Search

    /// Lets the person type words to search for.
    public func didBeginSearch() {
        browsing.isSearching = true
        render()
    }

    /// Searches for `text` from now on.
    public func didChange(search text: String) {
        let text = String(text.prefix(Self.longestSearch))
        guard text != query.search else { return }
        query.search = text
        restart()
    }

    /// No card has so many words; somebody has pasted something else.
    private static let longestSearch = 200

    /// Ends typing; without keeping, the search ends too.
    public func didEndSearch(keeping: Bool) {
        browsing.isSearching = false
        guard keeping || query.search.isEmpty else { return didChange(search: "") }
        render()
    }

    // MARK: - Menus

    /// Opens a menu at the choice that holds.
    public func didOpen(menu: CardListMenu) {
        browsing.menu = CardBrowsing.OpenMenu(kind: menu, selected: menu.choice(in: query) ?? 0)
        render()
    }

    /// Moves in the menu; from either end to the other.
    public func didMoveMenu(by items: Int) {
        guard let menu = browsing.menu else { return }
        let count = menu.kind.choices.count
        browsing.menu?.selected = ((menu.selected + items % count) % count + count) % count
        render()
    }

    /// Lets the selected choice hold from now on.
    public func didChooseFromMenu() {
        guard let menu = browsing.menu else { return }
        browsing.menu = nil
        menu.kind.choices[menu.selected].apply(&query)
        restart()
    }
}
