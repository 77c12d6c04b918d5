import Words

/// The program's exit status. 64 to 78 are the codes of BSD's `sysexits`, which don't include 79; 130 and 143 are what a shell
/// reports for a program stopped by a signal (128 plus its number).
enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case usage = 64
    case badData = 65
    case notFound = 66
    case unavailable = 69
    case internalError = 70
    case inputOutput = 74
    case notAllowed = 77
    case refused = 79
    case interrupted = 130
    case terminated = 143

    /// What the status tells a person or a script, in a few words.
    var meaning: LocalizedText {
        switch self {
        case .success: LocalizedText(en: "done", uk: "виконано")
        case .usage:
            LocalizedText(
                en: "the command line is wrong, or names an action that the card does not offer",
                uk: "помилка в командному рядку, або в ньому дія, якої картка не пропонує")
        case .badData:
            LocalizedText(en: "the data cannot be read as cards", uk: "дані не вдалося прочитати як картки")
        case .notFound:
            LocalizedText(en: "there is no such file or card", uk: "немає такого файлу або картки")
        case .unavailable:
            LocalizedText(en: "the service is unavailable", uk: "сервіс недоступний")
        case .internalError:
            LocalizedText(en: "an error in Swippy itself", uk: "помилка в самому Swippy")
        case .inputOutput:
            LocalizedText(en: "reading or writing failed", uk: "помилка читання або запису")
        case .notAllowed:
            LocalizedText(en: "access is not allowed", uk: "доступ заборонено")
        case .refused:
            LocalizedText(
                en: "refused by the rules: " + Self.refusals.map(\.[.english]).joined(separator: ", "),
                uk: "відмовлено за правилами: " + Self.refusals.map(\.[.ukrainian]).joined(separator: ", "))
        case .interrupted:
            LocalizedText(
                en: "interrupted (Ctrl-C), or answered no", uk: "перервано (Ctrl-C) або відповідь «ні»")
        case .terminated:
            LocalizedText(en: "stopped by a request to end (SIGTERM)", uk: "зупинено сигналом SIGTERM")
        }
    }

    /// Everything that the rules refuse.
    private static let refusals = [
        LocalizedText(en: "nothing to pay", uk: "нічого сплачувати"),
        LocalizedText(en: "more than is due", uk: "сума перевищує борг"),
        LocalizedText(en: "payable only in full", uk: "можна сплатити лише повністю"),
        LocalizedText(en: "minimum unknown", uk: "мінімальний платіж невідомий"),
        LocalizedText(en: "minimum already paid", uk: "мінімальний платіж уже сплачено"),
        LocalizedText(en: "amount changed meanwhile", uk: "сума тим часом змінилася"),
        LocalizedText(en: "key already used", uk: "ключ уже використано"),
        LocalizedText(en: "too late to undo", uk: "скасовувати запізно"),
        LocalizedText(en: "already undone", uk: "уже скасовано"),
        LocalizedText(en: "action unavailable", uk: "дія недоступна"),
        LocalizedText(en: "card already in the list", uk: "картка вже є у списку"),
    ]
}
