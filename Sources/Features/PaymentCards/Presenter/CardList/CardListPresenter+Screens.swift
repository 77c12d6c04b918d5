import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens

// What the screens that the list opened report.

extension CardListPresenter: CardScreenModuleOutput {
    /// Shows what another screen has found out.
    public func cardScreen(didUpdate item: CardListing.Item) {
        replace(item)
        render()
    }

    /// Hides amounts and digits here too, or shows them.
    public func cardScreen(didSetPrivacy isPrivate: Bool) {
        browsing.isPrivate = isPrivate
        render()
    }

    /// Fetches the cards anew as soon as the person is back at a live list.
    public func cardScreenDidChangeList() {
        browsing.errand = .reload
    }

    /// Fetches the cards anew, and goes to the one that was added if it is among them.
    public func cardScreen(didAdd item: CardListing.Item, notice: NoticeState) {
        browsing.added = item.id
        cardScreenDidChangeList()
    }

    /// Passes on what another screen shows already.
    public func cardScreen(didFailWith error: CardsError, alert: AlertState) {
        output?.cardList(didFailWith: error, alert: alert)
    }

    /// Passes on what another screen shows already.
    public func cardScreen(didShow kept: KeptState) {
        output?.cardList(didOpen: kept)
    }

    /// Passes on what another screen shows already.
    public func cardScreen(didRemark remarks: [String]) {
        output?.cardList(didRemark: remarks)
    }
}
