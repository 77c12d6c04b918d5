package import SettingsEntity

/// The store of settings. It may be a file or a row of a table, in any format: this feature doesn't know.
package protocol SettingsService: Sendable {
    /// All settings, with their values in effect.
    func settings() async throws(SettingsFailure) -> [SettingItem]

    /// Saves `value` for the setting `id`; `nil` restores the default.
    func change(_ id: SettingItem.ID, to value: String?) async throws(SettingsFailure)

    /// Where they are stored, in words; `nil` if unknown.
    var place: String? { get async }
}

/// Why a setting can't be read or changed, in the words of the service.
package struct SettingsFailure: Error, Hashable, Sendable {
    /// What happened.
    package let message: String
    /// What to do.
    package let advice: String

    package init(message: String, advice: String) { (self.message, self.advice) = (message, advice) }
}

/// Settings, and where they are stored.
package struct SettingsAnswer: Equatable, Sendable {
    package let items: [SettingItem]
    package let place: String?

    package init(_ items: [SettingItem], place: String?) { (self.items, self.place) = (items, place) }
}

/// The screen's only question: all settings, after a change if one is given.
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
