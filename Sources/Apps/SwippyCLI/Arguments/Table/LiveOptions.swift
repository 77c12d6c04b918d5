import Words

/// How the live screen behaves, and its recordings.
enum LiveOptions {
    static let all = [record, force, replay, reducedMotion, noMouse]

    /// The keys of the live screen.
    static let keys = Topic(
        title: LocalizedText(en: "Keys", uk: "Клавіші"),
        introduction: LocalizedText(
            en:
                "Letters work on a Cyrillic layout too. While the mouse is on, hold Shift or Option to select text.",
            uk:
                "Літери працюють і на кириличній розкладці. Коли миша ввімкнена, текст виділяють із Shift чи Option."
        ),
        rows: [
            row("Up, Down, k, j", "move to another card", "до іншої картки"),
            row("Left, Right, h, l", "swipe the card", "свайп картки"),
            row("Tab", "to the next card", "до наступної картки"),
            row("PgUp, PgDn", "move by a page", "на сторінку"),
            row("Home, End", "to the first or the last card", "до першої чи останньої картки"),
            row("Enter", "the card’s details", "подробиці картки"),
            row("1-9", "perform a revealed action", "виконати відкриту дію"),
            row("Esc", "close what is open", "закрити відкрите"),
            row("/", "search as you type", "пошук під час набору"),
            row("s, f", "sort, filter", "сортувати, відібрати"),
            row("a", "add a card", "додати картку"),
            row("d, Delete", "remove the card", "прибрати картку"),
            row("r", "refresh", "оновити"),
            row("x", "hide or show amounts and digits", "сховати чи показати суми й цифри"),
            row("m", "mouse on or off", "увімкнути чи вимкнути мишу"),
            row("Ctrl-L", "repaint the screen", "перемалювати екран"),
            row("?", "every key", "усі клавіші"),
            row("q", "quit", "вийти"),
        ])

    /// The keys of a card's details.
    static let detailsKeys = Topic(
        title: LocalizedText(en: "Keys on a card’s details", uk: "Клавіші на подробицях картки"),
        introduction: LocalizedText(
            en: "An action that is unavailable says why.", uk: "Якщо дія зараз недоступна, сказано чому."),
        rows: [
            row("p", "pay", "сплатити"),
            row("s", "the last statement", "остання виписка"),
            row("Up, Down", "scroll", "прокрутити"),
            row("x", "hide or show amounts and digits", "сховати чи показати суми й цифри"),
            row("r", "refresh", "оновити"),
            row("Esc", "back to the list", "назад до списку"),
        ])

    private static let file = LocalizedText(en: "FILE", uk: "ФАЙЛ")

    private static let record = Option(
        key: .record, group: .live, kind: .path, placeholder: file,
        summary: LocalizedText(
            en: "Record what is done, without any card data", uk: "Записати, що робиться, без даних карток"),
        conflicts: [.replay])

    private static let force = Option(
        key: .force, group: .live, kind: .flag,
        summary: LocalizedText(
            en: "Let --record overwrite a file", uk: "Дозволити --record перезаписати файл"))

    private static let replay = Option(
        key: .replay, group: .live, kind: .path, placeholder: file,
        summary: LocalizedText(
            en:
                "Play a recording and print its last frame, in --width columns; with --format svg, all of it",
            uk: "Відтворити запис і вивести останній кадр на --width стовпців; із --format svg — увесь"),
        conflicts: [.record])

    private static let reducedMotion = Option(
        key: .reducedMotion, group: .live, kind: .flag,
        summary: LocalizedText(
            en: "No animation; the variable SWIPPY_REDUCED_MOTION does the same",
            uk: "Без анімації; також змінною SWIPPY_REDUCED_MOTION"))

    private static let noMouse = Option(
        key: .noMouse, group: .live, kind: .flag,
        summary: LocalizedText(
            en: "Leave the mouse to the terminal, so that it can select text",
            uk: "Залишити мишу терміналу, щоб він міг виділяти текст"))

    private static func row(_ term: String, _ english: String, _ ukrainian: String) -> Topic.Row {
        Topic.Row(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
