import Words

/// A shell that can complete Swippy's command line.
enum Shell: String, ChoiceValue {
    case bash
    case zsh
    case fish

    var meaning: LocalizedText {
        switch self {
        case .bash: LocalizedText(en: "a script for Bash", uk: "скрипт для Bash")
        case .zsh: LocalizedText(en: "a script for Zsh", uk: "скрипт для Zsh")
        case .fish: LocalizedText(en: "a script for fish", uk: "скрипт для fish")
        }
    }
}
