import Synchronization

/// The values of settings by name, for screens that know nothing else about settings; they read them again whenever they draw.
package final class SettingValues: Sendable {
    private let values: Mutex<[String: String]>

    package init(_ settings: Settings) { values = Mutex(Self.values(of: settings)) }

    /// The value of the setting of `option`; `nil` if it has none.
    package func text(_ option: Option) -> String? { values.withLock { $0[option.name] } }

    /// Whether a switch is on.
    package func isOn(_ option: Option) -> Bool { text(option) == SwitchChoice.on.rawValue }

    /// Replaces the values with those of `settings`.
    package func replace(with settings: Settings) { values.withLock { $0 = Self.values(of: settings) } }

    private static func values(of settings: Settings) -> [String: String] {
        var values: [String: String] = [:]
        for entry in settings.entries { values[entry.setting.name] = entry.value?.settingText }
        return values
    }
}

extension ParsedValue {
    /// The value as a setting stores it; a flag that was given is `on`.
    package var settingText: String { self == .flag ? SwitchChoice.on.rawValue : text }
}
