import Words

/// The words of the report.
enum DoctorStrings {
    static let system = LocalizedText(en: "System", uk: "Система")
    static let input = LocalizedText(en: "Standard input", uk: "Стандартний ввід")
    static let output = LocalizedText(en: "Standard output", uk: "Стандартний вивід")
    static let errors = LocalizedText(en: "Standard error", uk: "Стандартний вивід помилок")
    static let size = LocalizedText(en: "Size", uk: "Розмір")
    static let colors = LocalizedText(en: "Colours", uk: "Кольори")
    static let language = LocalizedText(en: "Language", uk: "Мова")

    static let environment = LocalizedText(en: "Environment", uk: "Середовище")
    static let terminal = LocalizedText(en: "The terminal’s answers", uk: "Відповіді термінала")
    static let widths = LocalizedText(
        en: "Cells that characters take", uk: "Скільки клітинок займають символи")

    static let isTerminal = LocalizedText(en: "a terminal", uk: "термінал")
    static let isNoTerminal = LocalizedText(en: "not a terminal", uk: "не термінал")
    static let unset = LocalizedText(en: "not set", uk: "не задано")
    static let byDefault = LocalizedText(en: "default", uk: "типово")

    static let name = LocalizedText(en: "Name", uk: "Назва")
    static let attributes = LocalizedText(en: "Attributes (DA1)", uk: "Ознаки (DA1)")
    static let background = LocalizedText(en: "Background", uk: "Тло")
    static let answerTime = LocalizedText(en: "Time to answer", uk: "Час відповіді")

    static let noAnswer = LocalizedText(en: "no answer", uk: "без відповіді")
    static let available = LocalizedText(en: "yes", uk: "так")
    static let availableAndOn = LocalizedText(en: "yes, and on", uk: "так, увімкнено")
    static let unavailable = LocalizedText(en: "no", uk: "ні")
    static let agrees = LocalizedText(en: "agrees", uk: "збігається")
    static let silent = LocalizedText(
        en: "The terminal did not answer within a second.", uk: "Термінал не відповів за секунду.")
    static let unmeasured = LocalizedText(
        en: "The terminal did not say where its cursor is.", uk: "Термінал не сказав, де його курсор.")

    static func disagrees(terminal: Int, swippy: Int) -> LocalizedText {
        LocalizedText(
            en: "terminal says \(terminal), Swippy says \(swippy)",
            uk: "термінал каже \(terminal), Swippy каже \(swippy)")
    }
}
