package import CommandLine

extension [Setting] {
    /// The settings of any program with screens.
    package static let ofScreens: [Setting] = [
        .language, .color, Setting(OutputOptions.theme), Setting(OutputOptions.pictures),
        Setting(LiveOptions.reducedMotion), .pager,
    ]
}
