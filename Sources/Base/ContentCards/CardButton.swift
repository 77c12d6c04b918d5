/// A button on a card.
public struct CardButton {
    /// What it says.
    public var title: String
    /// The title while it is loading; `nil` to keep ``title``.
    public var loadingTitle: String?
    /// Whether its action is under way. Until that ends, it can't be pressed again.
    public var isLoading: Bool
    /// Called when it is pressed.
    public var pressed: (@MainActor () -> Void)?

    /// A button that says `title`.
    public init(
        title: String, loadingTitle: String? = nil, isLoading: Bool = false,
        pressed: (@MainActor () -> Void)? = nil
    ) {
        (self.title, self.loadingTitle, self.isLoading) = (title, loadingTitle, isLoading)
        self.pressed = pressed
    }
}

/// A link on a card: a less prominent button.
public struct CardLink {
    /// What it says.
    public var title: String
    /// Called when it is pressed.
    public var pressed: (@MainActor () -> Void)?

    /// A link that says `title`.
    public init(title: String, pressed: (@MainActor () -> Void)? = nil) {
        (self.title, self.pressed) = (title, pressed)
    }
}

extension CardSheet.Action {
    init(_ button: CardButton) {
        self.init(
            element: .button, style: .primary,
            label: button.isLoading ? (button.loadingTitle ?? button.title) + "…" : button.title,
            isEnabled: !button.isLoading, pressed: button.pressed)
    }

    init(_ link: CardLink) {
        self.init(element: .link, style: .link, label: link.title, pressed: link.pressed)
    }
}
