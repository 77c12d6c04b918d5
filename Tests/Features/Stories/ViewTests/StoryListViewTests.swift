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
@Suite("The list of stories, drawn")
struct StoryListViewTests {
    private let view = StoryListView(pictures: .tested)
    private let theme = Theme.standard(depth: .trueColor, appearance: .light)

    private func state(_ count: Int, selected: Int = 0, title: String = "A title") -> StoryListViewState {
        let faces = (0..<count).map { number in
            StoryFace(
                title: "\(title) \(number)", kind: number % 2 == 0 ? "Story" : "Gallery",
                cover: number == 1 ? nil : IllustrationFace(address: "cover", description: "red"))
        }
        return StoryListViewState(
            title: "Stories", content: .body(StoryShelf(faces, selected: selected)),
            record: StoriesRecord([
                StoriesRecord.Line(
                    id: "a", type: "story", title: "A", pictures: [], drawings: ["x"], text: "Once.")
            ]))
    }

    private func press(_ canvas: Canvas) -> [Int: Rect] {
        var rects: [Int: Rect] = [:]
        for row in 0..<canvas.size.rows {
            for column in 0..<canvas.size.columns {
                guard
                    case .events(let events as [StoryListEvent])? = canvas.target(
                        at: Point(column: column, row: row)),
                    case .opened(let place?)? = events.first
                else { continue }
                let old = rects[place] ?? Rect(column: column, row: row, columns: 1, rows: 1)
                rects[place] = Rect(
                    column: old.minColumn, row: old.minRow, columns: column - old.minColumn + 1,
                    rows: row - old.minRow + 1)
            }
        }
        return rects
    }

    @Test("in narrow columns, titles keep their words whole, and something of the cover is above them")
    func narrow() {
        let shelf = StoryShelf(
            ["Ornaments of banknotes", "Neighbours"].map {
                StoryFace(title: $0, kind: "Gallery", cover: nil)
            },
            selected: 0)
        let state = StoryListViewState(title: "Stories", content: .body(shelf), record: nil)
        let lines = StoryListView(pictures: .none).frame(
            of: state, in: LiveSpace(size: Size(columns: 24, rows: 40), theme: theme)
        ).lines
        let row = lines.firstIndex { $0.contains("Ornaments") } ?? 0
        #expect(lines[row + 1].contains("of") && lines[row + 2].contains("banknotes"))
        #expect(row >= 5)
    }

    @Test("two columns in both orientations, from 24 columns up; one below", arguments: sizes)
    func columns(_ size: Size) throws {
        let tiles = press(view.frame(of: state(9), in: LiveSpace(size: size, theme: theme)))
        let (first, second) = (try #require(tiles[0]), tiles[1])
        same(second?.minRow == first.minRow, size.columns >= 24)
        #expect(first.size.columns <= 48 && first.size.rows <= max(4, size.rows * 2 / 3))
        guard size.columns >= 24, let second else { return }
        #expect(second.size.columns == first.size.columns && second.minColumn > first.maxColumn)
        // In the middle.
        #expect(abs(first.minColumn - (size.columns - second.maxColumn)) <= 2)
        if let third = tiles[2] { #expect(third.minRow > first.minRow && third.minColumn == first.minColumn) }
    }

    @Test(
        "covers keep their proportions within half a cell: what is cut off is as much as the place is narrower",
        arguments: sizes)
    func covers(_ size: Size) throws {
        let frame = view.frame(of: state(1), in: LiveSpace(size: size, theme: theme))
        let cover = try #require(frame.pictureRects.first)
        let placed = try #require(frame.picture(at: cover.origin)?.picture)
        #expect(placed.fitting == .fill && placed.crop == nil)
    }

    @Test(
        "any number of items, any title and any depth are drawn, and what is chosen stands out",
        arguments: [1, 2, 3, 9])
    func any(_ count: Int) throws {
        for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
            for size in sizes {
                let long = String(repeating: "word ", count: 40)
                let space = LiveSpace(size: size, theme: .standard(depth: depth))
                same(view.frame(of: state(count, title: long), in: space).size, size)
            }
        }
        let space = LiveSpace(size: Size(columns: 80, rows: 24), theme: .standard(depth: .none))
        #expect(
            view.frame(of: state(count, selected: count - 1), in: space).text.contains(
                "› A title \(count - 1)"))
    }

    @Test("keys and the wheel move by a row, and sideways by one")
    func moving() {
        let space = LiveSpace(size: Size(columns: 80, rows: 24), theme: theme)
        func events(_ input: InputEvent) -> [StoryListEvent] {
            view.events(for: input, on: state(9), in: space)
        }
        let keys: [(Key, StoryListEvent)] = [
            (.down, .moved(by: 2)), (.up, .moved(by: -2)), (.right, .moved(by: 1)), (.left, .moved(by: -1)),
            (.character("l"), .moved(by: 1)), (.character("j"), .moved(by: 2)), (.enter, .opened(nil)),
            (.character("q"), .screen(.closed)), (.character("g"), .screen(.placesRequested)),
            (.home, .moved(by: -2_000_000)), (.end, .moved(by: 2_000_000)),
        ]
        for (key, event) in keys { same(events(.key(KeyEvent(key: key))), [event]) }
        for (kind, event) in [(PointerEvent.Kind.scrolledUp, -2), (.scrolledDown, 2)] {
            same(
                events(.pointer(PointerEvent(kind: kind, button: .left, position: .zero))),
                [
                    .moved(by: event)
                ])
        }
        #expect(events(.paste("x")).isEmpty && events(.key(KeyEvent(key: .tab))).isEmpty)
        let hints: [KeyHint<StoryListEvent>] = [
            KeyHint(.event(.opened(nil)), "open"), KeyHint(.event(.screen(.closed)), "quit"),
        ]
        same(view.keys(on: nil).faults(of: hints), [])
    }

    @Test("a voice says the type and the title, and programs get lines")
    func texts() throws {
        #expect(
            try view.text(of: state(2), as: .screenReader).contains(
                "Story: A title 0.\nGallery: A title 1.\n"))
        let words = view.canvas(of: state(2), in: CanvasSpace(columns: 80, theme: .standard(depth: .none)))
        #expect(words.size.rows <= 8)
        try same(view.text(of: state(1), as: .plain), "a\tstory\tA\n")
        #expect(view.csv(of: state(1)).hasPrefix("id,type,title"))
        #expect(try view.text(of: state(1), as: .json).contains("swippy-stories.stories/1"))
        #expect(
            view.canvas(of: state(3), in: CanvasSpace(columns: 80, theme: theme)).text.contains("A title 2"))
    }
}
