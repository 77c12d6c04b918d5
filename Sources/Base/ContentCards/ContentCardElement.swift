/// What a card can do besides showing its content.
public struct ContentCardTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The card can be chosen as a whole, by Enter or a click.
    public static let button = ContentCardTraits(rawValue: 1 << 0)
}

/// A part of a card that can have the focus, in the order of Tab.
public enum ContentCardElement: String, CaseIterable, Sendable {
    /// The card as a whole.
    case card
    /// Its extra content.
    case fragment
    /// Its button.
    case button
    /// Its link.
    case link
    /// What closes it.
    case close
}

/// What a card reports to its owner, after it has called its callbacks.
public enum ContentCardEvent {
    /// This element was chosen: by a click, or by Enter or Space while it had the focus.
    case chosen(ContentCardElement)
    /// The focus moved to this element.
    case focused(ContentCardElement)
    /// The extra content reported these events, which are of its own type.
    case fragment([Any])
}

/// A part of a card in words. Parts come in reading order.
public struct ContentCardPart: Hashable, Sendable {
    /// What it is.
    public let element: ContentCardElement
    /// What is read, line by line.
    public let words: [String]
    /// Whether it can be pressed.
    public let isButton: Bool
    /// Whether it is a button whose action is under way, so that it can't be pressed now.
    public var isBusy = false
}
