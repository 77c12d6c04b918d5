import ScreenContract
import ScreenTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import ScreenView

@MainActor
@Suite("The places of a program")
struct PlacesTests {
    private let driver = LiveDriver(size: Size(columns: 40, rows: 10), theme: .standard(depth: .none))
    private var stack: ScreenStack { driver.navigator }

    init() { start(0) }

    private func start(_ place: Int, on stack: ScreenStack? = nil) {
        Places(
            ["Cards", "Notes", "Help"].map { name in Place(name) { _ in NamedScreen(name) } },
            start: place, on: stack ?? self.stack,
            texts: PlacesTexts(title: "Go to", move: "move", choose: "go", back: "back"))
    }

    private func press(_ keys: Key...) {
        driver.handle(keys.map { .key(KeyEvent(key: $0)) }, at: .zero)
    }

    private func go(to place: Character) {
        stack.showPlaces()
        press(.character(place))
    }

    private var top: NamedScreen? { stack.top as? NamedScreen }

    @Test("What is hidden in one place is hidden in every other that the person goes to, or goes back to")
    func privacy() throws {
        final class Hiding: HidingScreen, InteractiveScreen {
            var onChange: (@MainActor () -> Void)?
            let places: Privacies
            private(set) var isPrivate = false
            init(_ places: Privacies) { self.places = places }
            func togglePrivacy() {
                isPrivate.toggle()
                places.isPrivate = isPrivate
            }
            func resize(to size: Size) {}
            func frame(theme: Theme) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
            func handle(_ event: InputEvent, at time: Duration) {}
            func advance(to time: Duration) -> Duration? { nil }
            func settle() async {}
            func canvas(in space: CanvasSpace) -> Canvas { frame(theme: space.theme) }
            func text(as form: TextForm) -> String { "" }
        }
        final class Privacies {
            var isPrivate = false
            var navigator: (any Navigator)?
        }
        let (stack, known) = (ScreenStack(), Privacies())
        let places = Places(
            ["Cards", "Due", "History"].map { name in
                Place(name) { navigator in
                    known.navigator = navigator
                    return Hiding(known)
                }
            }, start: 0, on: stack,
            texts: PlacesTexts(title: "Go to", move: "move", choose: "go", back: "back"))
        places.isPrivate = { known.isPrivate }
        func go(to place: Character) {
            stack.showPlaces()
            (stack.top as? any InteractiveScreen)?.handle(.key(KeyEvent(key: .character(place))), at: .zero)
        }
        func hidden() -> Bool? { (stack.top as? Hiding)?.isPrivate }
        (stack.top as? Hiding)?.togglePrivacy()
        go(to: "2")
        #expect(hidden() == true && stack.depth == 2)
        (stack.top as? Hiding)?.togglePrivacy()
        known.navigator?.pop()
        #expect(hidden() == false && stack.depth == 1, "shown again in the place below, too")
        go(to: "2")
        #expect(hidden() == false)
        go(to: "3")
        (stack.top as? Hiding)?.togglePrivacy()
        go(to: "1")
        #expect(hidden() == true && stack.depth == 1)
        go(to: "2")
        #expect(hidden() == true, "kept while the person was elsewhere")
    }

