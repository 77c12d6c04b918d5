import Words

/// When a swipe closes the other open card.
enum AutoClosingChoice: String, ChoiceValue {
    case delayed
    case immediate

    var meaning: LocalizedText {
        switch self {
        case .delayed: LocalizedText(en: "when the swipe ends", uk: "коли свайп завершується")
        case .immediate: LocalizedText(en: "as soon as the swipe starts", uk: "щойно свайп починається")
        }
    }

    /// The spelling of the app that the cards come from.
    var aliases: [String] {
        switch self {
        case .delayed: []
        case .immediate: ["immeadiate"]
        }
    }
}
