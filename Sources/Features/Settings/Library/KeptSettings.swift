package import CommandLine
import Foundation
package import SettingsEntity
package import SettingsPorts
import Values

/// The settings of a program in effect: from its command line, its variables and its configuration file. Changes are saved there,
/// as by `config set`.
@MainActor
package final class KeptSettings: SettingsService {
    private let call: Call
    private var sources: SettingSources
    /// The values in effect, readable from any thread.
    package let values: SettingValues

    /// The settings of the program of `call`.
    package init(_ call: Call) {
        (self.call, sources) = (call, call.sources)
        values = SettingValues(call.allSettings)
    }

    private var current: Settings {
        Settings(call.program.settings.all, from: sources, language: call.language)
    }

    package var place: String? { sources.file.path.map { VisibleText(path: $0).text } }

    package func settings() throws(SettingsFailure) -> [SettingItem] {
        do throws(CommandStop) {
            // Another program may have changed the file.
            sources.file = ConfigFile(path: sources.file.path)
            let settings = current
            _ = try sources.file.object(settings.errors)
            values.replace(with: settings)
            return settings.entries.map(item)
        } catch {
            throw failure(error)
        }
    }

    package func change(_ id: SettingItem.ID, to value: String?) throws(SettingsFailure) {
        guard let setting = call.program.settings[id] else { return }
        do {
            sources.file = try call.keep(value, for: setting, in: sources.file)
            values.replace(with: current)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: any Error) -> SettingsFailure {
        let stop = CommandStop(error, of: call.program, language: call.language)
        // The help of a command is no help on a screen.
        return SettingsFailure(message: stop.message, advice: error is UsageError ? "" : stop.advice ?? "")
    }

    private func item(of entry: Settings.Entry) -> SettingItem {
        SettingItem(
            id: entry.setting.name, title: entry.setting.title[call.language],
            purpose: entry.setting.option.summary[call.language], kind: kind(of: entry.setting),
            value: entry.value?.settingText.safeText, origin: origin(entry.origin), flaw: flaw(of: entry),
            countsAtOnce: entry.setting.countsAtOnce)
    }

    /// The nearest value that isn't valid, or else a path to no file.
    private func flaw(of entry: Settings.Entry) -> SettingItem.Flaw? {
        if let fault = entry.faults.first {
            return .invalid(
                VisibleText(fault.text ?? "").text, at: origin(fault.origin),
                advice: fault.stop.advice ?? "")
        }
        guard case .path = entry.setting.kind, case .text(let path)? = entry.value, path != "-",
            !FileManager.default.fileExists(atPath: path)
        else { return nil }
        return .noFile
    }

    private func origin(_ origin: Settings.Origin) -> SettingItem.Origin {
        switch origin {
        case .flag: .flag
        case .environment(let variable): .variable(variable)
        case .file: .file
        case .overruled(let rival): .overruled(by: rival)
        case .standard: .standard
        }
    }

    private func kind(of setting: Setting) -> SettingItem.Kind {
        switch setting.kind {
        case .choice(let choices):
            let values = choices.map(\.spelling)
            guard values != SwitchChoice.allCases.map(\.rawValue) else { return .toggle }
            return .choice(
                choices.map { SettingChoice(value: $0.spelling, meaning: $0.meaning[call.language]) })
        case .integer, .fraction, .duration, .days, .amount: return .number
        case .path, .server: return .path
        case .flag, .shorthand, .text, .asked, .form, .command, .setting, .settingValue: return .text
        }
    }
}
