import Words

/// When the output is coloured.
enum ColorChoice: String, ChoiceValue {
    case auto
    case always
    case never

    var meaning: LocalizedText {
        switch self {
        case .auto:
            LocalizedText(
                en: "as the terminal and the environment allow",
                uk: "наскільки дозволяють термінал і середовище")
        case .always:
            LocalizedText(
                en: "even into a pipe or a file, for --format cards",
                uk: "навіть у конвеєр чи файл, для --format cards")
        case .never: LocalizedText(en: "no colour at all", uk: "зовсім без кольору")
        }
    }
}
