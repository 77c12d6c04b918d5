import Foundation
package import Values
package import Words

/// A program's exit status; a command throws it to end with it. 64 to 78 are the codes of BSD's `sysexits`; 130 and 143 are what
/// a shell reports for a program stopped by a signal (128 plus its number).
public struct ExitCode: Error, Sendable {
    /// The number that the shell gets.
    public let rawValue: Int32
    /// Its name for programs, in the JSON of an error.
    package let name: String
    /// What the status means, in a few words.
    package let meaning: LocalizedText

    /// A program's own status, with its meaning in a few words.
    public init(_ rawValue: Int32, _ name: String, en english: TextTemplate, uk ukrainian: TextTemplate) {
        (self.rawValue, self.name) = (rawValue, name)
        meaning = LocalizedText(en: english, uk: ukrainian)
    }

    /// The same status with a meaning in the program's own words.
    public func meaning(_ english: TextTemplate, _ ukrainian: TextTemplate) -> ExitCode {
        ExitCode(rawValue, name, en: english, uk: ukrainian)
    }

    /// The command did what it was asked.
    public static let success = ExitCode(
        0, "success", en: "done, also if nothing was found", uk: "виконано, навіть якщо нічого не знайдено")
    /// The command line is wrong.
    public static let usage = ExitCode(
        64, "usage", en: "the command line is wrong", uk: "помилка в командному рядку")
    /// Input doesn't have the expected format.
    public static let badData = ExitCode(
        65, "badData", en: "the data cannot be read", uk: "дані не вдалося прочитати")
    /// Something that was named doesn't exist.
    public static let notFound = ExitCode(
        66, "notFound", en: "there is no such file", uk: "немає такого файлу")
    /// A service can't be reached.
    public static let unavailable = ExitCode(
        69, "unavailable", en: "the service is unavailable", uk: "сервіс недоступний")
    /// The program has a bug.
    public static let internalError = ExitCode(
        70, "internalError", en: "an error in the program itself", uk: "помилка в самій програмі")
    /// Reading or writing failed.
    public static let inputOutput = ExitCode(
        74, "inputOutput", en: "reading or writing failed", uk: "помилка читання або запису")
    /// Permission is missing.
    public static let notAllowed = ExitCode(
        77, "notAllowed", en: "access is not allowed", uk: "доступ заборонено")
    /// A question has no answer: nobody can be asked, and nobody agreed in advance.
    package static let unanswered = ExitCode(
        79, "refused", en: "a question needs an answer", uk: "запитання потребує відповіді")
    /// The person declined, or pressed Ctrl-C.
    public static let interrupted = ExitCode(
        130, "interrupted", en: "interrupted (Ctrl-C), or answered no",
        uk: "перервано (Ctrl-C) або відповідь «ні»")
    /// The system asked the program to end.
    public static let terminated = ExitCode(
        143, "terminated", en: "stopped by a request to end (SIGTERM)", uk: "зупинено сигналом SIGTERM")

    /// The exit codes of every program.
    public static let general = [
        success, usage, badData, notFound, unavailable, internalError, inputOutput, notAllowed, interrupted,
        terminated,
    ]
}

extension ExitCode: Equatable {
    /// Compares only the numbers.
    public static func == (left: ExitCode, right: ExitCode) -> Bool { left.rawValue == right.rawValue }
}

extension ExitCode {
    /// The exit code for a server's failure status: no permission or no such resource; anything else means that the service is
    /// unavailable.
    package init(httpStatus status: Int) {
        self =
            switch status {
            case 401, 403: .notAllowed
            case 404, 410: .notFound
            default: .unavailable
            }
    }

    /// The exit code for an error of the operating system about a file, given the value of `errno`.
    package init(systemCode: Int32?) {
        self = [EACCES, EPERM, EROFS].contains(systemCode) ? .notAllowed : .inputOutput
    }

    /// The exit code for a store that can't be used.
    package init(_ problem: StoreFault.Problem) {
        self =
            switch problem {
            case .unwritable, .unreadable, .uncertain, .nowhere: .inputOutput
            case .corrupt, .newerFormat, .notAStore, .link, .linkToNowhere: .badData
            case .busy: .unavailable
            case .denied, .otherOwner, .writableByOthers: .notAllowed
            }
    }
}
