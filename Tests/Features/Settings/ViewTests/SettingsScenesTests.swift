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
            Scene("A voice hears what holds, of a live screen also where the person is") { stage in
                let text = try SettingListView(program: "tool").text(of: .sample(), as: .screenReader)
                stage.book.tell(form: "heard", text)
                let view = ShownView(SettingListView(program: "tool"), in: stage.book)
                view.show(.sample(selected: 2), "live")
                view.hear()
            },
        ])
}
