import Words

/// Where `swippy swipe` pushes the card.
enum DirectionChoice: String, ChoiceValue {
    case left
    case right
    case center

    /// The direction of a swipe that names none.
    static let standard = DirectionChoice.left

    var meaning: LocalizedText {
        switch self {
        case .left:
            LocalizedText(en: "reveals the actions on the right", uk: "відкриває дії праворуч")
        case .right:
            LocalizedText(en: "reveals the actions on the left", uk: "відкриває дії ліворуч")
        case .center:
            LocalizedText(en: "leaves the card closed", uk: "залишає картку закритою")
        }
    }

    var aliases: [String] {
        switch self {
        case .center: ["centre"]
        case .left, .right: []
        }
    }
}
