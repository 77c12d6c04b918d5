import SettingsEntity
import SettingsInteractor
import SettingsPorts
import SettingsTestSupport
import TestSupport
import Testing

@Suite("What is asked of settings")
struct SettingsInteractorTests {
    private let service = SettingsDouble()

    @Test("a change is kept, and answered with what holds then")
    func change() async throws {
        let answer = try await SettingInteractor(service: service).settings(
            after: SettingChange("open", to: "0.4"))
        #expect(
            answer.items[2].value == "0.4" && answer.items[2].origin == .file
                && answer.place == "~/config.json")
        await #expect(throws: SettingsFailure.refused) {
            try await SettingInteractor(service: service).settings(after: SettingChange("open", to: "no"))
        }
    }

    @Test(
        "what a flag or a variable holds is left alone, and so is what isn't there",
        arguments: ["lang", "color", "nothing"])
    func locked(_ id: String) async throws {
        let answer = try await SettingInteractor(service: service).settings(
            after: SettingChange(id, to: "uk"))
        same(answer.items, .fixtures)
        #expect(await service.changes.isEmpty)
    }
}
