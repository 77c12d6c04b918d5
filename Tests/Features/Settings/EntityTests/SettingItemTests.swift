import SettingsEntity
import SettingsTestSupport
import TestSupport
import Testing

@Suite("A setting")
struct SettingItemTests {
    @Test("can be changed unless a flag or a variable holds it")
    func changeable() {
        same([SettingItem].fixtures.map(\.isChangeable), [true, true, true, false, true, false])
        let places: [SettingItem.Origin] = [.file, .variable("X")]
        let flawed = places.map { place in
            SettingItem(
                id: "x", title: "X", purpose: "", kind: .text, value: nil, origin: .standard,
                flaw: .invalid("y", at: place, advice: ""))
        }
        same(flawed.map(\.isChangeable), [true, false])
    }

    @Test("is a colour if its value is one as in CSS")
    func colors() {
        let values = ["#f3af22", "#F3AF22", "#fff", "amber", "#gggggg", ""]
        same(
            values.map { SettingChoice(value: $0, meaning: "").color },
            [
                0xF3AF22, 0xF3AF22, nil, nil, nil, nil,
            ])
    }
}
