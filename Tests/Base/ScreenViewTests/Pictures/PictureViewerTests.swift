import Pictures
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("Picture viewer")
struct PictureViewerTests {
    private let size = Size(columns: 40, rows: 20)
    /// As many columns as pixels, and a colour for each place.
    private static let picture: Picture = {
        var raster = Raster(size: PixelSize(width: 160, height: 160))
        for y in 0..<160 {
            for x in 0..<160 { raster[x, y] = SIMD4(UInt8(x), UInt8(y), 77, 255) }
        }
        return Picture(raster)
    }()

    private func viewer(_ mostZoom: Double = 8) -> PictureViewer {
        PictureViewer(.shown(Self.picture), description: "a square", mostZoom: mostZoom)
    }

    private func drawn(_ viewer: PictureViewer, _ size: Size? = nil) -> Canvas {
        var canvas = Canvas(size: size ?? self.size)
        viewer.draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .trueColor))
        return canvas
    }

    /// The part of the picture that is seen: its edges in pixels.
    private func part(_ viewer: PictureViewer, _ size: Size? = nil) -> [Int] {
        guard let placed = drawn(viewer, size).shownPictures.first else { return [] }
        let crop = placed.crop ?? .whole
        return [crop.x, crop.y, crop.x + crop.width, crop.y + crop.height].map { Int(($0 * 160).rounded()) }
    }

    private func press(_ viewer: inout PictureViewer, _ keys: Key...) -> [PictureViewer.Event?] {
        keys.map { viewer.handle(.key(KeyEvent(key: $0)), in: size)?.first }
    }

    private func point(
        _ viewer: inout PictureViewer, _ kind: PointerEvent.Kind, _ column: Int, _ row: Int
    ) -> PictureViewer.Event? {
        let button: PointerEvent.Button? = [.scrolledUp, .scrolledDown].contains(kind) ? nil : .left
        return viewer.handle(
            .pointer(PointerEvent(kind: kind, button: button, position: Point(column: column, row: row))),
            in: size)?.first
    }

    @Test("keys zoom around the middle, from all of it to the most")
    func keys() {
        var viewer = viewer(2)
        same(part(viewer), [0, 0, 160, 160])
        _ = press(&viewer, .character("+"), .character("+"), .character("+"), .character("+"))
        same(part(viewer), [40, 40, 120, 120])
        _ = press(&viewer, .character("-"))
        same(part(viewer), [30, 30, 130, 130])
        _ = press(&viewer, .character("0"))
        same(part(viewer), [0, 0, 160, 160])
        same(press(&viewer, .character("x")), [nil])
    }

    @Test("arrows and dragging move it, never past its edges")
    func moving() {
        var viewer = viewer()
        _ = press(&viewer, .left, .up)
        same(part(viewer), [0, 0, 160, 160])
        for _ in 0..<4 { _ = press(&viewer, .character("+")) }
        for _ in 0..<40 { _ = press(&viewer, .right) }
        same(part(viewer)[2], 160)
        for _ in 0..<40 { _ = press(&viewer, .down, .left) }
        same(part(viewer)[0], 0)
        same(part(viewer)[3], 160)
        let before = part(viewer)
        _ = point(&viewer, .pressed, 30, 5)
        _ = point(&viewer, .dragged, 20, 10)
        same(point(&viewer, .released, 20, 10), .changed)
        #expect(part(viewer)[0] > before[0])
        #expect(part(viewer)[1] < before[1])
    }

    @Test("the wheel and a double click zoom around the pointer")
    func around() {
        var viewer = viewer()
        _ = point(&viewer, .scrolledUp, 0, 0)
        same(part(viewer)[0], 0)
        same(part(viewer)[1], 0)
        _ = point(&viewer, .scrolledDown, 5, 5)
        same(part(viewer), [0, 0, 160, 160])
        for time in [0, 100] {
            _ = viewer.advance(to: .milliseconds(time))
            _ = point(&viewer, .pressed, 39, 19)
            _ = point(&viewer, .released, 39, 19)
        }
        #expect(part(viewer)[2...].allSatisfy { $0 > 155 })
        #expect(part(viewer)[0] > 80)
        for time in [1000, 2000] {
            _ = viewer.advance(to: .milliseconds(time))
            _ = point(&viewer, .pressed, 20, 10)
            _ = point(&viewer, .released, 20, 10)
        }
        #expect(part(viewer)[0] > 80)
    }

    @Test("the middle stays in the middle when the size changes")
    func resizing() {
        var viewer = viewer()
        for _ in 0..<6 { _ = press(&viewer, .character("+")) }
        _ = press(&viewer, .right, .right, .down)
        func middle(_ part: [Int]) -> [Int] { [part[0] + part[2], part[1] + part[3]] }
        let before = middle(part(viewer))
        let after = middle(part(viewer, Size(columns: 31, rows: 24)))
        for (one, other) in zip(before, after) { #expect(abs(one - other) <= 8) }
        same(part(viewer, Size(columns: 1, rows: 1)).count, 4)
    }

    @Test("a click hides and shows the button; the button, Escape and dragging down close")
    func closing() {
        var viewer = viewer()
        #expect(drawn(viewer).text.contains("✕ Esc"))
        _ = point(&viewer, .pressed, 5, 5)
        _ = point(&viewer, .released, 5, 5)
        #expect(!drawn(viewer).text.contains("✕ Esc"))
        same(point(&viewer, .pressed, 39, 0), .changed)
        _ = point(&viewer, .released, 39, 0)
        #expect(drawn(viewer).text.contains("✕ Esc"))
        same(point(&viewer, .pressed, 39, 0), .closed)
        same(press(&viewer, .escape), [.closed])
        _ = point(&viewer, .pressed, 20, 5)
        _ = point(&viewer, .dragged, 20, 7)
        #expect(drawn(viewer).picture(at: Point(column: 20, row: 1)) == nil)
        same(point(&viewer, .released, 20, 7), .changed)
        _ = point(&viewer, .pressed, 20, 5)
        _ = point(&viewer, .dragged, 20, 12)
        same(point(&viewer, .released, 20, 12), .closed)
    }

    @Test("what is zoomed isn't closed by dragging")
    func zoomedDrag() {
        var viewer = viewer()
        _ = press(&viewer, .character("+"))
        _ = point(&viewer, .pressed, 20, 2)
        _ = point(&viewer, .dragged, 20, 18)
        same(point(&viewer, .released, 20, 18), .changed)
    }

    @Test("where there is no picture, there are its words")
    func words() {
        let viewer = PictureViewer(.missing(reason: "It is damaged."), description: "a poster")
        #expect(drawn(viewer).text.contains("a poster"))
        #expect(drawn(viewer).text.contains("It is damaged."))
        same(viewer.words, ["a poster", "It is damaged."])
    }
}
