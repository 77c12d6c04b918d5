package import Words

/// Messages of the commands that every program has.
package enum CommandStrings {
    package static let cannotWrite = LocalizedText(
        en: "the output can’t be written", uk: "не вдалося записати результат")
    package static let freeTheOutput = LocalizedText(
        en: "Check that the output is open and its disk has room.",
        uk: "Перевірте, чи відкрито вивід і чи є місце на диску.")
    package static let bug = LocalizedText(en: "this should not have happened", uk: "цього не мало статися")
    package static let reportBug = LocalizedText(
        en: "Please report it with the command line that led here.",
        uk: "Повідомте про це разом із командою, що до цього призвела.")
    package static let noHome = LocalizedText(
        en: "HOME is not set to a full path", uk: "HOME не задано повним шляхом")

    package static func putAside(_ path: String, _ language: Language) -> String {
        LocalizedText(en: "The file is now \(path).", uk: "Тепер цей файл — \(path).")[language]
    }
}
