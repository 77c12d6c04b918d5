import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit
import TerminalSession
import Words

/// A list that is not shown yet.
@MainActor
struct LiveList {
    /// The offers for the same cards.
    let offers: OfferVisit
    let query: CardQuery
    let config: CardConfig
    let reducesMotion: Bool
    let usesMouse: Bool
    let refreshInterval: Duration?
    /// The card whose details come up first.
    var opening: CardListing.Item?

    var service: any CardsService { offers.service }
    var builder: CardScreenBuilder { offers.cardScreens }

    /// Shows the list, from which the offers can be gone to.
    ///
    /// - Returns: the receiver of what is reported. The caller must keep it alive.
    func start(_ driver: LiveDriver) -> LiveListener { LivePlaces(cards: self).start(.cards, on: driver) }

    /// The list, which goes where it leads through `navigator` and reports to `output`.
    func screen(
        on navigator: any Navigator, leadsBack: Bool, output: LiveListener
    ) -> any InteractiveScreen {
        builder.list(
            query, opening: opening, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            refreshInterval: refreshInterval, leadsBack: leadsBack, navigator: navigator, output: output
        ).screen
    }
}

/// Hears what a live list reports. The screen shows what failed and counts what was skipped.
@MainActor
final class LiveListener: Reporting {
    /// Told when the person takes the mouse or leaves it.
    var mouseChanged: @MainActor (Bool) -> Void = { _ in }

    /// Told what the person copies.
    var copied: @MainActor (String) -> Void = { _ in }

    /// Takes the mouse and the clipboard of `session`.
    func connect(to session: LiveTerminal) {
        mouseChanged = { session.setMouse($0) }
        copied = { session.copy($0) }
    }

    func report(_ report: CardReport) {
        switch report {
        case .mouseSet(let isOn): mouseChanged(isOn)
        case .copied(let text): copied(text)
        case .updated, .privacySet, .listChanged, .added, .done, .undone, .failed, .remarked, .shown,
            .skipped,
            .accepted:
            break
        }
    }
}

extension CommandStop {
    /// The file for a recording can't be written, or must not be overwritten.
    static func cannotRecord(_ path: String, _ fault: Recorder.Fault, _ language: Language) -> CommandStop {
        switch fault {
        case .exists:
            CommandStop(
                exitCode: .usage,
                message: "\(VisibleText(path: path).text) \(LiveStrings.exists[language])",
                advice: LiveStrings.force[language])
        case .unwritable(let error):
            stop(
                .inputOutput, path, error, language,
                LocalizedText(en: "can't be written", uk: "не вдалося записати"),
                LocalizedText(en: "Record to another file.", uk: "Записуйте в інший файл."))
        }
    }

    /// The file for a trace can't be written.
    static func cannotTrace(_ path: String, _ error: any Error, _ language: Language) -> CommandStop {
        stop(
            .inputOutput, path, error, language,
            LocalizedText(en: "can't be written", uk: "не вдалося записати"),
            LocalizedText(
                en: "Write the trace to another file.", uk: "Запишіть повідомлення в інший файл."))
    }

    /// A recording was requested without a live screen.
    static func nothingToRecord(_ language: Language) -> CommandStop {
        CommandStop(
            exitCode: .usage,
            message: LiveStrings.noScreen[language], advice: LiveStrings.whereScreen[language])
    }

    /// The file of a recording can't be read.
    static func cannotReplay(_ path: String, _ error: any Error, _ language: Language) -> CommandStop {
        guard FileManager.default.fileExists(atPath: path) else {
            return CommandStop(.noSuchFile(path: path), language)
        }
        return stop(
            .inputOutput, path, error, language,
            LocalizedText(en: "can't be read", uk: "не вдалося прочитати"),
            LocalizedText(en: "Check the path.", uk: "Перевірте шлях."))
    }

    /// The file is not a recording.
    static func notARecording(_ path: String, line: Int, _ language: Language) -> CommandStop {
        let what = LocalizedText(en: "not a recording", uk: "не запис")
        let advice = LocalizedText(
            en: "Make one: swippy --record FILE", uk: "Створіть його: swippy --record FILE")
        return CommandStop(
            exitCode: .badData,
            message: "\(VisibleText(path: path).text):\(line): \(what[language])", advice: advice[language])
    }

    private static func stop(
        _ code: ExitCode, _ path: String, _ error: any Error, _ language: Language, _ what: LocalizedText,
        _ advice: LocalizedText
    ) -> CommandStop {
        CommandStop(
            exitCode: code,
            message: "\(VisibleText(path: path).text) \(what[language]): \(reason(of: error))",
            advice: advice[language])
    }

    /// The system's reason for `error`; Foundation's text would begin with "The operation could not be completed."
    private static func reason(of error: any Error) -> String {
        error.systemCode.map { String(cString: strerror($0)) } ?? error.localizedDescription
    }
}

/// Messages about live screens and recordings.
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
}
