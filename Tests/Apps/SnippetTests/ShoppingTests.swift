import Foundation
import Pages
import Storing
import TerminalKit
import Testing

/// Docs/YourOwnScreen.md shows a screen that stores something, and undoes it.
@Suite("A screen that stores something and undoes it")
@MainActor
struct ShoppingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "shopping-\(UUID())").path

    @Test("stores what is bought, for other programs too, and undoes it")
    func boughtAndUndone() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (store, other) = (ShoppingStore(folder: folder), ShoppingStore(folder: folder))
        for thing in ["bread", "milk"] { _ = try await other.store(.added(thing)) }
        let navigator = ScreenStack()
        let screen = shopping(keptBy: store, on: navigator)
        navigator.push(screen.screen)
        await screen.settle()
        #expect(try screen.screen.text(as: .plain) == "bread\nmilk\n")
        await screen.send(.bought(0))
        #expect(screen.state?.body == ["milk"])
        #expect(try await other.list().missing == ["milk"])
        await screen.send(.undone)
        #expect(screen.state?.body == ["bread", "milk"])
        #expect(try await ShoppingStore(folder: folder).list().missing == ["bread", "milk"])
    }

    @Test("takes what another program has bought for bought, and undoes nothing where there is nothing")
    func meanwhile() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (store, other) = (ShoppingStore(folder: folder), ShoppingStore(folder: folder))
        let screen = shopping(keptBy: store, on: ScreenStack())
        await screen.send(.undone)
        #expect(try await other.list().standing.isEmpty)
        _ = try await other.store(.added("bread"))
        await screen.send(.screen(.appeared))
        _ = try await other.store(.bought("bread"))
        await screen.send(.bought(0))
        #expect(try await other.list().standing.count == 2)
        #expect(
            screen.state?.content
                == .empty(NoticeState(headline: "Nothing to buy", advice: "Enjoy your day.")))
    }

    @Test("says what is wrong, and shows what it knows, where the folder can't be used")
    func fault() async throws {
        try "no folder".write(toFile: folder, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let screen = shopping(keptBy: ShoppingStore(folder: folder), on: ScreenStack())
        await screen.send(.screen(.appeared))
        #expect(screen.state?.alert?.message.contains(folder) == true)
    }

    @Test("is clicked and typed")
    func input() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = ShoppingStore(folder: folder)
        for thing in ["bread", "milk"] { _ = try await store.store(.added(thing)) }
        let driver = LiveDriver(size: Size(columns: 40, rows: 10), theme: .standard(depth: .none))
        let screen = shopping(keptBy: store, on: driver.navigator)
        driver.navigator.push(screen.screen)
        await driver.settle()
        driver.handle([.key(KeyEvent(key: .character("2")))], at: .zero)
        await driver.settle()
        #expect(screen.state?.body == ["bread"])
        #expect(driver.frame().text.contains("bread"))
    }
}
