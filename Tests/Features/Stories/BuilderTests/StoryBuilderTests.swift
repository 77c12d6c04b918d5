import Pictures
import ScreenContract
import ScreenView
import StoriesBuilder
import StoriesEntity
import StoriesPorts
import StoriesScreens
import StoriesTestSupport
import Synchronization
import TerminalKit
import Testing
import Trace
import Words

@MainActor
@Suite("Screens of stories, put together")
struct StoryBuilderTests {
    private let driver = LiveDriver(size: Size(columns: 80, rows: 24), theme: .standard(depth: .trueColor))

    private func builder(
        _ trace: Tracer? = nil, drawings: Int = 3, style: @escaping DrawingStyleInput = { DrawingStyle() }
    ) -> StoryScreenBuilder {
        let picture = Picture(Raster(size: PixelSize(width: 30, height: 20), filledWith: [200, 0, 0, 255]))
        return StoryScreenBuilder(
            service: StoriesStub([.story("one", drawings: drawings), .gallery("two"), .story("three")]),
            pictures: PictureSupply { _ in .shown(picture) }, style: style, voice: Voice(.english),
            trace: trace)
    }

    private var text: String { driver.frame().text }

    private func press(_ keys: Key..., at time: Duration = .zero) async {
        for key in keys {
            driver.handle([.key(KeyEvent(key: key))], at: time)
            await driver.settle()
        }
        _ = driver.advance(to: time)
    }

    private func open(_ builder: StoryScreenBuilder) async {
        driver.navigator.push(builder.list(navigator: driver.navigator, output: nil).screen)
        await driver.settle()
    }

    @Test("the flow of the task: items, a gallery, its picture, back, a story, and back")
    func flow() async throws {
        await open(builder())
        #expect(text.contains("2 stories, 1 gallery"))
        await press(.right, .enter)
        #expect(text.contains("The two") && text.contains(" Gallery "))
        await press(.enter)
        #expect(driver.navigator.top is PictureScreen && text.contains("✕"))
        await press(.escape, .escape, .left, .enter)
        #expect(text.contains("The one") && text.contains("Once upon a time."))
        await press(.character("n"), .character("n"))
        #expect(text.contains("The three"))
        // The list is at the item that was seen last.
        await press(.escape, .enter)
        #expect(text.contains("The three"))
        await press(.escape, .escape)
        #expect(driver.navigator.top == nil)
    }

    @Test(
        "the picture stays in the middle through a turn, is zoomed from 1 to 3, and one key hides and shows its close button"
    )
    func turn() async throws {
        await open(builder())
        await press(.right, .enter, .enter, .character("+"), .character("+"))
        func middle() -> String {
            driver.frame().picture(
                at: Point(column: driver.frame().size.columns / 2, row: driver.frame().size.rows / 2)
            ).map { _ in "red" } ?? ""
        }
        #expect(middle() == "red" && text.contains("156%") && text.contains("+ − zoom"))
        driver.resize(to: Size(columns: 24, rows: 40))
        #expect(middle() == "red" && text.contains("156%"))
        driver.resize(to: Size(columns: 80, rows: 24))
        #expect(middle() == "red" && text.contains("156%"))
        for _ in 0..<20 { await press(.character("+")) }
        #expect(text.contains("300%"))
        await press(.enter)
        #expect(!text.contains("✕"))
        await press(.character(" "))
        #expect(text.contains("✕"))
        for _ in 0..<20 { await press(.character("-")) }
        #expect(!text.contains("%"))
        // Without zoom, the red is as far from the left as from the right.
        for size in [Size(columns: 80, rows: 24), Size(columns: 24, rows: 40)] {
            driver.resize(to: size)
            let frame = driver.frame()
            let row = (0..<size.columns).map {
                frame.picture(at: Point(column: $0, row: size.rows / 2)) != nil
            }
            #expect(row == row.reversed() && row.contains(true))
        }
    }

