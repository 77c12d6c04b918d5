package import CommandLine

extension Setting {
    package static let theme = Setting(OutputOptions.theme, "Theme", "Тема")
    package static let pictures = Setting(OutputOptions.pictures, "Pictures", "Зображення")
    package static let reducedMotion = Setting(LiveOptions.reducedMotion, "No animation", "Без анімації")
    package static let privacyOnBlur = Setting(
        LiveOptions.privacyOnBlur, "Hide on losing the focus", "Ховати без фокуса")
}

extension [Setting] {
    /// The settings of any program with screens.
    package static let ofScreens: [Setting] = [
        .language, .color, .theme, .pictures, .reducedMotion, .pager,
    ]
}
