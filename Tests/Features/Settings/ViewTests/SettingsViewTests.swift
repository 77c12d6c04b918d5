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

    @Test("a row has a name, what holds, what it is for, and where it comes from; a colour has a swatch")
    func rows() throws {
        let canvas = frame(.sample(selected: 1))
        let lines = canvas.lines.map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains { $0.hasPrefix("Draw stories  draw-stories  ") && $0.hasSuffix("━━● on") })
        #expect(lines.contains { $0.hasPrefix("› Sound") && $0.hasSuffix("○━━ off") })
        #expect(lines.contains { $0.hasPrefix("Stroke colour") && $0.hasSuffix("██ amber #f3af22") })
        #expect(
            lines.contains { $0.hasPrefix("The colour of drawings") && $0.hasSuffix("from the variable X") })
        #expect(!frame(.sample(), depth: .none).text.contains("██"))
        let row = try #require(canvas.lines.firstIndex { $0.contains("Stroke colour") })
        same(canvas.target(at: Point(column: 20, row: row)), .events([SettingsEvent.opened(2)]))
    }

    @Test("a list has a tick, a field a cursor")
    func changes() throws {
        let list = frame(
            .sample(.choosing([ValueFace("a"), ValueFace("b", swatch: 1)], ticked: 0, selected: 1)))
        #expect(list.text.contains("  ✓ a") && list.text.contains("›   ██ b"))
        let row = try #require(list.lines.firstIndex { $0.contains("✓ a") })
        same(list.target(at: Point(column: 10, row: row)), .events([SettingsEvent.chosen(0)]))
        let field = SearchFieldState(label: "Open", text: "0.6", cursor: 3, found: "")
        #expect(frame(.sample(.typing(field))).text.contains("Open: 0.6█"))
    }

    @Test("the keys do what the hints say")
    func keys() {
        let hints: [KeyHint<SettingsEvent>] = [
            KeyHint(.event(.opened(nil)), "change"), KeyHint(.event(.moved(by: 1)), "move"),
        ]
        same(view.keys(on: .sample()).faults(of: hints), [])
    }

    @Test(
        "where there is little room, everything has lines of its own, and no word is cut",
        arguments: [20, 24, 40])
    func narrow(_ columns: Int) {
        let state = SettingsViewState.sample(selected: 2)
        let canvas = view.frame(
            of: state, in: LiveSpace(size: Size(columns: columns, rows: 40), theme: theme))
        let lines = canvas.lines.map { $0.trimmingPrefix { $0 == " " } }
        for line in ["Draw stories", "━━● on", "Let drawings", "default", "› Stroke colour"] {
            #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in\n\(canvas.text)")
        }
        #expect(lines.contains("██ amber #f3af22") || columns == 20)
        #expect(!canvas.text.contains("stroke-color"))
    }

    @Test("a title that says it all stands alone; what is no value stands out", arguments: [24, 60])
    func alone(_ columns: Int) throws {
        let row = SettingRow(
            title: "No sound", key: "quiet", purpose: "", value: ValueFace("off"), isOn: false,
            origin: "default", flaw: "not valid: x", isChangeable: true)
        let state = SettingsViewState(
            title: "Settings", content: .body(SettingsSheet([row], selected: 0)), record: nil)
        let canvas = view.frame(
            of: state, in: LiveSpace(size: Size(columns: columns, rows: 24), theme: theme))
        let place = try #require(canvas.lines.firstIndex { $0.contains("not valid: x") })
        #expect(canvas.lines[place - 1].contains("default"))
        #expect(canvas.lines[place - 2].contains(columns == 60 ? "No sound" : "off"))
        let line = canvas.lines[place]
        let column = try #require(line.firstIndex(of: "n")).utf16Offset(in: line)
        same(canvas[Point(column: column, row: place)].style.foreground, theme.style(.warning).foreground)
        #expect(try view.text(of: state, as: .screenReader).contains("No sound: off, default. not valid: x."))
    }

    @Test("a long value has a line of its own, and leaves the title as it is")
    func long() {
        let path = "/home/someone/with/a/very/long/name/cards.json"
        let row = SettingRow(
            title: "Card file", key: "file", purpose: "The cards to show", value: ValueFace(path), isOn: nil,
            origin: "from the variable SWIPPY_CARD_FILE_OF_MINE", isChangeable: false)
        let state = SettingsViewState(
            title: "Settings", content: .body(SettingsSheet([row], selected: 0)), record: nil)
        let lines = frame(state).lines.map { $0.trimmingPrefix { $0 == " " } }
        for line in ["› Card file", Substring(path), "The cards to show", "from the variable"] {
            #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in \(lines)")
        }
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
