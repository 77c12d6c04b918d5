import Foundation
import PaymentCardsContract

extension CommandStop {
    /// The file of a recording can't be written.
    static func cannotRecord(_ path: String, _ error: any Error, _ language: Language) -> CommandStop {
        stop(
            .inputOutput, path, error, language,
            LocalizedText(en: "can't be written", uk: "не вдалося записати"),
            LocalizedText(en: "Record to another file.", uk: "Записуйте в інший файл."))
    }

    /// The file of a recording can't be read.
    static func cannotReplay(_ path: String, _ error: any Error, _ language: Language) -> CommandStop {
        stop(
            FileManager.default.fileExists(atPath: path) ? .inputOutput : .notFound, path, error, language,
            LocalizedText(en: "can't be read", uk: "не вдалося прочитати"),
            LocalizedText(en: "Check the path.", uk: "Перевірте шлях."))
    }

    /// The file is no recording.
    static func notARecording(_ path: String, line: Int, _ language: Language) -> CommandStop {
        let what = LocalizedText(en: "not a recording", uk: "не запис")
        let advice = LocalizedText(
            en: "Make one with swippy --record FILE.", uk: "Створіть його командою swippy --record FILE.")
        return CommandStop(
            exitCode: .badData,
            lines: ["swippy: \(VisibleText(path).text):\(line): \(what[language])", advice[language]])
    }

    private static func stop(
        _ code: ExitCode, _ path: String, _ error: any Error, _ language: Language, _ what: LocalizedText,
        _ advice: LocalizedText
    ) -> CommandStop {
        CommandStop(
            exitCode: code,
            lines: [
                "swippy: \(VisibleText(path).text) \(what[language]): \(error.localizedDescription)",
                advice[language],
            ])
    }
}
