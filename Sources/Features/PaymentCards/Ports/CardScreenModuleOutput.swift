public import PaymentCardsScreens

/// What a screen that is about one card, or about a new one, tells the screen that opened it.
@MainActor
public protocol CardScreenModuleOutput: AnyObject {
    /// The card is not what it was: the service says so, or a payment has changed its due.
    func cardScreen(didUpdate item: CardListing.Item)
    /// The person has hidden amounts and digits, or shown them; it holds for the other screens too.
    func cardScreen(didSetPrivacy isPrivate: Bool)
    /// A card was added or removed, or nobody knows whether something was paid: the list is to be fetched anew.
    func cardScreenDidChangeList()
    /// A card was added; `notice` says so, and how to name it.
    func cardScreen(didAdd item: CardListing.Item, notice: NoticeState)
    /// Something failed; `alert` words it. The screen shows it itself.
    func cardScreen(didFailWith error: CardsError, alert: AlertState)
    /// Something is worth a remark, and is no failure. The screen shows it itself.
    func cardScreen(didRemark remarks: [String])
    /// What is shown is old. The screen says so itself.
    func cardScreen(didShow kept: KeptState)
    /// These elements of the feed were skipped, each worded.
    func cardScreen(didSkip unreadable: [String])
}

extension CardScreenModuleOutput {
    /// Nothing: the person sees it on the screen.
    public func cardScreen(didRemark remarks: [String]) {}

    /// Nothing: the person sees it on the screen.
    public func cardScreen(didShow kept: KeptState) {}

    /// Nothing: a list says so itself.
    public func cardScreen(didSkip unreadable: [String]) {}

    /// The list is to be fetched anew, whatever was added.
    public func cardScreen(didAdd item: CardListing.Item, notice: NoticeState) { cardScreenDidChangeList() }
}
