/// A button on a card.
public struct CardButton {
    /// What it says.
    public var title: String
    /// What it says while it is loading; `nil` for the same.
    public var loadingTitle: String?
    /// Whether what it does is under way. Until that is done, it can't be pressed again.
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

/// A link on a card: a button that stands back.
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
