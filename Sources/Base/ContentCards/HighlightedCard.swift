public import ScreenView

/// Draws attention to something: a greeting, a hint, an offer. Its properties can be set at any time.
@MainActor
public final class HighlightedCard: ContentCard {
    /// How it stands out.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// Like other cards.
        case normal
        /// On a strong colour.
        case inverse
    }

    /// How the action looks.
    public enum ActionButtonStyle: Hashable, Sendable, CaseIterable {
        /// A strong button.
        case primary
        /// A quiet button.
        case secondary
        /// A link; the card's text performs the same action.
        case link
    }

    /// How the right image fills its space, which is at most a quarter of the card, and at most 12 columns.
    public enum RightImageStyle: Hashable, Sendable, CaseIterable {
        /// As large as possible without being cut off, at the bottom right.
        case fit
        /// Large enough to cover the space, vertically centred, from the right edge.
        case fill
    }

    /// How it stands out.
    public var style = Style.normal
    /// What it says.
    public var title = ""
    /// More about that.
    public var subtitle = ""
    /// Whether it can be closed.
    public var showCloseButton = false
    /// What is read aloud for the cross that closes it, in the person's language.
    public var closeLabel = "Close"
    /// Whether the action has a button or a link. Without one, the text performs the action.
    public var showActionButton = false
    /// What the button or link says.
    public var actionButtonTitle = ""
    /// How the button or link looks.
    public var actionButtonStyle = ActionButtonStyle.primary
    /// The image behind everything, shown with at least 256 colours.
    public var backgroundImage: (any Component)?
    /// A picture beside the text; left out if the text would have less than 20 columns.
    public var rightImage: (any Component)?
    /// How ``rightImage`` fills its space.
    public var rightImageStyle = RightImageStyle.fit
    /// Called to perform the action.
    public var didPressAction: (@MainActor () -> Void)?
    /// Called when the person closes the card, which doesn't disappear by itself.
    public var didClose: (@MainActor () -> Void)?

    /// A card with nothing on it yet.
    public override init() {}

    override var sheet: CardSheet {
        var sheet = CardSheet()
        sheet.fill = style == .inverse ? .accent : .panel
        sheet.minimumRows = 5
        sheet.background = backgroundImage
        sheet.rightImage = rightImage.map { ($0, fills: rightImageStyle == .fill) }
        sheet.texts = [CardSheet.Text(.title, title), CardSheet.Text(.subtitle, subtitle)].compactMap(\.self)
        let isLink = actionButtonStyle == .link
        let action = CardSheet.Action(
            element: isLink ? .link : .button, style: actionButtonStyle, label: actionButtonTitle,
            pressed: didPressAction)
        let hasAction = didPressAction != nil || !actionButtonTitle.isEmpty
        if hasAction, showActionButton { sheet.actions = [action] }
        if hasAction, !showActionButton || isLink { sheet.textAction = action }
        if showCloseButton { sheet.close = (closeLabel, didClose) }
        return sheet
    }

    override func advanceParts(to time: Duration) -> Duration? {
        let (background, right) = (backgroundImage, rightImage)
        var times: [Duration] = []
        if var background {
            if let next = background.advance(to: time) { times.append(next) }
            backgroundImage = background
        }
        if var right {
            if let next = right.advance(to: time) { times.append(next) }
            rightImage = right
        }
        return times.min()
    }
}
