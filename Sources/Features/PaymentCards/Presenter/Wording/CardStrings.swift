import PaymentCardsPorts
import Words

/// The fixed texts of cards, of their list and of the facts about one; every other screen has its own.
enum CardStrings {
    static let loading = LocalizedText(en: "Fetching your cards…", uk: "Отримуємо ваші картки…")
    static let cardCount = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))
    static let foundCount = Plural(
        en: ("# card found", "# cards found"),
        uk: ("знайдено # картку", "знайдено # картки", "знайдено # карток"))
    static let unreadableCount = Plural(
        en: ("# card could not be read", "# cards could not be read"),
        uk: (
            "# картку не вдалося прочитати", "# картки не вдалося прочитати", "# карток не вдалося прочитати"
        ))
    static let pageOf = LocalizedText(en: "of", uk: "з")

    static let noCards = LocalizedText(en: "No cards", uk: "Карток немає")
    static let noCardsAdvice = LocalizedText(
        en: "There are none here, or all of them were removed or closed.",
        uk: "Тут немає жодної, або всі прибрано чи закрито."
    )
    static let noneReadable = LocalizedText(
        en: "No card of this feed could be read.", uk: "Жодної картки цієї стрічки не вдалося прочитати.")
    static let noMatch = LocalizedText(en: "No card matches", uk: "Жодна картка не підходить")
    static let totalDue = LocalizedText(en: "total due", uk: "до сплати")
    static let totalDueHere = LocalizedText(en: "due on this page", uk: "разом на сторінці")
    static let giveDueID = LocalizedText(
        en: "Give the due a “date”, such as \"2026-11-26\", or an “id” in the feed.",
        uk: "Додайте їй у файлі «date», як-от \"2026-11-26\", або «id».")
    static let endingIn = LocalizedText(en: "ending in", uk: "закінчується на")
    static let swipeFurther = Phrase(
        "Swipe further: {distance} {} or more.", "Зробіть довший свайп: {distance} {} або більше.",
        otherwise: "Swipe further: {} of the width or more.", "Зробіть довший свайп: {} ширини або більше.")
    static let unavailable = LocalizedText(en: "unavailable", uk: "недоступно")

    static let name = LocalizedText(en: "Title", uk: "Назва")
    static let identifier = LocalizedText(en: "Id", uk: "Ідентифікатор")
    static let number = LocalizedText(en: "Number", uk: "Номер")
    static let holder = LocalizedText(en: "Holder", uk: "Власник")
    static let bank = LocalizedText(en: "Bank", uk: "Банк")
    static let network = LocalizedText(en: "Network", uk: "Платіжна система")

}

/// The fixed texts around the cards of a live screen.
enum ControlStrings {
    static let sortTitle = LocalizedText(en: "Sort", uk: "Сортування")
    static let feedOrder = LocalizedText(en: "as they come", uk: "як надійшли")
    static let dueFirst = LocalizedText(en: "due soonest first", uk: "спершу найближчий строк")
    static let amountDown = LocalizedText(en: "largest amount first", uk: "спершу найбільша сума")
    static let amountUp = LocalizedText(en: "smallest amount first", uk: "спершу найменша сума")
    static let byTitle = LocalizedText(en: "by title", uk: "за назвою")
    static let byBank = LocalizedText(en: "by bank", uk: "за банком")

    static let filterTitle = LocalizedText(en: "Show", uk: "Показувати")
    static let allCards = LocalizedText(en: "all cards", uk: "усі картки")
    static let onlyDue = LocalizedText(en: "due", uk: "до сплати")
    static let onlyOverdue = LocalizedText(en: "overdue", uk: "прострочені")
    static let onlyPaid = LocalizedText(en: "paid", uk: "сплачені")
    static let withoutDue = LocalizedText(en: "without a due", uk: "без суми до сплати")

