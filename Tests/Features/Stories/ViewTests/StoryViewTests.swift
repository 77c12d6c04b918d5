import Pages
import Pictures
import ScreenContract
import ScreenTestSupport
import ScreenView
import StoriesScreens
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import StoriesView

@MainActor
@Suite("A story or a gallery, drawn")
struct StoryViewTests {
    private let view = StoryView(pictures: .tested)
    private let theme = Theme.standard(depth: .trueColor, appearance: .light)

    private func state(_ content: StorySheet.Content, title: String = "A title", cover: String? = "cover")
        -> StoryViewState
    {
        StoryViewState(
            title: "Story: \(title)",
            content: .body(
                StorySheet(
                    face: StoryFace(
                        title: title, kind: "Story",
                        cover: cover.map { IllustrationFace(address: $0, description: "red") }),
                    content: content)),
            record: StoriesRecord([
                StoriesRecord.Line(
                    id: "a", type: "story", title: "A", pictures: [], drawings: ["a moon"],
                    text: "Once upon a time.")
            ]))
    }

    private func story(_ count: Int = 3, share: Double = 1, first: Int = 0, ink: UInt32 = 0xF3AF22)
        -> StorySheet.Content
    {
        .story(
            StoryText(
                text: "Once upon a time.",
                drawings: (0..<count).map {
                    DrawingFace(
                        description: "Drawing of thing \($0)", path: "M0 20H60", width: 60, height: 40,
                        share: share)
                }, first: first, ink: ink, growth: .seconds(3)))
    }

    private func gallery(_ addresses: [String], selected: Int = 0) -> StorySheet.Content {
        .gallery(
            addresses.map { IllustrationFace(address: $0, description: "a \($0) picture") },
            selected: selected)
    }

    private func frame(_ state: StoryViewState, _ size: Size, theme: Theme? = nil) -> Canvas {
        view.frame(of: state, in: LiveSpace(size: size, theme: theme ?? self.theme))
    }

