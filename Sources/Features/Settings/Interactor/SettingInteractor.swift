import SettingsEntity
package import SettingsPorts

/// Reads and changes settings for the settings screen.
package struct SettingInteractor: Sendable {
    private let service: any SettingsService

    package init(service: any SettingsService) { self.service = service }

    /// All settings after `change`. A setting that a flag or a variable overrules is left unchanged, since a change would have no
    /// visible effect.
    package func settings(after change: SettingChange?) async throws(SettingsFailure) -> SettingsAnswer {
        let items = try await service.settings()
        guard let change, items.first(where: { $0.id == change.id })?.isChangeable == true else {
            return SettingsAnswer(items, place: await service.place)
        }
        try await service.change(change.id, to: change.value)
        return SettingsAnswer(try await service.settings(), place: await service.place)
    }
}
