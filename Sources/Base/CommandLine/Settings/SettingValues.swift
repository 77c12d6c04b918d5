import Synchronization

/// What settings hold, by their names, for screens that don't know what settings are: they ask again whenever they draw.
package final class SettingValues: Sendable {
    private let values: Mutex<[String: String]>

    package init(_ settings: Settings) { values = Mutex(Self.values(of: settings)) }

    /// What the setting of `option` holds; `nil` if nothing does.
    package func text(_ option: Option) -> String? { values.withLock { $0[option.name] } }

    /// Whether a switch is on.
    package func isOn(_ option: Option) -> Bool { text(option) == SwitchChoice.on.rawValue }

    /// They hold what `settings` say from now on.
    package func replace(with settings: Settings) { values.withLock { $0 = Self.values(of: settings) } }

    private static func values(of settings: Settings) -> [String: String] {
        var values: [String: String] = [:]
        for entry in settings.entries { values[entry.setting.name] = entry.value?.settingText }
        return values
    }
}

extension ParsedValue {
    /// The value as a setting has it: a flag that was given is on.
    package var settingText: String { self == .flag ? SwitchChoice.on.rawValue : text }
}
