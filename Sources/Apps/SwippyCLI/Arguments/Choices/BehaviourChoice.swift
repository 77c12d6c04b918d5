import Words

/// What a card does when it is pulled past its open position.
enum BehaviourChoice: String, ChoiceValue {
    case credLike = "cred-like"
    case spring

    var meaning: LocalizedText {
        switch self {
        case .credLike:
            LocalizedText(en: "stops at the open position", uk: "зупиняється у відкритому положенні")
        case .spring:
            LocalizedText(
                en: "can be pulled past it and springs back", uk: "може вийти за нього і пружно повертається")
        }
    }

    /// The spelling of the configuration file.
    var aliases: [String] {
        switch self {
        case .credLike: ["credLike"]
        case .spring: []
        }
    }
}
