package import CommandLine

extension Setting {
    /// The form that a person wants of every answer that has it. A recording and a picture of a certain width have their own.
    package static let format = Setting(
        OutputOptions.formatForGood, "Output", "Вивід",
        yieldsTo: [LiveOptions.record.name, LiveOptions.replay.name, OutputOptions.width.name]
    ) { environment in
        let isOff = ["", "0", "false", "no"].contains(environment["ACCESSIBLE", default: ""].lowercased())
        return .choice(isOff ? OutputOptions.standardForm : OutputOptions.heard)
    }
    package static let theme = Setting(OutputOptions.theme, "Theme", "Тема")
    package static let pictures = Setting(OutputOptions.pictures, "Pictures", "Зображення")
    package static let reducedMotion = Setting(LiveOptions.reducedMotion, "No animation", "Без анімації")
    package static let privacyOnBlur = Setting(
        LiveOptions.privacyOnBlur, "Hide on losing the focus", "Ховати без фокуса")
}

extension [Setting] {
    /// The settings of any program with screens.
    package static let ofScreens: [Setting] = [
        .language, .format, .color, .theme, .pictures, .reducedMotion, .pager,
    ]
}
