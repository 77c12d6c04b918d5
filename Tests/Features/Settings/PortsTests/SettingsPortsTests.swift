import SettingsPorts
import TestSupport
import Testing

@Suite("A change of a setting")
struct SettingsPortsTests {
    @Test("without a value goes back to the default")
    func standard() {
        #expect(SettingChange("a", to: nil).value == nil && SettingChange("a", to: "b").value == "b")
        same(SettingsAnswer([], place: "x").place, "x")
    }
}
