import ScreenView
import SettingsBuilder
import SettingsPorts
import SettingsTestSupport
import TerminalKit
import TestSupport
import Testing
import Trace
import Words

@MainActor
@Suite("The screen of settings, put together")
struct SettingsBuilderTests {
    @Test("a person changes a colour, and goes back; a thousand visits leave nothing behind")
    func journey() async throws {
        let service = SettingsDouble()
        let trace = Tracer()
        let stack = ScreenStack()
        for visit in 0..<1_000 {
            weak var freed: AnyObject?
            do {
                let settings = SettingsScreenBuilder(
                    service: service, program: "tool", voice: Voice(.english), trace: visit == 0 ? trace : nil
                ).settings(navigator: stack)
                freed = settings.screen
                settings.screen.resize(to: Size(columns: 60, rows: 20))
                stack.push(settings.screen)
                await settings.settle()
                if visit == 0 {
                    for key in [Key.down, .enter, .down, .enter] {
                        settings.screen.handle(.key(KeyEvent(key: key)), at: .zero)
                        await settings.settle()
                    }
                }
                settings.screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
            }
            #expect(stack.top == nil && freed == nil)
        }
        await same(service.changes, [SettingChange("stroke-color", to: "#3dacf7")])
        #expect(trace.messages.map(\.text).joined().contains("settings(after:)") || trace.messages.count > 5)
    }
}
