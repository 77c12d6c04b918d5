import Words

/// What `swippy add` and `swippy remove` take besides the card.
enum CollectionOptions {
    static let adding = [holder, title, bank]

    static let yes = Option(
        key: .yes, group: .general, kind: .flag,
        summary: LocalizedText(
            en: "Confirm in advance, for scripts and pipes",
            uk: "Погодитися заздалегідь, для скриптів і конвеєрів"))

    private static let holder = Option(
        key: .holder, group: .card, kind: .text(),
        placeholder: LocalizedText(en: "NAME", uk: "ІМ’Я"),
        summary: LocalizedText(
            en: "The name on the card, 2 to 26 letters, spaces, and . ’ -",
            uk: "Ім’я на картці: від 2 до 26 літер, пробілів та . ’ -"),
        standard: asked)

    private static let title = Option(
        key: .title, group: .card, kind: .text(),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"),
        summary: LocalizedText(
            en: "What you call the card, up to 40 characters", uk: "Як ви називаєте картку, до 40 знаків"),
        standard: asked)

    private static let bank = Option(
        key: .bank, group: .card, kind: .text(suggestions: ["HDFC", "SBI", "CITI", "STANC", "YES", "ICICI"]),
        placeholder: name,
        summary: LocalizedText(
            en: "The bank that issued it, which gives it its look",
            uk: "Банк, що її видав; від нього її вигляд"),
        standard: LocalizedText(en: "none", uk: "жодного"))

    private static let name = LocalizedText(en: "NAME", uk: "НАЗВА")
    private static let asked = LocalizedText(
        en: "asked for in a terminal", uk: "у терміналі буде запитано")
}
