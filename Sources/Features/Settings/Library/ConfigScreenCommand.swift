package import CommandLine
import ScreenProgram
package import ScreenView
package import SettingsBuilder
import TerminalKit
import TerminalSession
import Words

/// The command `config` of a program with screens: on a terminal a live screen to change settings, elsewhere the lines of
/// ``ConfigCommand``.
struct ConfigScreenCommand: SetUpCommand {
    static let name = ConfigCommand.name
    static let summary = LocalizedText(
        en: "See the settings, and change them on a live screen",
        uk: "Переглянути налаштування, а на живому екрані — змінити")
    static let examples = [
        Example("{program} config", "see and change them", "переглянути й змінити"),
        Example(
            "{program} config --plain", "the values and their sources, as lines",
            "значення та їхні джерела рядками"),
    ]

    static func options(in program: Program) -> [Option] {
        // An option on the command line is in effect: it is shown, and can't be changed here.
        let settings = program.settings.all.map(\.option).filter { $0.name != GeneralOptions.language.name }
        return (OutputOptions.ofTables + PagerOptions.all).completed(with: program.settings.tried)
            .completed(with: settings)
    }

    static func topics(in program: Program) -> [Topic] { ConfigCommand.topics(in: program) }

    private let call: Call

    init(call: Call) { self.call = call }

    func run() async throws {
        guard call.isLive || call.askedFormat?.isForPrograms == false else {
            return try ConfigCommand(call: call).run()
        }
        let settings = KeptSettings(call)
        // A live screen shows invalid values itself; a picture has no place for that.
        if !call.isLive { try call.allSettings.checkValues() }
        try await call.show { call.settingsScreens(of: settings).settings(navigator: $0) }
    }
}

extension Program {
    /// The program, whose command `config` opens the screen of settings on a terminal.
    package func showingSettings() -> Program {
        var program = self
        program.commands = commands.map { $0 == ConfigCommand.self ? ConfigScreenCommand.self : $0 }
        program.gone.append(
            Gone(
                commands: ["settings"], in: "0.12.0",
                en: "On a terminal, \(name) config opens the settings.",
                uk: "У терміналі налаштування відкриває \(name) config."))
        return program
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
