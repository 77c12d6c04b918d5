import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import SettingsScreens
import TerminalKit
import TestSupport
import Testing

@testable import SettingsView

@MainActor
@Suite("What keys on the screen of settings mean, and what is heard")
struct SettingsScenesTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<EmptyStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<EmptyStage>(
        "Settings",
        [
            Scene("Keys, presses and the wheel do what is to be done now") { stage in
                let view = ShownView(SettingListView(program: "tool"), in: stage.book, columns: 60)
                let field = SearchFieldState(label: "Open", text: "", cursor: 0, found: "")
                for (what, change) in [
                    ("the list", nil), ("a field", .typing(field)),
                    ("a choice", .choosing([ValueFace("a"), ValueFace("b")], ticked: 0, selected: 1)),
                ] as [(String, SettingsSheet.Change?)] {
                    view.show(.sample(change), what)
                    view.press("↓ ↑ Home End ⏎ d Space Esc q g")
                    view.give([
                        (
                            "wheel up",
                            .pointer(PointerEvent(kind: .scrolledUp, button: .left, position: .zero))
                        ),
                        (
                            "wheel down",
                            .pointer(PointerEvent(kind: .scrolledDown, button: .left, position: .zero))
                        ),
                        ("paste", .paste("x")),
                    ])
                    if change == nil { view.click("Stroke colour") }
                    if what == "a choice" { view.click("✓ a") }
                }
            },
            Scene("A row has a name, what holds, what for, and where it comes from") { stage in
                let view = SettingListView(program: "tool")
                @MainActor func draw(_ what: String, _ state: SettingsViewState, _ columns: Int, _ rows: Int)
                {
                    let space = LiveSpace(
                        size: Size(columns: columns, rows: rows), theme: .standard(depth: .trueColor))
                    stage.book.tell(
                        picture: "\(what), \(columns) × \(rows)", view.frame(of: state, in: space))
                }
                for columns in [60, 40, 24, 20] { draw("the list", .sample(selected: 2), columns, 20) }
                draw(
                    "a choice",
                    .sample(.choosing([ValueFace("a"), ValueFace("b", swatch: 1)], ticked: 0, selected: 1)),
                    60, 12)
                let field = SearchFieldState(label: "Open", text: "0.6", cursor: 3, found: "")
                draw("a field", .sample(.typing(field)), 60, 12)
                let long = SettingRow(
                    title: "Card file", key: "file", purpose: "The cards to show",
                    value: ValueFace("/home/someone/with/a/very/long/name/cards.json"), isOn: nil,
                    origin: "from the variable SWIPPY_CARD_FILE_OF_MINE", isChangeable: false)
                let flawed = SettingRow(
                    title: "No sound", key: "quiet", purpose: "", value: ValueFace("off"), isOn: false,
                    origin: "default", flaw: "not valid: x", isChangeable: true)
                let odd = SettingsViewState(
                    title: "Settings", content: .body(SettingsSheet([long, flawed], selected: 0)))
                for columns in [60, 24] { draw("a long value, and one that is none", odd, columns, 14) }
                stage.book.tell(form: "heard", try view.text(of: odd, as: .screenReader))
            },
            Scene("A voice hears what holds, of a live screen also where the person is") { stage in
                let text = try SettingListView(program: "tool").text(of: .sample(), as: .screenReader)
                stage.book.tell(form: "heard", text)
                let view = ShownView(SettingListView(program: "tool"), in: stage.book)
                view.show(.sample(selected: 2), "live")
                view.hear()
            },
        ])
}
