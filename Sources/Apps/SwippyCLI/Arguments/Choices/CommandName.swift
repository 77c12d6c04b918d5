import Words

/// What Swippy can be asked to do.
enum CommandName: String, ChoiceValue {
    case live
    case list
    case swipe
    case show
    case pay
    case undo
    case statement
    case add
    case remove
    case restore
    case reset
    case counter
    case config
    case doctor
    case completions
    case help
    case version

    /// The command in one line. It stands here, not in the table, because the table's own `help` command needs it.
    var meaning: LocalizedText {
        switch self {
        case .live:
            LocalizedText(
                en: "Show the cards on a live screen; the same as no command",
                uk: "Показати картки на живому екрані; те саме, що без команди")
        case .list: LocalizedText(en: "Draw the cards", uk: "Намалювати картки")
        case .swipe:
            LocalizedText(
                en: "Swipe a card and draw where it comes to rest",
                uk: "Зробити свайп картки й намалювати, де вона зупинилася")
        case .show:
            LocalizedText(en: "Draw one card with its details", uk: "Намалювати одну картку з подробицями")
        case .pay: LocalizedText(en: "Pay what is due on a card", uk: "Сплатити за карткою")
        case .undo: LocalizedText(en: "Undo a payment", uk: "Скасувати платіж")
        case .statement:
            LocalizedText(
                en: "Draw the last statement of a card", uk: "Намалювати останню виписку за карткою")
        case .add:
            LocalizedText(
                en: "Add a card; its number is typed unseen, and kept masked",
                uk: "Додати картку; її номер вводять наосліп і зберігають прихованим")
        case .remove: LocalizedText(en: "Remove a card from the list", uk: "Прибрати картку зі списку")
        case .restore: LocalizedText(en: "Bring a removed card back", uk: "Повернути прибрану картку")
        case .reset:
            LocalizedText(
                en: "Forget all payments and all cards that were added or removed",
                uk: "Забути всі платежі та всі додані чи прибрані картки")
        case .counter:
            LocalizedText(
                en: "Count: the smallest feature, to learn the architecture from",
                uk: "Рахувати: найменша можливість, щоб вивчати архітектуру")
        case .config:
            LocalizedText(
                en: "Print the swipe values in effect and where each comes from",
                uk: "Вивести чинні значення свайпу і звідки взято кожне")
        case .doctor:
            LocalizedText(
                en: "Print what this terminal can do, for a bug report",
                uk: "Вивести, що вміє цей термінал, для звіту про помилку")
        case .completions:
            LocalizedText(
                en: "Print a completion script for a shell", uk: "Вивести скрипт автодоповнення для оболонки")
        case .help:
            LocalizedText(en: "Explain Swippy or one command", uk: "Показати довідку про Swippy або команду")
        case .version: LocalizedText(en: "Print the version", uk: "Вивести версію")
        }
    }
}
