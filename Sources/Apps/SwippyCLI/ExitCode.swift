import Words

/// A program's exit status; a command that answers by it throws it. 64 to 78 are the codes of BSD's `sysexits`; 130 and 143 are
/// what a shell reports for a program stopped by a signal (128 plus its number).
struct ExitCode: Error, Sendable {
    let rawValue: Int32
    /// The name by which programs know it, in the JSON of an error.
    let name: String
    /// What the status tells a person or a script, in a few words.
    let meaning: LocalizedText

    init(_ rawValue: Int32, _ name: String, en english: String, uk ukrainian: String) {
        (self.rawValue, self.name) = (rawValue, name)
        meaning = LocalizedText(en: english, uk: ukrainian)
    }

    /// The same status, in words of the program.
    func meaning(_ english: String, _ ukrainian: String) -> ExitCode {
        ExitCode(rawValue, name, en: english, uk: ukrainian)
    }

    static let success = ExitCode(0, "success", en: "done", uk: "виконано")
    static let usage = ExitCode(
        64, "usage", en: "the command line is wrong", uk: "помилка в командному рядку")
    static let badData = ExitCode(
        65, "badData", en: "the data cannot be read", uk: "дані не вдалося прочитати")
    static let notFound = ExitCode(66, "notFound", en: "there is no such file", uk: "немає такого файлу")
    static let unavailable = ExitCode(
        69, "unavailable", en: "the service is unavailable", uk: "сервіс недоступний")
    static let internalError = ExitCode(
        70, "internalError", en: "an error in the program itself", uk: "помилка в самій програмі")
    static let inputOutput = ExitCode(
        74, "inputOutput", en: "reading or writing failed", uk: "помилка читання або запису")
    static let notAllowed = ExitCode(
        77, "notAllowed", en: "access is not allowed", uk: "доступ заборонено")
    static let interrupted = ExitCode(
        130, "interrupted", en: "interrupted (Ctrl-C), or answered no",
        uk: "перервано (Ctrl-C) або відповідь «ні»")
    static let terminated = ExitCode(
        143, "terminated", en: "stopped by a request to end (SIGTERM)", uk: "зупинено сигналом SIGTERM")

    /// Those of any program.
    static let general = [
        success, usage, badData, notFound, unavailable, internalError, inputOutput, notAllowed, interrupted,
        terminated,
    ]
}

extension ExitCode: Hashable {
    static func == (left: ExitCode, right: ExitCode) -> Bool { left.rawValue == right.rawValue }

    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
