package import Words

/// Something that earlier versions had and this one hasn't: its commands, options and settings, and what there is instead.
///
/// A command line with one of its commands or options is refused with these words. A setting that is left of it has no effect, and no
/// command complains: `doctor` names it, and `config unset` removes it.
package struct Gone: Equatable, Sendable {
    /// Names of commands; the first word of a name stands for all that begin with it.
    fileprivate let commands: [String]
    /// Names without dashes.
    fileprivate let options: [String]
    fileprivate let settings: [String]
    /// The first version without it.
    package let version: String
    /// What there is instead, in a sentence.
    package let instead: LocalizedText

    /// What went in a version, and in both languages what there is instead.
    package init(
        commands: [String] = [], options: [String] = [], settings: [String] = [], in version: String,
        en english: TextTemplate, uk ukrainian: TextTemplate
    ) {
        (self.commands, self.options, self.settings) = (commands, options, settings)
        (self.version, instead) = (version, LocalizedText(en: english, uk: ukrainian))
    }

    /// Files of languages besides the two in the code, and the command that printed all texts for them.
    package static let translations = Gone(
        commands: ["messages"], in: "0.12.0",
        en: "All texts are in English and in Ukrainian; there are no files of other languages any more.",
        uk: "Усі тексти — англійською й українською; файлів інших мов більше немає.")

    /// What a command line has of it, as it was typed.
    package enum Part: Equatable, Sendable {
        case command(String)
        case option(String)
        case setting(String)
    }
}

extension Program {
    /// The error for a line that begins with these words; `nil` if they never named a command.
    func error(ofGone words: [String]) -> UsageError? {
        for name in [words.prefix(1), words.prefix(2)].map({ $0.joined(separator: " ") }) {
            guard let gone = gone.first(where: { $0.commands.contains(name) }) else { continue }
            return UsageError(problem: .gone(.command(name), gone))
        }
        return nil
    }

    /// What an option went with, named with its dashes; `nil` if there never was one.
    func gone(option typed: String) -> Gone? {
        gone.first { gone in gone.options.contains { Option.spelling(of: $0) == typed } }
    }

    /// What a setting went with; `nil` if there never was one.
    func gone(setting name: String) -> Gone? { gone.first { $0.settings.contains(name) } }
}

/// A setting that went, where a person still has it.
package struct LeftSetting: Equatable, Sendable {
    package let name: String
    /// The environment or the file.
    package let origin: Settings.Origin
    package let gone: Gone
}

extension SettingSources {
    /// The settings that went and are still set, in the environment or in the file.
    package var left: [LeftSetting] {
        program.gone.flatMap { gone in
            gone.settings.flatMap { name in
                let variable = program.variable(named: name)
                let origins: [Settings.Origin?] = [
                    environment[variable] == nil ? nil : .environment(variable: variable),
                    file.has(name) ? file.path.map { .file(path: $0) } : nil,
                ]
                return origins.compactMap(\.self).map { LeftSetting(name: name, origin: $0, gone: gone) }
            }
        }
    }

    /// The keys of the file that no version knows, each once. They may belong to a newer one.
    var unknownKeys: [String] {
        file.keys(besides: program.settings.all).filter { program.gone(setting: $0) == nil }
    }
}
