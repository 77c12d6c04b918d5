import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

/// A screen that is full of one letter.
@MainActor
private final class LetterScreen: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    let letter: Character
    var size = Size(columns: 0, rows: 0)
    var events: [InputEvent] = []
    var onEvent: @MainActor () -> Void = {}
    var isOverlay = false

    init(_ letter: Character) { self.letter = letter }

    func frame(theme: Theme) -> Canvas {
        var canvas = Canvas(size: size)
        for row in 0..<size.rows {
            let text = String(repeating: letter, count: size.columns)
            canvas.put(text, at: Point(column: 0, row: row), style: Style())
        }
        return canvas
    }
    func resize(to size: Size) { self.size = size }
    func handle(_ event: InputEvent, at time: Duration) {
        events.append(event)
        onEvent()
    }
    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 0, rows: 0)) }
    func text(as form: TextForm) throws -> String { "" }
}

@MainActor
@Suite("A screen that slides")
struct ScreenSlideTests {
    private let driver = LiveDriver(size: Size(columns: 60, rows: 4), theme: .standard(depth: .none))
    private let below = LetterScreen("a")
    private let above = LetterScreen("b")
    private static let key = InputEvent.key(KeyEvent(key: .enter))

    init() {
        driver.slidesScreens = true
        driver.navigator.push(below)
        below.onEvent = { [driver, above] in driver.navigator.push(above) }
        above.onEvent = { [driver] in driver.navigator.pop() }
        _ = driver.advance(to: .seconds(1))
        _ = driver.frame()
    }

    /// How many columns of each frame show the screen above, until nothing moves.
    private func run(from start: Duration) -> [Int] {
        var columns: [Int] = []
        var time: Duration? = start
        while let now = time, columns.count < 99 {
            time = driver.advance(to: now)
            #expect(driver.needsFrame)
            columns.append(driver.frame().lines[0].count { $0 == "b" })
        }
        return columns
    }

    @Test("It comes from the right, and goes back there; a first step is seen at once")
    func comesAndGoes() {
        driver.handle([Self.key], at: .seconds(2))
        let coming = run(from: .seconds(2))
        #expect(coming == coming.sorted() && coming.last == 60 && coming.count == 10)
        #expect((1..<20).contains(coming[0]))
        driver.handle([Self.key], at: .seconds(3))
        let going = run(from: .seconds(3))
        same(going, coming.map { 60 - $0 })
        #expect(driver.advance(to: .seconds(4)) == nil)
        #expect(!driver.needsFrame)
    }

    @Test(
        "The terminal moves it: all frames together cost what one screen does, and each shows the right picture"
    )
    func bytes() {
        var encoder = FrameEncoder(depth: .none, synchronizes: false)
        var terminal = TerminalEmulator.live(Size(columns: 60, rows: 4))
        terminal.feed(encoder.encode(driver.frame()))
        driver.handle([Self.key], at: .seconds(2))
        var (time, count): (Duration?, Int) = (.seconds(2), 0)
        while let now = time {
            time = driver.advance(to: now)
            let frame = driver.frame()
            let bytes = encoder.encode(frame)
            count += bytes.count
            terminal.feed(bytes)
            same(terminal.visible, TerminalEmulator.expected(frame, depth: .none))
        }
        #expect(terminal.errors.isEmpty)
        #expect(count < 3 * 60 * 4, "\(count) bytes")
    }

    @Test("A key on the way acts at once and ends it; a press ends it and means nothing; a resize ends it")
    func interrupted() {
        let press = InputEvent.pointer(PointerEvent(kind: .pressed, button: .left, position: .zero))
        above.onEvent = {}
        driver.handle([Self.key, Self.key], at: .seconds(2))
        same(above.events, [Self.key])
        #expect(driver.advance(to: .seconds(2)) == nil)
        #expect(driver.frame().lines[0].allSatisfy { $0 == "b" })
        driver.navigator.pop()
        _ = driver.advance(to: .seconds(3))
        driver.handle([press], at: .seconds(3))
        same(below.events, [Self.key])
        #expect(driver.advance(to: .seconds(3)) == nil)
        driver.handle([Self.key], at: .seconds(4))
        #expect(driver.advance(to: .seconds(4)) != nil)
        driver.resize(to: Size(columns: 20, rows: 2))
        #expect(driver.advance(to: .seconds(4)) == nil)
        same(driver.frame().lines, Array(repeating: String(repeating: "b", count: 20), count: 2))
    }

    @Test("What lies over a screen is there at once, and gone at once")
    func overlay() {
        above.isOverlay = true
        driver.handle([Self.key], at: .seconds(2))
        #expect(driver.advance(to: .seconds(2)) == nil)
        #expect(driver.frame().lines[0].allSatisfy { $0 == "b" })
        driver.handle([Self.key], at: .seconds(3))
        #expect(driver.advance(to: .seconds(3)) == nil)
        #expect(driver.frame().lines[0].allSatisfy { $0 == "a" })
    }

    @Test("The first screen does not slide, nor does any where motion is reduced")
    func still() {
        driver.slidesScreens = false
        driver.handle([Self.key], at: .seconds(2))
        #expect(driver.advance(to: .seconds(2)) == nil)
        let first = LiveDriver(size: Size(columns: 20, rows: 2), theme: .standard(depth: .none))
        first.slidesScreens = true
        first.navigator.push(below)
        #expect(first.advance(to: .seconds(2)) == nil)
        #expect(first.frame().lines[0].allSatisfy { $0 == "a" })
    }
}
