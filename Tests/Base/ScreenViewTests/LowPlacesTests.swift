import ScreenTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import ScreenView

@MainActor
@Suite("The menu of places on a low screen")
struct LowPlacesTests {
    @Test("scrolls, and Home and End go to its ends")
    func low() throws {
        let driver = LiveDriver(size: Size(columns: 20, rows: 8), theme: .standard(depth: .none))
        let names = (1...7).map { "Place \($0)" }
        Places(
            names.map { name in Place(name) { _ in NamedScreen(name) } }, start: 0, on: driver.navigator,
            texts: PlacesTexts(title: "Go to", move: "move", choose: "go", back: "back"))
        driver.navigator.showPlaces()
        func press(_ key: Key) { driver.handle([.key(KeyEvent(key: key))], at: .zero) }
        func rows() -> [String] { driver.frame().lines }
        #expect(rows().contains { $0.contains("›✓ Place 1") })
        #expect(rows()[5].contains("Place 4") && rows()[5].contains("↓") && rows()[6].contains("╰"))
        press(.end)
        #expect(rows().contains { $0.contains("›  Place 7") } && !rows().joined().contains("Place 3"))
        #expect(rows()[2].contains("↑") && !rows().joined().contains("↓ "))
        // What is clicked is what is seen there.
        let row = try #require(rows().firstIndex { $0.contains("Place 6") })
        driver.navigator.top?.interactive?.click(at: Point(column: 8, row: row))
        same((driver.navigator.top as? NamedScreen)?.name, "Place 6")
        driver.navigator.showPlaces()
        press(.home)
        #expect(rows().contains { $0.contains("›  Place 1") })
    }
}
