import Words

/// Prints the components that screens are made of, in all of their states.
struct ComponentsCommand: Command {
    static let name = "components"
    static let intention = Intention.learn
    static let summary = LocalizedText(
        en: "Show the components that screens are made of, in every state",
        uk: "Показати компоненти, з яких складаються екрани, у кожному стані")
    static let arguments = [component]
    static let options = OutputOptions.all + PagerOptions.all + GeneralOptions.all
    static let examples = [
        Example("swippy components", "all of them", "усі"),
        Example(
            "swippy components data-card --format svg > data-card.svg", "one of them, as a picture",
            "один із них, як зображення"),
        Example(
            "swippy components highlighted-card --format screen-reader", "what is read of it",
            "що з нього читають"),
    ]
    static let topics = [fields]

    private static let component = Argument(
        "COMPONENT", "КОМПОНЕНТ", kind: .choice(of: ComponentKind.self),
        en: "The component to show", uk: "Компонент, який показати",
        standard: LocalizedText(en: "all", uk: "усі"), isRequired: false)

    private static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en: "A part of a component in one of its states is a line of fields with tabs between them.",
        uk: "Частина компонента в одному з його станів — рядок полів із табуляцією між ними.",
        rows: FormTopics.rows(of: [
            ("component", "компонент"),
            ("state", "стан"),
            (
                "part: card, fragment, button, link or close",
                "частина: card, fragment, button, link або close"
            ),
            ("button if it can be pressed", "button, якщо можна натиснути"),
            ("what is read", "що читається"),
        ]))

    let call: Call

    func run() async throws {
        let chosen: ComponentKind? = call.choice(Self.component)
        let kinds = chosen.map { [$0] } ?? ComponentKind.allCases
        try ScreenPrinter(call: call).print(ComponentsScreen(kinds, language: call.language))
    }
}
