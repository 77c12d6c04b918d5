import PaymentCardsContract

/// What `swippy config` and `swippy completions` explain beyond their options.
enum SettingTopics {
    static let sources = Topic(
        title: LocalizedText(en: "Where a swipe value comes from", uk: "Звідки береться значення свайпу"),
        introduction: LocalizedText(
            en: "The option wins over the environment variable, which wins over the key in "
                + "$XDG_CONFIG_HOME/swippy/config.json, which wins over the default.",
            uk: "Параметр сильніший за змінну середовища, вона — за ключ у файлі "
                + "$XDG_CONFIG_HOME/swippy/config.json, а він — за типове значення."),
        rows: SwipeValueOptions.all.compactMap { option in
            option.setting.map { setting in
                let places = "\(setting.variable), \(setting.fileKey)"
                return Topic.Row(term: option.key.spelling, meaning: LocalizedText(en: places, uk: places))
            }
        })

    static let installing = Topic(
        title: LocalizedText(en: "Installing", uk: "Встановлення"),
        introduction: LocalizedText(
            en: "Put the script where the shell looks for it, and start a new shell.",
            uk: "Покладіть скрипт туди, де його шукає оболонка, і відкрийте її знову."),
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
