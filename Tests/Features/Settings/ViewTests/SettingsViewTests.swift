import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import SettingsScreens
import SettingsView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@MainActor
@Suite("The screen of settings, drawn")
struct SettingsViewTests {
    private let view = SettingListView(program: "tool")
    private let theme = Theme.standard(depth: .trueColor)

    private func frame(_ state: SettingsViewState, depth: ColorDepth = .trueColor) -> Canvas {
        view.frame(
            of: state, in: LiveSpace(size: Size(columns: 60, rows: 24), theme: .standard(depth: depth)))
    }

    @Test("a colour has a swatch where there are colours, and what is no value stands out")
    func colours() throws {
        #expect(!frame(.sample(), depth: .none).text.contains("██"))
        let row = SettingRow(
            title: "No sound", key: "quiet", purpose: "", value: ValueFace("off"), isOn: false,
            origin: "default", flaw: "not valid: x", isChangeable: true)
        let canvas = frame(
            SettingsViewState(title: "Settings", content: .body(SettingsSheet([row], selected: 0))))
        let place = try #require(canvas.lines.firstIndex { $0.contains("not valid: x") })
        let line = canvas.lines[place]
        let column = try #require(line.firstIndex(of: "n")).utf16Offset(in: line)
        same(canvas[Point(column: column, row: place)].style.foreground, theme.style(.warning).foreground)
    }

    @Test("the keys do what the hints say")
    func keys() {
        let hints: [KeyHint<SettingsEvent>] = [
            KeyHint(.event(.opened(nil)), "change"), KeyHint(.event(.moved(by: 1)), "move"),
        ]
        same(view.keys(on: .sample()).faults(of: hints), [])
    }
}

extension SettingsViewState {
    /// Two switches and a colour that a variable holds.
    static func sample(_ change: SettingsSheet.Change? = nil, selected: Int = 0) -> SettingsViewState {
        let rows = [
            SettingRow(
                title: "Draw stories", key: "draw-stories", purpose: "Let drawings grow",
                value: ValueFace("on"), isOn: true, origin: "default", isChangeable: true),
            SettingRow(
                title: "Sound", key: "sound", purpose: "Make noise", value: ValueFace("off"), isOn: false,
                origin: "default",
                isChangeable: true),
            SettingRow(
                title: "Stroke colour", key: "stroke-color", purpose: "The colour of drawings",
                value: ValueFace("amber #f3af22", swatch: 0xF3AF22), isOn: nil,
                origin: "from the variable X", isChangeable: false),
        ]
        return SettingsViewState(
            title: "Settings", content: .body(SettingsSheet(rows, selected: selected, change: change)))
    }
}
