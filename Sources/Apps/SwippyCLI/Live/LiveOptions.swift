import CommandLine
import Words

/// The options for the live screen and its recordings.
enum LiveOptions {
    static let all = [refresh, record, force, replay, reducedMotion, noMouse]

    /// The keys of the live screen.
    static let keys = Topic(
        "Keys", "Клавіші",
        en:
            "Letters work on a Cyrillic layout too. While the mouse is on, hold Shift or Option to select text.",
        uk:
            "Літери працюють і на кириличній розкладці. Коли миша ввімкнена, текст виділяють із Shift чи Option.",
        rows: [
            Topic.Row("Up, Down, k, j", "move to another card", "до іншої картки"),
            Topic.Row("Left, Right, h, l", "swipe the card", "свайп картки"),
            Topic.Row(
                "Shift-Left, Shift-Right, H, L, Tab", "to the card beside it, between columns",
                "до картки поруч, між стовпцями"),
            Topic.Row("PgUp, PgDn", "move by a page", "на сторінку"),
            Topic.Row("Home, End", "to the first or the last card", "до першої чи останньої картки"),
            Topic.Row("Enter", "the card’s details", "подробиці картки"),
            Topic.Row("1-9", "perform a revealed action", "виконати відкриту дію"),
            Topic.Row(
                "Esc", "close what is open, then take off search, filter and sort, the last one first",
                "закрити відкрите, потім зняти пошук, добір і сортування, почавши з останнього"),
            Topic.Row("/", "search as you type", "пошук під час набору"),
            Topic.Row("s, f", "sort, filter", "сортувати, відібрати"),
            Topic.Row("a", "add a card", "додати картку"),
            Topic.Row("d, Delete", "remove the card", "прибрати картку"),
            Topic.Row("u", "undo the last payment, removal or addition", "скасувати останню дію з карткою"),
            Topic.Row("y", "copy the last four digits", "скопіювати останні чотири цифри"),
            Topic.Row("r", "refresh", "оновити"),
            Topic.Row("x", "hide or show amounts and digits", "сховати чи показати суми й цифри"),
            Topic.Row("g", "choose where to go: cards, offers", "вибрати, куди перейти: картки, пропозиції"),
            Topic.Row("m", "mouse on or off", "увімкнути чи вимкнути мишу"),
            Topic.Row("Ctrl-L", "repaint the screen", "перемалювати екран"),
            Topic.Row("?", "every key", "усі клавіші"),
            Topic.Row("q", "quit", "вийти"),
        ])

    /// The keys of a card's details.
    static let detailsKeys = Topic(
        "Keys on a card’s details", "Клавіші на подробицях картки",
        en: "An action that is unavailable says why.",
        uk: "Якщо дія зараз недоступна, сказано чому.",
        rows: [
            Topic.Row("p", "pay", "сплатити"),
            Topic.Row("s", "the last statement", "остання виписка"),
            Topic.Row(
                "u", "undo the last payment, or what was done last",
                "скасувати останній платіж чи останню дію"),
            Topic.Row("y", "copy the last four digits", "скопіювати останні чотири цифри"),
            Topic.Row("Up, Down", "scroll", "прокрутити"),
            Topic.Row("x", "hide or show amounts and digits", "сховати чи показати суми й цифри"),
            Topic.Row("r", "refresh", "оновити"),
            Topic.Row("g", "choose where to go: cards, offers", "вибрати, куди перейти: картки, пропозиції"),
            Topic.Row("Esc", "back to the list", "назад до списку"),
        ])

    private static let file = LocalizedText(en: "FILE", uk: "ФАЙЛ")

    static let refresh = Option(
        "refresh", group: .live, kind: .duration(.seconds(5) ... .seconds(86_400)),
        placeholder: LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ"),
        en:
            "Fetch the cards anew whenever this time has passed, such as 30s or 10m, unless you are busy with one",
        uk: "Отримувати картки знову щоразу, як мине цей час, як-от 30s чи 10m, якщо ви не зайняті жодною")

    static let record = Option(
        "record", group: .live, kind: .path, placeholder: file,
        en: "Record what is done, without any card data",
        uk: "Записати, що робиться, без даних карток",
        conflicts: ["replay"])

    static let force = Option(
        "force", group: .live, kind: .flag,
        en: "Let --record overwrite a file",
        uk: "Дозволити --record перезаписати файл")

    static let replay = Option(
        "replay", group: .live, kind: .path, placeholder: file,
        en: "Play a recording and print its last frame, in --width columns; with --format svg, all of it",
        uk: "Відтворити запис і вивести останній кадр на --width стовпців; із --format svg — увесь",
        conflicts: ["record"])

    static let reducedMotion = Option(
        "reduced-motion", group: .live, kind: .flag,
        en: "No animation",
        uk: "Без анімації")

    static let noMouse = Option(
        "no-mouse", group: .live, kind: .flag,
        en: "Leave the mouse to the terminal, so that it can select text",
        uk: "Залишити мишу терміналу, щоб він міг виділяти текст")
}

extension OptionGroup {
    static let live = OptionGroup("The live screen", "Живий екран", rank: 1)
}
