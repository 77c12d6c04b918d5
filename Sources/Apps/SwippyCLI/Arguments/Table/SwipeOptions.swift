import Words

/// What `swippy swipe` takes besides the card.
enum SwipeOptions {
    static let all = [distance, action]

    static let direction = Argument(
        key: .direction, kind: .choice(of: DirectionChoice.self),
        placeholder: LocalizedText(en: "DIRECTION", uk: "НАПРЯМОК"),
        summary: LocalizedText(
            en: "Which way to swipe; left reveals the actions on the right, and the other way round",
            uk: "Куди робити свайп; left відкриває дії праворуч, right — ліворуч"),
        standard: LocalizedText(DirectionChoice.standard), isRequired: false)

    private static let distance = Option(
        key: .distance, group: .swipe,
        kind: .fraction(FractionBounds(lower: 0, upper: 2, includesLower: true)),
        placeholder: LocalizedText(en: "FRACTION", uk: "ЧАСТКА"),
        summary: LocalizedText(
            en:
                "How far to swipe, as a fraction of the width, such as 0.3 or 30%",
            uk: "Довжина свайпу — частка ширини, як-от 0.3 чи 30%"),
        standard: LocalizedText(en: "far enough to open", uk: "достатня, щоб відкрити"))

    private static let action = Option(
        key: .action, group: .swipe,
        kind: .text(suggestions: ["view_details", "pay_now", "view_last_statement"]),
        placeholder: LocalizedText(en: "ACTION", uk: "ДІЯ"),
        summary: LocalizedText(
            en:
                "Perform this action of those the swipe revealed: “view details”, “pay now” or “last statement”",
            uk: "Виконати цю дію з відкритих свайпом: «подробиці», «сплатити» або «остання виписка»"))
}
