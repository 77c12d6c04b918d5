import CommandLine
import ScreenProgram
import Words

extension LiveOptions {
    static let all = [refresh] + ofScreens + [privacyOnBlur]

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
            Topic.Row("PgUp, PgDn, Ctrl-U, Ctrl-D", "move by a page", "на сторінку"),
            Topic.Row("Home, End", "to the first or the last card", "до першої чи останньої картки"),
            Topic.Row("Enter", "the card’s details", "подробиці картки"),
            Topic.Row("1-9", "perform a revealed action", "виконати відкриту дію"),
            Topic.Row(
                "Space", "mark the card: p then pays what is due on all marked ones, and d removes your own",
                "позначити картку: тоді p сплачує борг за всіма позначеними, а d їх прибирає"),
            Topic.Row("p", "pay what is due", "сплатити борг"),
            Topic.Row(
                "Esc", "close what is open, then take off marks, search, filter and sort, the last one first",
                "закрити відкрите, потім зняти позначки, пошук, добір і сортування, почавши з останнього"),
            Topic.Row(
                "/", "search as you type: trvl finds TRAVEL, too, and -word leaves cards out",
                "пошук під час набору: trvl знаходить і TRAVEL, а -слово відкидає картки"),
            Topic.Row("s, f", "sort, filter", "сортувати, відібрати"),
            Topic.Row("a", "add a card", "додати картку"),
            Topic.Row("d, Delete", "remove the card, if it is your own", "прибрати картку, якщо вона власна"),
            Topic.Row("u", "undo what was done last", "скасувати зроблене останнім"),
            Topic.Row("y", "copy the last four digits", "скопіювати останні чотири цифри"),
            Topic.Row("r", "refresh", "оновити"),
            Topic.Row("x", "hide or show amounts and digits", "сховати чи показати суми й цифри"),
            Topic.Row(
                "g", "go to cards, dues, history or spending",
                "до карток, боргів, історії чи витрат"),
            Topic.Row("m", "mouse on or off", "увімкнути чи вимкнути мишу"),
            Topic.Row("Ctrl-L", "repaint the screen", "перемалювати екран"),
            Topic.Row("?, F1", "every key; F1 also while you type", "усі клавіші; F1 — і під час набору"),
            Topic.Row("q", "quit", "вийти"),
        ])

    static let refresh = Option(
        "refresh", group: .live, kind: .duration(.seconds(5) ... .seconds(86_400)),
        placeholder: LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ"),
        en:
            "Fetch the cards anew whenever this time has passed, such as 30s or 10m, unless you are busy with one",
        uk: "Отримувати картки знову щоразу, як мине цей час, як-от 30s чи 10m, якщо ви не зайняті жодною")
}
