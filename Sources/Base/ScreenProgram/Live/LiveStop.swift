import CommandLine
import Foundation
import Values
import Words

/// Why a recording or a trace isn't possible.
extension Call {
    /// The file for a recording can’t be written, or must not be overwritten.
    func cannotRecord(_ path: String, _ fault: Recorder.Fault) -> CommandStop {
        switch fault {
        case .exists:
            CommandStop(
                exitCode: .usage,
                message: "\(VisibleText(path: path).text) \(LiveStrings.exists[language])",
                advice: LiveStrings.force[language])
        case .unwritable(let error):
            cannotUse(path, error, LiveStrings.unwritten, LiveStrings.recordElsewhere)
        }
    }

    /// The file for a trace can't be written.
    func cannotTrace(_ path: String, _ error: any Error) -> CommandStop {
        cannotUse(path, error, LiveStrings.unwritten, LiveStrings.traceElsewhere)
    }

    /// A recording was requested without a live screen.
    var nothingToRecord: CommandStop {
        CommandStop(
            exitCode: .usage, message: LiveStrings.noScreen[language],
            advice: LiveStrings.whereScreen[language])
    }

    /// The file of a recording can’t be read.
    func cannotReplay(_ path: String, _ error: any Error) -> CommandStop {
        guard FileManager.default.fileExists(atPath: path) else {
            let missing = LiveStrings.noFile[language].replacing("{}", with: VisibleText(path: path).text)
            return CommandStop(
                exitCode: .notFound, message: missing, advice: LiveStrings.checkPath[language])
        }
        return cannotUse(path, error, LiveStrings.unread, LiveStrings.checkPath)
    }

    /// The file is not a recording.
    func notARecording(_ path: String, line: Int) -> CommandStop {
        CommandStop(
            exitCode: .badData,
            message: "\(VisibleText(path: path).text):\(line): \(LiveStrings.notARecording[language])",
            advice: LiveStrings.makeOne[language].replacing("{}", with: program.name))
    }

    private func cannotUse(
        _ path: String, _ error: any Error, _ what: LocalizedText, _ advice: LocalizedText
    ) -> CommandStop {
        // Foundation's text would begin with "The operation could not be completed."
        let reason = error.systemCode.map { String(cString: strerror($0)) } ?? error.localizedDescription
        return CommandStop(
            exitCode: ExitCode(systemCode: error.systemCode),
            message: "\(VisibleText(path: path).text) \(what[language]): \(reason)",
            advice: advice[language])
    }
}

/// Messages about live screens, recordings and traces.
private enum LiveStrings {
    static let exists = LocalizedText(en: "already exists", uk: "вже існує")
    static let force = LocalizedText(
        en: "Record to another file, or overwrite this one with --force.",
        uk: "Записуйте в інший файл або перезапишіть цей через --force.")
    static let noScreen = LocalizedText(
        en: "--record needs a live screen, and there is none here",
        uk: "для --record потрібен живий екран, а тут його немає")
    static let whereScreen = LocalizedText(
        en: "Run it in a terminal, without --format, --plain, --json or --width.",
        uk: "Запустіть у терміналі, без --format, --plain, --json чи --width.")
    static let unwritten = LocalizedText(en: "can’t be written", uk: "не вдалося записати")
    static let recordElsewhere = LocalizedText(
        en: "Record to another file.", uk: "Записуйте в інший файл.")
    static let traceElsewhere = LocalizedText(
        en: "Write the trace to another file.", uk: "Запишіть повідомлення в інший файл.")
    static let unread = LocalizedText(en: "can’t be read", uk: "не вдалося прочитати")
    static let noFile = LocalizedText(en: "There is no file “{}”.", uk: "Файла «{}» немає.")
    static let checkPath = LocalizedText(en: "Check the path.", uk: "Перевірте шлях.")
    static let notARecording = LocalizedText(en: "not a recording", uk: "не запис")
    static let makeOne = LocalizedText(
        en: "Make one: {} --record FILE", uk: "Створіть його: {} --record FILE")
}
