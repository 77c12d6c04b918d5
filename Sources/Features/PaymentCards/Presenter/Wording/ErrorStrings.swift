import PaymentCardsPorts
import Values
import Words

/// The fixed texts of failures; `{}` stands for the thing at fault.
enum ErrorStrings {
    static let title = LocalizedText(en: "Error", uk: "Помилка")
    static let noSuchFile = LocalizedText(en: "There is no file “{}”.", uk: "Файла «{}» немає.")
    static let deniedFile = LocalizedText(
        en: "You are not allowed to read the file “{}”.", uk: "Вам не дозволено читати файл «{}».")
    static let unreadable = LocalizedText(en: "{} can’t be read", uk: "{} не вдається прочитати")
    static let changedFile = LocalizedText(
        en: "The file “{}” changed while it was being read.", uk: "Файл «{}» змінився, поки його читали.")
    static let readAgain = LocalizedText(
        en: "Try again when nothing writes to it.", uk: "Спробуйте ще раз, коли до нього ніщо не пише.")
    static let tooLarge = LocalizedText(en: "{} is too large.", uk: "{} має завеликий розмір.")
    static let refused = LocalizedText(en: "The feed refused: {}", uk: "Джерело карток відмовило: {}")
    static let offline = LocalizedText(
        en: "You are offline. Please, enable your Wi-Fi or connect using cellular data.",
        uk: "Ви не в мережі. Будь ласка, увімкніть Wi-Fi або під’єднайтеся через мобільні дані.")
    static let timeout = LocalizedText(
        en: "The server took too long to answer.", uk: "Сервер надто довго не відповідав.")
    static let server = LocalizedText(
        en: "The server failed with status {}.", uk: "Сервер повернув помилку зі статусом {}.")
    static let cancelled = LocalizedText(en: "The request was cancelled.", uk: "Запит скасовано.")
    static let unknownCard = LocalizedText(en: "No card matches “{}”.", uk: "Картки «{}» немає.")
    static let unknownPlace = LocalizedText(en: "There is no card {}.", uk: "Картки {} немає.")
    private static let placeCount = Plural(
        en: ("There is # card", "There are # cards"),
        uk: ("Усього # картка", "Усього # картки", "Усього # карток"))

    /// Which places a list of `count` cards has.
    static func places(_ count: Int, in language: Language) -> String {
        guard count > 0 else {
            return LocalizedText(en: "There are no cards.", uk: "Карток немає.")[language]
        }
        return placeCount(count, in: language) + ": @1" + (count > 1 ? "–@\(count)." : ".")
    }

    static let removedCard = LocalizedText(en: "“{}” was removed.", uk: "Картку «{}» прибрано.")
    static let restoreCard = Phrase(
        LocalizedText(en: "Bring it back: {command}", uk: "Поверніть її: {command}"),
        otherwise: LocalizedText(en: "Bring it back.", uk: "Поверніть її."))
    static let restoreOne = Phrase(
        LocalizedText(
            en: "Bring one back by its name above: {command}",
            uk: "Поверніть одну за її назвою вище: {command}"),
        otherwise: LocalizedText(
            en: "Bring one back by its name above.", uk: "Поверніть одну за її назвою вище."))
    static let ambiguousCard = Plural(
        en: ("# card matches “{}”.", "# cards match “{}”."),
        uk: (
            "Назва «{}» підходить # картці.", "Назва «{}» підходить # карткам.",
            "Назва «{}» підходить # карткам."
        ))
    static let describedCard = Plural(
        en: (
            "No card is named “{}”, but # card contains it.",
            "No card is named “{}”, but # cards contain it."
        ),
        uk: (
            "Картки з назвою «{}» немає, але це є на # картці.",
            "Картки з назвою «{}» немає, але це є на # картках.",
            "Картки з назвою «{}» немає, але це є на # картках."
        ))
    static let tooManyCards = LocalizedText(
        en: "There are more than {} cards, too many to draw at once.",
        uk: "Карток понад {} — забагато, щоб намалювати відразу.")
    static let drawLess = LocalizedText(
        en: "Draw them page by page, or list them in the plain, CSV or JSON form, which have no limit.",
        uk: "Намалюйте їх посторінково або виведіть простою формою, CSV чи JSON: вони не мають межі.")
    static let actionNotOffered = LocalizedText(
        en: "This card does not offer “{}”.", uk: "Ця картка не пропонує дії «{}».")
    static let actionUnavailable = LocalizedText(en: "“{}” is unavailable", uk: "Дія «{}» недоступна")
    static let actionHidden = LocalizedText(
        en: "The card stayed closed, so “{}” was not revealed.",
        uk: "Картка лишилася закритою, тож дії «{}» не видно.")

    static let checkPath = LocalizedText(en: "Check the path.", uk: "Перевірте шлях.")
    static let askForPermission = LocalizedText(
        en: "Change its permissions, or copy it to where you can read it.",
        uk: "Змініть права доступу або скопіюйте файл туди, де можете читати.")
    static let splitFeed = LocalizedText(
        en: "A feed may hold at most {} MiB; split it into several.",
        uk: "Стрічка може мати щонайбільше {} МіБ; розділіть її на кілька.")
    static let feedShape = LocalizedText(
        en: "A card feed is an object with a list named “card”: put the cards in that list.",
        uk: "Стрічка карток — це об’єкт зі списком «card»: помістіть картки в цей список.")
    static let mendStatement = LocalizedText(
        en: "Fix the statement there; the cards can still be listed.",
        uk: "Виправте виписку в цьому місці; картки можна переглядати й так.")
    static let tryAgain = LocalizedText(en: "Try again.", uk: "Спробуйте ще раз.")
    static let tryLater = LocalizedText(en: "Try again later.", uk: "Спробуйте пізніше.")
    static let unknownWord = LocalizedText(
        en: "No card of this feed has “{}”, and it isn’t known otherwise.",
        uk: "«{}» немає на жодній картці цієї стрічки, і деінде це слово невідоме.")
    static let nearestWords = LocalizedText(en: "The nearest: {}.", uk: "Найближче: {}.")
    static let listWords = LocalizedText(
        en: "Look at the words that the cards show.", uk: "Погляньте, які слова є на картках.")
    static let checkFeed = Phrase(
        LocalizedText(
            en: "Find out all that is wrong with it: {command}",
            uk: "Дізнайтеся, що з нею не так: {command}"),
        otherwise: LocalizedText(en: "Fix the feed there.", uk: "Виправте стрічку в цих місцях."))
    static let nameCard = LocalizedText(
        en:
            "The closest matches are above. A card’s name is its id, the beginning of its id, its last four digits, or @3 for the third.",
        uk:
            "Найближчі — вище. Картку називають за id, його початком, останніми чотирма цифрами або @3 (третя)."
    )
    static let listCards = LocalizedText(
        en: "List the cards to see their names.", uk: "Перегляньте список карток, щоб побачити їхні назви.")
    static let pickCandidate = LocalizedText(
        en: "Use the name that a line above begins with.", uk: "Вкажіть назву, з якої починається рядок вище."
    )
    static let offeredActions = LocalizedText(en: "It offers: {}.", uk: "Вона пропонує: {}.")
    static let noActionOffered = LocalizedText(en: "It offers no actions.", uk: "Вона не пропонує дій.")
    static let nothingToDo = LocalizedText(
        en: "It will be available when there is something to pay.",
        uk: "Вона стане доступною, коли буде що сплачувати.")
    static let swipeFurther = LocalizedText(en: "Swipe further.", uk: "Зробіть довший свайп.")
}
