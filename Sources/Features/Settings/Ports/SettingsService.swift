package import SettingsEntity

/// Where settings are kept. What that is, a file or a row of a table, and in which language it is written, nobody here knows.
package protocol SettingsService: Sendable {
    /// All settings, as they hold now.
    func settings() async throws(SettingsFailure) -> [SettingItem]

    /// Keeps `value` for the setting `id`; without one, the default holds again.
    func change(_ id: SettingItem.ID, to value: String?) async throws(SettingsFailure)

    /// Where they are kept, for people; `nil` if that can't be said.
    var place: String? { get async }
}

/// Why a setting can't be read or changed, in the words of whatever keeps it.
package struct SettingsFailure: Error, Hashable, Sendable {
    /// What happened.
    package let message: String
    /// What to do.
    package let advice: String

    package init(message: String, advice: String) { (self.message, self.advice) = (message, advice) }
}

/// Settings, and where they are kept.
package struct SettingsAnswer: Equatable, Sendable {
    package let items: [SettingItem]
    package let place: String?

    package init(_ items: [SettingItem], place: String?) { (self.items, self.place) = (items, place) }
}

/// What the screen asks for: all settings; before that, a change if one is wanted.
package typealias SettingsInteractorInput =
    @Sendable (SettingChange?) async throws(SettingsFailure) -> SettingsAnswer

/// A new value for a setting; `nil` for its default.
package struct SettingChange: Hashable, Sendable {
    package let id: SettingItem.ID
    package let value: String?

    package init(_ id: SettingItem.ID, to value: String?) { (self.id, self.value) = (id, value) }
}

/// Where the screen leads.
package enum SettingsRoute: Equatable, Sendable { case back, places }