    static let hidden = LocalizedText(en: "amounts and digits hidden", uk: "суми й цифри приховано")
    static let hiddenWhileAway = LocalizedText(
        en: "amounts and digits hidden while you look away", uk: "суми й цифри приховано, доки ви не дивитеся"
    )
    static let firstSwipe = LocalizedText(
        en: "drag a card, or press {}", uk: "потягніть картку або натисніть {}")
    static let firstKey = LocalizedText(
        en: "press {} to swipe a card", uk: "щоб посунути картку, натисніть {}")
    static let peel = LocalizedText(en: "clear", uk: "зняти")

    static let search = LocalizedText(en: "Search", uk: "Пошук")
    static let move = LocalizedText(en: "move", uk: "рух")
    static let swipe = LocalizedText(en: "swipe", uk: "свайп")
    static let open = LocalizedText(en: "details", uk: "подробиці")
    static let close = LocalizedText(en: "close", uk: "закрити")
    static let action = LocalizedText(en: "action", uk: "дія")
    static let find = LocalizedText(en: "search", uk: "пошук")
    static let sort = LocalizedText(en: "sort", uk: "сортувати")
    static let filter = LocalizedText(en: "filter", uk: "відібрати")
    static let pay = LocalizedText(en: "pay what is due", uk: "сплатити борг")
    static let payBriefly = LocalizedText(en: "pay", uk: "сплатити")
    static let add = LocalizedText(en: "add a card", uk: "додати картку")
    static let notRemovable = LocalizedText(
        en: "These cards can’t be removed here", uk: "Ці картки тут прибрати не можна")
    static let remove = LocalizedText(en: "remove the card", uk: "прибрати картку")
    static let refresh = LocalizedText(en: "refresh", uk: "оновити")
    static let next = LocalizedText(en: "sideways", uk: "убік")
    static let ends = LocalizedText(en: "first, last", uk: "перша, остання")
    static let hide = LocalizedText(
        en: "hide or show amounts and digits", uk: "сховати чи показати суми й цифри")
    static let hideBriefly = LocalizedText(en: "hide or show", uk: "сховати чи показати")
    static let mouse = LocalizedText(
        en: "mouse on or off; while on, hold Shift or Option to select text",
        uk: "миша ввімкнена чи ні; якщо так, текст виділяють із Shift чи Option")
    static let mouseOn = LocalizedText(
        en: "Mouse on: hold Shift to select text", uk: "Мишу ввімкнено: виділяйте із Shift")
    static let mouseOff = LocalizedText(
        en: "Mouse off: drag to select text", uk: "Мишу вимкнено: виділяйте нею текст")
    static let copy = LocalizedText(en: "copy the last four digits", uk: "скопіювати останні чотири цифри")
    static let copyBriefly = LocalizedText(en: "copy", uk: "копіювати")
    static let copied = LocalizedText(en: "Copied {}", uk: "Скопійовано {}")
    static let undo = LocalizedText(en: "undo", uk: "скасувати")
    static let noUndo = LocalizedText(en: "There is nothing to undo", uk: "Немає чого скасовувати")
    static let undoLast = LocalizedText(en: "undo what was done last", uk: "скасувати останню дію")
    static let searching = LocalizedText(en: "searching…", uk: "шукаємо…")
    static let loading = LocalizedText(en: "loading…", uk: "отримуємо…")
    static let refreshing = LocalizedText(en: "refreshing…", uk: "оновлюємо…")
    static let refreshed = LocalizedText(en: "Refreshed", uk: "Оновлено")
    static let notRefreshed = LocalizedText(
        en: "Could not refresh; trying again", uk: "Не вдалося оновити; спробуємо ще")
    static let help = LocalizedText(en: "help", uk: "довідка")
    static let back = LocalizedText(en: "back", uk: "назад")
    static let several = LocalizedText(en: "several", uk: "кілька")
    static let choose = LocalizedText(en: "choose", uk: "вибрати")
    static let done = LocalizedText(en: "done", uk: "готово")
    static let retry = LocalizedText(en: "try again", uk: "ще раз")
}