    /// How many dots of braille are drawn.
    private func dots(_ canvas: Canvas) -> Int {
        canvas.text.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }
            .reduce(0) { $0 + Int($1.value - 0x2800).nonzeroBitCount }
    }

    @Test(
        "a third of a drawing is a third of its dots, in exactly the stroke’s colour, on a sheet that it stands out from"
    )
    func growth() throws {
        let size = Size(columns: 80, rows: 40)
        let all = dots(frame(state(story(1)), size))
        #expect(all > 20 && abs(dots(frame(state(story(1, share: 1.0 / 3)), size)) * 3 - all) <= 12)
        same(dots(frame(state(story(1, share: 0)), size)), 0)
        for ink: UInt32 in [0xF3AF22, 0x3802DA, 0x808080, 0x0F2E3F] {
            let canvas = frame(state(story(1, ink: ink)), size)
            let cell = try #require(
                (0..<size.rows * size.columns).lazy.map { canvas[Point(column: $0 % 80, row: $0 / 80)] }
                    .first { $0.text.map { "⠁" <= $0 && $0 <= "⣿" } == true })
            same(cell.style.foreground, Color(ink))
            #expect(try #require(cell.style.background).contrast(with: Color(ink)) >= 3.5)
        }
    }

    @Test("the strip shows as many drawings as there is room for, and tells which", arguments: sizes)
    func strip(_ size: Size) {
        let space = LiveSpace(size: size, theme: theme)
        for count in [1, 4, 12] {
            guard case .seen(let seen?)? = view.sight(of: state(story(count, first: count - 1)), in: space)
            else {
                Issue.record("nothing is in sight")
                continue
            }
            #expect(seen.isEmpty || seen.upperBound == count)
        }
        same(view.sight(of: state(story()), in: nil), .seen(nil))
        same(view.sight(of: state(gallery(["wide"])), in: space), .seen(0..<0))
    }

    @Test("drawings that are scrolled out are not in sight")
    func scrolledOut() {
        let size = Size(columns: 40, rows: 16)
        let layout = view.layout(of: state(story()), in: LiveSpace(size: size, theme: theme))
        same(view.sight(of: layout, in: LiveSpace(size: size, theme: theme, scroll: 0)), .seen(0..<2))
        same(
            view.sight(of: layout, in: LiveSpace(size: size, theme: theme, scroll: layout.rows)), .seen(0..<0)
        )
    }

    @Test(
        "covers and gallery pictures keep their proportions within half a cell at every size",
        arguments: sizes)
    func proportions(_ size: Size) throws {
        for (address, ratio) in [("wide", 3.0), ("high", 1.0 / 3), ("square", 1), ("cover", 1.5)] {
            for state in [state(gallery([address]), cover: nil), state(story(0), cover: address)] {
                for rect in frame(state, size).pictureRects where rect.maxRow < size.rows - 2 {
                    let (width, height) = (Double(rect.size.columns) / 2, Double(rect.size.rows))
                    // The larger side is whole cells; the other one is rounded up to them.
                    let isFitting =
                        abs(width / ratio - height) < 1 || abs(height * ratio - width) < 0.5
                    // The title lies over the foot of a cover.
                    #expect(isFitting || rect.size.rows < 4 || abs(width / ratio - height) < 3.01)
                }
            }
        }
    }

    @Test(
        "anything is drawn at any size and depth: no cover, a long title, no pictures, a hundred, no drawings, broken paths"
    )
    func any() {
        let broken = StorySheet.Content.story(
            StoryText(
                text: "",
                drawings: [
                    DrawingFace(description: "x", path: "nonsense", width: 0, height: -1, share: .nan)
                ],
                first: 9, ink: 0, growth: nil))
        let contents = [
            story(0), story(12), broken, gallery([]), gallery(["wide"]), .nothing("Nothing."),
            gallery(Array(repeating: "square", count: 100), selected: 57),
        ]
        for depth in [ColorDepth.none, .trueColor] {
            for content in contents {
                for cover in [nil, "cover", "missing"] {
                    for size in sizes.suffix(2) {
                        let state = state(content, title: String(repeating: "long ", count: 40), cover: cover)
                        same(frame(state, size, theme: .standard(depth: depth)).size, size)
                    }
                    let space = CanvasSpace(columns: 80, theme: .standard(depth: depth))
                    same(view.canvas(of: state(content, cover: cover), in: space).size.columns, 80)
                }
            }
        }
    }

    @Test("from 120 columns on, the text stands beside the drawings; no line of it is longer than 72")
    func beside() throws {
        func row(_ text: String, _ columns: Int) -> Int? {
            frame(state(story()), Size(columns: columns, rows: 40)).lines.firstIndex { $0.contains(text) }
        }
        let text = try #require(row("Once upon", 120))
        let drawn = frame(state(story()), Size(columns: 120, rows: 40)).lines[(text + 1)...]
        #expect(drawn.contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
        let narrow = try #require(row("Once upon", 80))
        #expect(narrow > text)
    }

    @Test("on a narrow screen, a picture’s words take more lines, and a title ends before the close button")
    func narrow() {
        let sheet = gallery(["wide", "square"], selected: 0)
        let title = "A title that goes on and on"
        let size = Size(columns: 14, rows: 40)
        let lines = frame(state(sheet, title: title), size).lines
        #expect(lines.contains { $0.contains("› a wide") } && lines.contains { $0.contains("  picture") })
        let face = StoryFace(title: title, kind: "Story", cover: nil)
        let bar = view.bar(over: StorySheet(face: face, content: sheet))?
            .layout(columns: 20, theme: theme).canvas
        #expect(bar?.lines.first?.hasPrefix("A title that… ✕ Esc") == true)
    }

    @Test("the type is on a plate, the close button and what is pressed lead where they say")
    func presses() throws {
        let canvas = frame(state(gallery(["wide", "square"], selected: 1)), Size(columns: 80, rows: 120))
        #expect(canvas.text.contains(" Story ") && canvas.text.contains("✕ Esc"))
        same(canvas.target(at: Point(column: 76, row: 0)), .events([StoryEvent.screen(.closed)]))
        #expect(canvas.text.contains("› a square picture"))
        let row = try #require(canvas.lines.firstIndex { $0.contains("a wide picture") })
        same(canvas.target(at: Point(column: 40, row: row)), .events([StoryEvent.opened(0)]))
    }

    @Test(
        "keys and the wheel: sideways between drawings, up and down between pictures, n and b between items")
    func keys() {
        let space = LiveSpace(size: Size(columns: 80, rows: 24), theme: theme)
        func events(_ input: InputEvent, _ state: StoryViewState) -> [StoryEvent] {
            view.events(for: input, on: state, in: space)
        }
        func wheel(_ kind: PointerEvent.Kind) -> InputEvent {
            .pointer(PointerEvent(kind: kind, button: .left, position: .zero))
        }
        let (story, gallery) = (state(story()), state(gallery(["wide"])))
        same(events(wheel(.scrolledRight), story), [.moved(by: 1)])
        same(events(wheel(.scrolledLeft), story), [.moved(by: -1)])
        #expect(events(wheel(.scrolledDown), story).isEmpty && events(.paste("x"), story).isEmpty)
        same(events(wheel(.scrolledDown), gallery), [.moved(by: 1)])
        same(events(wheel(.scrolledUp), gallery), [.moved(by: -1)])
        let keys: [(Key, StoryEvent?, StoryEvent?)] = [
            (.right, .moved(by: 1), .moved(by: 1)), (.down, nil, .moved(by: 1)),
            (.character("n"), .stepped(by: 1), .stepped(by: 1)),
            (.character("b"), .stepped(by: -1), .stepped(by: -1)), (.enter, nil, .opened(nil)),
            (.escape, .screen(.closed), .screen(.closed)),
        ]
        for (key, inStory, inGallery) in keys {
            same(events(.key(KeyEvent(key: key)), story).first, inStory)
            same(events(.key(KeyEvent(key: key)), gallery).first, inGallery)
        }
        let hints: [KeyHint<StoryEvent>] = [
            KeyHint(.event(.moved(by: 1)), "drawings"), KeyHint(.event(.stepped(by: 1)), "next"),
            KeyHint(.event(.screen(.closed)), "close"),
        ]
        same(view.keys(on: story).faults(of: [KeyHint(.row, "scroll")]), [])
        #expect(
            view.keys(on: story).faults(of: hints) == [] && view.keys(on: gallery).faults(of: hints) == [])
        #expect(view.isOtherPage(state(.nothing(""), title: "B"), than: story))
    }

    @Test(
        "a voice hears the type, the title, each drawing and the text; where shapes are drawn, lines grow for three seconds"
    )
    func spoken() throws {
        try same(
            view.text(of: state(story(2)), as: .screenReader),
            "Story: A title\n\nDrawing of thing 0.\n\nDrawing of thing 1.\n\nOnce upon a time.\n")
        #expect(try view.text(of: state(gallery(["wide"])), as: .screenReader).contains("a wide picture."))
        try same(
            view.text(of: state(story()), as: .plain),
            "id\ta\ntype\tstory\ntitle\tA\ndrawings\ta moon\ntext\tOnce upon a time.\n")
        let printed = view.canvas(of: state(story(2)), in: CanvasSpace(columns: 80, theme: theme))
        let svg = SVGEncoder().encode(printed, title: "t", background: theme.page, foreground: theme.text)
        #expect(svg.contains("animation-duration:3s") && svg.contains("stroke=\"#F3AF22\""))
    }
}
