import Words

/// What `swippy config` and `swippy completions` explain beyond their options.
enum SettingTopics {
    static let sources = Topic(
        title: LocalizedText(en: "Where a swipe value comes from", uk: "Звідки береться значення свайпу"),
        introduction: LocalizedText(
            en: "The option wins over the environment variable, which wins over the key in "
                + "$XDG_CONFIG_HOME/swippy/config.json, which wins over the default.",
            uk: "Параметр має перевагу над змінною середовища, вона — над ключем у файлі "
                + "$XDG_CONFIG_HOME/swippy/config.json, а він — над типовим значенням."),
        rows: SwipeValueOptions.all.compactMap { option in
            option.setting.map { setting in
                let places = ([setting.variable] + setting.fileKeys).joined(separator: ", ")
                return Topic.Row(term: option.key.spelling, meaning: LocalizedText(en: places, uk: places))
            }
        })

    /// What the choices mean, which the list of options has no room for.
    static let behaviours = Topic(
        title: LocalizedText(en: "Behaviours and closing", uk: "Поведінка і закривання"),
        introduction: LocalizedText(
            en: "What the choices of --swipe-behaviour and --auto-closing mean:",
            uk: "Що означають варіанти --swipe-behaviour і --auto-closing:"),
        rows: BehaviourChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) }
            + AutoClosingChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) })

    static let installing = Topic(
        title: LocalizedText(en: "Installing", uk: "Встановлення"),
        introduction: LocalizedText(
            en: "Redirect the script to where the shell looks for it, and start a new shell.",
            uk: "Спрямуйте скрипт туди, де його шукає оболонка, і запустіть її знову."),
        rows: [
            row("bash", "~/.local/share/bash-completion/completions/swippy"),
            row("zsh", "~/.zfunc/_swippy", en: "with ~/.zfunc in fpath", uk: "якщо ~/.zfunc є у fpath"),
            row("fish", "~/.config/fish/completions/swippy.fish"),
        ])

    private static func row(_ shell: String, _ path: String, en: String = "", uk: String = "") -> Topic.Row {
        let text = { (addition: String) in addition.isEmpty ? path : "\(path), \(addition)" }
        return Topic.Row(term: shell, meaning: LocalizedText(en: text(en), uk: text(uk)))
    }
}