    @Test("The menu lies over the screen, with a tick at where the person is")
    func menu() {
        stack.showPlaces()
        let text = driver.frame().text
        for line in [
            "Cards", "│ Go to     │", "│ ›✓ Cards  │", "│    Notes  │", "  ↑↓ move  ⏎ go  Esc back",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
        stack.showPlaces()
        same(stack.depth, 2)
        press(.up, .down, .down, .down)
        #expect(driver.frame().text.contains("›  Help"))
        press(.enter)
        same(top?.name, "Help")
    }

    @Test(
        "Any other key, and a press anywhere else, is rid of the menu, and the screen below never hears of it",
        arguments: [Key.escape, "q", "x", .left])
    func leaving(key: Key) {
        let cards = top
        stack.showPlaces()
        press(key)
        #expect(stack.top === cards)
        stack.showPlaces()
        driver.handle([.pointer(PointerEvent(kind: .pressed, button: .left, position: .zero))], at: .zero)
        #expect(stack.top === cards && cards?.events == [])
    }

    @Test("A press on a place goes there, one on a key is that key, and the wheel moves")
    func pointer() throws {
        func press(on text: String) throws {
            let lines = driver.frame().lines
            let row = try #require(lines.firstIndex { $0.contains(text) })
            let line = try #require(lines[row].firstRange(of: text))
            let column = lines[row].distance(from: lines[row].startIndex, to: line.lowerBound)
            stack.top?.interactive?.click(at: Point(column: column, row: row))
        }
        stack.showPlaces()
        try press(on: "Notes")
        same(top?.name, "Notes")
        stack.showPlaces()
        driver.handle([.pointer(PointerEvent(kind: .scrolledDown, button: nil, position: .zero))], at: .zero)
        try press(on: "⏎ go")
        same(top?.name, "Help")
        stack.showPlaces()
        try press(on: "Esc back")
        same(top?.name, "Help")
    }

    @Test("Where the person is stays as it is")
    func isTheSame() {
        let cards = top
        go(to: "1")
        #expect(stack.top === cards && stack.depth == 1)
    }

    @Test("Going back to a place below finds what was open there; what was above comes back as it was, too")
    func roundTrip() {
        let details = NamedScreen("details")
        stack.push(details)
        go(to: "2")
        let notes = top
        #expect(stack.depth == 3 && notes?.appearances == 1)
        let list = NamedScreen("list")
        stack.push(list)
        go(to: "1")
        #expect(stack.top === details && stack.depth == 2)
        go(to: "2")
        #expect(stack.top === list && stack.depth == 4)
        stack.pop()
        #expect(stack.top === notes)
        same([details, list, notes].map { $0?.appearances }, [1, 1, 1])
        // What another place has changed is shown by all that is come back to.
        #expect([details, list, notes].allSatisfy { ($0?.returns ?? 0) > 0 })
    }

    @Test("Three places, of which the lowest is gone back to: each of the others comes back by itself")
    func three() {
        go(to: "2")
        go(to: "3")
        let help = top
        go(to: "1")
        same(stack.depth, 1)
        go(to: "3")
        #expect(stack.top === help && stack.depth == 2)
        go(to: "2")
        #expect(top?.name == "Notes" && stack.depth == 3)
    }

    @Test("A place that was left by going back is over and freed; choosing it opens it anew")
    func over() {
        go(to: "2")
        let isFreed = { [weak notes = top] in notes == nil }
        #expect(!isFreed())
        stack.pop()
        _ = driver.advance(to: .zero)
        #expect(isFreed() && top?.name == "Cards")
        stack.showPlaces()
        #expect(driver.frame().text.contains("›✓ Cards"))
        press("2")
        #expect(top?.name == "Notes" && top?.appearances == 1)
    }

    @Test("The program may begin anywhere; letters and numbers that mean no place do nothing")
    func start() async {
        let stack = ScreenStack()
        start(1, on: stack)
        same((stack.top as? NamedScreen)?.name, "Notes")
        self.stack.showPlaces()
        press("9")
        #expect(self.stack.top is PlacesMenu)
        await driver.settle()
        same(driver.advance(to: .zero), .seconds(1))
        press(.escape)
        same(top?.settlements, 1)
    }

    @Test("The menu in words names each place, without the tick that it is drawn with")
    func words() throws {
        stack.showPlaces()
        try same(stack.top?.text(as: .screenReader), "Go to\nCards\nNotes\nHelp\n")
        try same(stack.top?.text(as: .json), "Cards")
        let space = CanvasSpace(columns: 20, theme: .standard(depth: .none))
        #expect(stack.top?.canvas(in: space).text.contains("✓ Cards") == true)
    }

    @Test("The stack owns its places: nothing is kept once it is gone")
    func freed() {
        weak var screen: NamedScreen?
        do {
            let stack = ScreenStack()
            start(0, on: stack)
            screen = stack.top as? NamedScreen
            #expect(screen != nil)
        }
        #expect(screen == nil)
    }

    @Test("Only the route to other places leads there; without any, it leads nowhere")
    func routers() {
        let screen = stack.top
        BackRouter<Bool>(navigator: stack, places: true).navigate(to: true)
        #expect(stack.top is PlacesMenu)
        BackRouter<Bool>(navigator: stack, places: true).navigate(to: false)
        #expect(stack.top === screen)
        BackRouter<BackRoute>(navigator: stack).navigate(to: .places)
        #expect(stack.top is PlacesMenu)
        BackRouter<BackRoute>(navigator: stack).navigate(to: .back)
        #expect(stack.top === screen)
        let other = ScreenStack()
        let router = ScreenRouter<Bool, Bool>(navigator: other, places: true) { _, _, _ in NamedScreen("x") }
        router.navigate(to: true)
        same(other.depth, 0)
        router.navigate(to: false)
        same(other.depth, 1)
    }
}
