import SettingsEntity
package import SettingsPorts

/// Answers what the screen of settings asks.
package struct SettingInteractor: Sendable {
    private let service: any SettingsService

    package init(service: any SettingsService) { self.service = service }

    /// All settings after `change`. What a flag or a variable holds is left as it is: a change would seem to do nothing.
    package func settings(after change: SettingChange?) async throws(SettingsFailure) -> SettingsAnswer {
        let items = try await service.settings()
        guard let change, items.first(where: { $0.id == change.id })?.isChangeable == true else {
            return SettingsAnswer(items, place: await service.place)
        }
        try await service.change(change.id, to: change.value)
        return SettingsAnswer(try await service.settings(), place: await service.place)
    }
}
