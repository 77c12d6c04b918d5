package import CommandLine
import ScreenProgram
package import ScreenView
package import SettingsBuilder
import TerminalKit
import TerminalSession
package import Words

/// The command `settings` of any program: on a live screen to change them, or as lines in a pipe.
package struct SettingsCommand: SetUpCommand {
    package static let name = "settings"
    package static let summary = LocalizedText(
        en: "See and change the settings on a live screen",
        uk: "Переглянути й змінити налаштування на живому екрані")
    package static let examples = [
        Example("{program} settings", "see and change them", "переглянути й змінити")
    ]

    package static func options(in program: Program) -> [Option] {
        // An option on the command line is in effect: it is shown, and can't be changed here.
        let own = OutputOptions.ofTables + PagerOptions.all
        return own
            + program.settings.all.map(\.option).filter { option in
                !own.contains { $0.name == option.name } && option.name != GeneralOptions.language.name
            }
    }

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() async throws {
        let settings = KeptSettings(call)
        // A live screen shows invalid values itself; printed lines have no place for that.
        if !call.isLive { try call.allSettings.checkValues() }
        try await call.show { call.settingsScreens(of: settings).settings(navigator: $0) }
    }
}

extension Place {
    /// The settings, among the places to which a person can go.
    package static func settings(_ settings: KeptSettings, of call: Call) -> Place {
        Place(Voice(call.language)("Settings", "Налаштування")) { navigator in
            call.settingsScreens(of: settings, hasPlaces: true).settings(navigator: navigator).screen
        }
    }
}

extension Call {
    /// The screens of `settings`.
    @MainActor
    package func settingsScreens(of settings: KeptSettings, hasPlaces: Bool = false) -> SettingsScreenBuilder
    {
        SettingsScreenBuilder(
            service: settings, program: program.name, voice: Voice(language, hasPlaces: hasPlaces),
            trace: trace)
    }
}