    @Test(
        "a drawing grows by the clock of events, and begins anew when the person comes back from another screen"
    )
    func growth() async throws {
        let color = Mutex(StrokeColor.amber)
        let builder = builder(style: { DrawingStyle(color: color.withLock { $0 }) })
        await open(builder)
        _ = driver.advance(to: .seconds(5))
        await press(.enter, at: .seconds(5))
        let next = try #require(driver.advance(to: .milliseconds(5_001)))
        #expect(next > .seconds(5))
        #expect(dots <= 3)
        _ = driver.advance(to: .milliseconds(6_001))
        let third = dots
        #expect(driver.advance(to: .milliseconds(8_001)) == nil)
        let all = dots
        #expect(third > 0 && abs(third * 3 - all) <= 9)
        // Another screen covers it, where the colour is changed.
        driver.navigator.push(builder.item("two", navigator: driver.navigator, output: nil).screen)
        await driver.settle()
        color.withLock { $0 = .sky }
        await press(.escape, at: .seconds(70))
        _ = driver.advance(to: .milliseconds(70_001))
        #expect(dots <= 3)
        _ = driver.advance(to: .milliseconds(71_501))
        #expect(abs(dots * 2 - all) <= 6 && inks.contains(Color(0x3DACF7)) && !inks.contains(Color(0xF3AF22)))
    }

    @Test(
        "of twelve drawings, as many as there is room for are on one screen, and grow together in few bytes; once they are done, they cost none"
    )
    func twelve() async throws {
        driver.resize(to: Size(columns: 120, rows: 40))
        await open(builder(drawings: 12))
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: true)
        _ = driver.advance(to: .seconds(1))
        await press(.enter, at: .seconds(1))
        _ = encoder.encode(driver.frame())
        #expect(text.contains("● ● ● ● ○ ○ ○ ○ ○ ○ ○ ○"))
        var bytes: [Int] = []
        var time = Duration.seconds(1)
        while let next = driver.advance(to: time) {
            time = next
            _ = driver.advance(to: time)
            bytes.append(encoder.encode(driver.frame()).count)
        }
        // Thirty frames a second, of four lines that grow by a cell or so.
        #expect(time == .seconds(4) || abs((time - .seconds(4)) / .milliseconds(1)) <= 40)
        #expect(bytes.count > 80 && bytes.allSatisfy { $0 < 400 })
        #expect(encoder.encode(driver.frame()).isEmpty)
        // Those that come into sight begin; those that stay in sight stay as they are.
        await press(.right, at: .seconds(9))
        #expect(text.contains("○ ● ● ● ● ○") && driver.advance(to: .seconds(9)) != nil)
        #expect(driver.advance(to: .milliseconds(12_001)) == nil)
    }

    private var dots: Int {
        text.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }
            .reduce(0) { $0 + Int($1.value - 0x2800).nonzeroBitCount }
    }

    private var inks: Set<Color> {
        let frame = driver.frame()
        return Set(
            (0..<80 * 24).compactMap { frame[Point(column: $0 % 80, row: $0 / 80)].style.foreground })
    }

    @Test("every screen opened and closed a thousand times: all freed")
    func lifetime() async {
        let builder = builder()
        let stack = ScreenStack()
        for _ in 0..<1_000 {
            weak var list: AnyObject?
            weak var item: AnyObject?
            weak var picture: AnyObject?
            do {
                let screen = builder.list(navigator: stack, output: nil).screen
                list = screen
                stack.push(screen)
                await screen.settle()
                let story = builder.item("two", navigator: stack, output: nil).screen
                item = story
                stack.push(story)
                await story.settle()
                story.handle(.key(KeyEvent(key: .enter)), at: .zero)
                picture = stack.top
            }
            #expect(list != nil && item != nil && picture != nil && picture !== item)
            for _ in 0..<3 { stack.pop() }
            #expect(list == nil && item == nil && picture == nil)
        }
    }

    @Test("a trace shows what the parts say to each other")
    func traces() async {
        let trace = Tracer()
        await open(builder(trace))
        await press(.enter)
        let text = trace.messages.map(\.text).joined()
        #expect(text.contains("items()") && text.contains("item("))
    }
}
