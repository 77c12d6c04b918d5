import Pages
import ScreenContract
import ScreenView
import StoriesScreens
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import StoriesView

@MainActor
@Suite("What frames a story or a gallery")
struct StoryFrameTests {
    private let view = StoryView(pictures: .tested)
    private let theme = Theme.standard(depth: .trueColor, appearance: .light)

    private func state(_ content: StorySheet.Content, cover: String? = "cover") -> StoryViewState {
        StoryViewState(
            title: "Story: Words",
            content: .body(
                StorySheet(
                    face: StoryFace(
                        title: "Words", kind: "Story",
                        cover: cover.map { IllustrationFace(address: $0, description: "red") }),
                    content: content)), record: nil)
    }

    private let story = StorySheet.Content.story(
        StoryText(
            text: String(repeating: "Once upon a time. ", count: 40),
            drawings: [
                DrawingFace(description: "a line", path: "M0 20H60", width: 60, height: 40, share: 1)
            ], first: 0, ink: 0, growth: nil))

    private let gallery = StorySheet.Content.gallery(
        ["wide", "high", "square"].map { IllustrationFace(address: $0, description: $0) }, selected: 2)

    @Test("the close button never scrolls away, and a way down closes", arguments: sizes)
    func closing(_ size: Size) throws {
        let closed = CanvasTarget.events([StoryEvent.screen(.closed)])
        let corner = Point(column: size.columns - 2 - (size.columns < 40 ? 0 : 1), row: 0)
        for content in [story, gallery] {
            for scroll in [0, 3] {
                let space = LiveSpace(size: size, theme: theme, scroll: scroll)
                let canvas = view.frame(of: state(content), in: space)
                // Beside it is the scrollbar.
                let edge = (0..<size.columns).last {
                    let target = canvas.target(at: Point(column: $0, row: 0))
                    return target != nil && target != .scrollbar
                }
                let place = Point(column: try #require(edge), row: 0)
                #expect(canvas.target(at: place) == closed && canvas.lines[0].contains("✕"))
                #expect(place.column >= corner.column - max(2, (size.columns - 152) / 2))
            }
        }
        same(view.pullDown(on: state(story)), .screen(.closed))
    }

    @Test(
        "white can be read on a title’s rows, and the room beside a cover has its colours", arguments: sizes)
    func title(_ size: Size) throws {
        for cover in ["cover", "high", nil] {
            let canvas = view.frame(of: state(story, cover: cover), in: LiveSpace(size: size, theme: theme))
            let row = try #require(canvas.lines.firstIndex { $0.contains("Words") })
            let line = canvas.lines[row]
            let start = line.distance(
                from: line.startIndex, to: try #require(line.firstRange(of: "Words")).lowerBound)
            for column in start..<start + 5 {
                let style = canvas[Point(column: column, row: row)].style
                let (ink, ground) = (try #require(style.foreground), try #require(style.background))
                #expect(ground.contrast(with: ink) >= 4.5)
            }
            guard cover != nil, row > 0 else { continue }
            let margin = view.margin(in: size.columns)
            let ground = try #require(canvas[Point(column: margin, row: row - 1)].backgroundForText)
            #expect(ground.red > ground.green)
        }
    }
}
