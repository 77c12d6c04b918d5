package import Words

/// Shows the settings in effect, and where each comes from.
package struct ConfigCommand: SetUpCommand {
    package static let name = "config"
    package static let summary = LocalizedText(
        en: "Print the settings in effect and their sources",
        uk: "Вивести чинні налаштування і звідки взято кожне")
    package static let examples = [
        Example("{program} config", "the settings and their sources", "налаштування та їхні джерела")
    ]

    package static func options(in program: Program) -> [Option] {
        OutputOptions.ofValues + program.settings.tried
    }

    package static func topics(in program: Program) -> [Topic] {
        [sources(in: program), Topic.fields(of: SettingRecord.self)] + program.settings.topics
    }

    package static func sources(in program: Program) -> Topic {
        let all = program.settings.all
        let order = LocalizedText(
            en: """
                The option wins over the environment variable, which wins over the key in \
                $XDG_CONFIG_HOME/\(program.name)/config.json, which wins over the default.
                """,
            uk: """
                Параметр має перевагу над змінною середовища, вона — над ключем у файлі \
                $XDG_CONFIG_HOME/\(program.name)/config.json, а він — над типовим значенням.
                """)
        let rivals = all.lazy.compactMap { one in
            all.first { one.rivals.contains($0.name) }.map { (one.name, $0.name) }
        }.first
        return Topic(
            "Where a setting comes from", "Звідки береться налаштування",
            introduction: rivals.map { one, other in
                let rule = LocalizedText(
                    en: """
                        The same holds between settings that can’t be combined, such as \(one) and \(other): the nearer \
                        one counts.
                        """,
                    uk:
                        "Так само й між несумісними налаштуваннями, як-от \(one) і \(other): діє те, що ближче."
                )
                return LocalizedText(en: "\(order) \(rule)", uk: "\(order) \(rule)")
            } ?? order,
            rows: all.map { setting in
                let places = ([program.variable(of: setting)] + setting.otherKeys).joined(separator: ", ")
                return Topic.Row(term: setting.name, meaning: LocalizedText(word: places))
            })
    }

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let settings = call.allSettings
        // People use `config` when a setting is wrong, so it prints them before it reports an error.
        try call.write(settings.entries)
        try settings.checkValues()
        try settings.checkChoices()
        try call.program.settings.check(settings, nil)
        call.remarkOnSettings()
    }
}
