import Words

/// The commands' own messages; the cards' texts come from their presenters.
enum CommandStrings {
    static let cannotWrite = LocalizedText(
        en: "the output can’t be written", uk: "не вдалося записати результат")
    static let freeTheOutput = LocalizedText(
        en: "Check that the output is open and its disk has room.",
        uk: "Перевірте, чи відкрито вивід і чи є місце на диску.")
    static let bug = LocalizedText(en: "this should not have happened", uk: "цього не мало статися")
    static let reportBug = LocalizedText(
        en: "Please report it with the command line that led here.",
        uk: "Повідомте про це разом із командою, що до цього призвела.")
    static let cannotConnect = LocalizedText(
        en: "this program can’t talk to servers, and the one that can does not start",
        uk: "ця програма не спілкується із серверами, а та, що вміє, не запускається")

    /// What to do if a program is missing.
    static func install(_ program: String, _ language: Language) -> String {
        LocalizedText(
            en: "Put \(program) beside swippy; it comes from the same build.",
            uk: "Покладіть \(program) поруч зі swippy; її створює та сама збірка.")[language]
    }

    static let skipped = LocalizedText(en: "skipped", uk: "пропущено")

    static let fromFlag = LocalizedText(en: "flag", uk: "параметр")
    static let fromEnvironment = LocalizedText(en: "environment", uk: "середовище")
    static let fromFile = LocalizedText(en: "file", uk: "файл")
    static let fromDefault = LocalizedText(en: "default", uk: "типове")
}
