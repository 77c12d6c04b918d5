import TestSupport
import Testing

@testable import TerminalKit

/// A screen that writes down what it is told.
@MainActor
private final class ScreenSpy: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    var sizes: [Size] = []
    var events: [InputEvent] = []
    var times: [Duration] = []
    var settlements = 0
    var next: Duration?
    var takesSecrets = false
    var onEvent: @MainActor () -> Void = {}

    func frame(theme: Theme) -> Canvas { Canvas(size: sizes.last ?? Size(columns: 0, rows: 0)) }
    func resize(to size: Size) { sizes.append(size) }
    func handle(_ event: InputEvent, at time: Duration) {
        events.append(event)
        onEvent()
    }
    func advance(to time: Duration) -> Duration? {
        times.append(time)
        return next
    }
    func appear() async {}
    func settle() async { settlements += 1 }
    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 0, rows: 0)) }
    func text(as form: TextForm) throws -> String { "" }
}

@MainActor
@Suite("The live driver")
struct LiveDriverTests {
    private let size = Size(columns: 30, rows: 10)

    @Test("tells a new screen its size, and a screen that returns again")
    func sizes() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        let (below, above) = (ScreenSpy(), ScreenSpy())
        driver.navigator.push(below)
        _ = driver.frame()
        driver.navigator.push(above)
        _ = driver.frame()
        driver.resize(to: Size(columns: 5, rows: 5))
        driver.navigator.pop()
        _ = driver.frame()
        same(below.sizes, [size, Size(columns: 5, rows: 5)])
        same(above.sizes, [size, Size(columns: 5, rows: 5)])
    }

    @Test("passes events to the screen on top and to no other")
    func events() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        let (below, above) = (ScreenSpy(), ScreenSpy())
        driver.navigator.push(below)
        driver.navigator.push(above)
        driver.handle([.focus(false), .focus(true)], at: .seconds(1))
        same(above.events, [.focus(false), .focus(true)])
        #expect(below.events.isEmpty)
    }

    @Test(
        "doesn't tell screens that the person is away where they needn't hide anything, and still ends a drag"
    )
    func away() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        driver.hidesWhileAway = false
        let screen = ScreenSpy()
        driver.navigator.push(screen)
        let told = driver.handle([.focus(false), .key(KeyEvent(key: .up))], at: .zero)
        same(screen.events, [.focus(false), .focus(true), .key(KeyEvent(key: .up))])
        same(told, screen.events)
    }

    @Test("records no digit that is typed where secrets are, from the very event on that leads there")
    func secrets() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        let (list, form) = (ScreenSpy(), ScreenSpy())
        form.takesSecrets = true
        driver.navigator.push(list)
        let typed = "7a41".map { InputEvent.key(KeyEvent(key: .character($0))) }
        list.onEvent = { if list.events.count == 2 { driver.navigator.push(form) } }
        form.onEvent = { if form.events.count == 3 { driver.navigator.pop() } }
        let recorded = driver.handle(typed + [.paste("11"), typed[0]], at: .zero)
        same(form.events, [typed[2], typed[3], .paste("11")])
        let zero = InputEvent.key(KeyEvent(key: .character("0")))
        same(recorded, [typed[0], typed[1], zero, zero, .paste("00"), typed[0]])
    }

    @Test("needs a frame after an event, a new size, and what a screen says; and none when nothing happens")
    func frames() {
        var changes = 0
        let driver = LiveDriver(size: size, theme: .standard(depth: .none)) { changes += 1 }
        let screen = ScreenSpy()
        driver.navigator.push(screen)
        _ = driver.frame()
        _ = driver.advance(to: .seconds(1))
        #expect(!driver.needsFrame)
        driver.handle([.focus(true)], at: .seconds(1))
        #expect(driver.needsFrame)
        _ = driver.frame()
        driver.resize(to: Size(columns: 1, rows: 1))
        #expect(driver.needsFrame)
        _ = driver.frame()
        screen.onChange?()
        #expect(driver.needsFrame)
        same(changes, 1)
    }

    @Test("needs a frame for what a screen said would happen by itself, the last step of a motion included")
    func motion() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        let screen = ScreenSpy()
        driver.navigator.push(screen)
        _ = driver.advance(to: .zero)
        screen.next = .milliseconds(16)
        _ = driver.advance(to: .zero)
        _ = driver.frame()
        screen.next = nil
        #expect(driver.advance(to: .milliseconds(16)) == nil)
        #expect(driver.needsFrame)
        _ = driver.frame()
        _ = driver.advance(to: .milliseconds(32))
        #expect(!driver.needsFrame)
    }

    @Test("hears nothing more from a screen that was left")
    func left() {
        let driver = LiveDriver(size: size, theme: .standard(depth: .none))
        let screen = ScreenSpy()
        driver.navigator.push(screen)
        _ = driver.frame()
        driver.navigator.pop()
        _ = driver.frame()
        #expect(screen.onChange == nil)
    }
}
