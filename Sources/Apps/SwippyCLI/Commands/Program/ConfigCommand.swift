import Words

/// Shows the settings in effect, and where each comes from.
struct ConfigCommand: Command {
    static let name = "config"
    static let intention = Intention.setUp
    static let summary = LocalizedText(
        en: "Print the settings in effect and where each comes from",
        uk: "Вивести чинні налаштування і звідки взято кожне")
    static let runsWithInvalidSettings = true
    static let examples = [
        Example("swippy config", "the settings and their sources", "налаштування та їхні джерела"),
        Example(
            "swippy config --open-percentage 0.4 --json", "what this option would change",
            "що змінив би цей параметр"),
    ]

    static func options(in program: Program) -> [Option] { OutputOptions.ofValues + program.settings.tried }

    static func topics(in program: Program) -> [Topic] { [sources(in: program)] + program.settings.topics }

    static func sources(in program: Program) -> Topic {
        Topic(
            "Where a setting comes from", "Звідки береться налаштування",
            en: "The option wins over the environment variable, which wins over the key in "
                + "$XDG_CONFIG_HOME/\(program.name)/config.json, which wins over the default. The same holds between "
                + "settings that can’t be combined, such as file and url: the nearer one counts.",
            uk: "Параметр має перевагу над змінною середовища, вона — над ключем у файлі "
                + "$XDG_CONFIG_HOME/\(program.name)/config.json, а він — над типовим значенням. Так само й між "
                + "несумісними налаштуваннями, як-от file і url: діє те, що ближче.",
            rows: program.settings.all.map { setting in
                let places = ([program.variable(of: setting)] + setting.otherKeys).joined(separator: ", ")
                return Topic.Row(term: setting.name, meaning: LocalizedText(en: places, uk: places))
            })
    }

    let call: Call

    func run() throws {
        let settings = call.allSettings
        // People use `config` when a setting is wrong, so it prints them before it reports an error.
        try call.console.write(try SettingsReport(call).text(settings.entries))
        try settings.checkValues()
        try settings.checkChoices()
        try call.program.settings.check(settings, nil)
        call.warnOfUnknownSettings()
    }
}
