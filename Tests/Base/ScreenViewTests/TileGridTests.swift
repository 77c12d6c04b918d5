import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Tiles in a grid")
struct TileGridTests {
    private enum Event: ViewEvent {
        case screen(ScreenEvent), pressed(Int)
    }

    private let grid = TileGrid(rows: 2, columns: 10...14)
    private let theme = Theme.standard(depth: .none)

    private func layout(_ count: Int, columns: Int, chosen: Int? = nil, foot: Int = 0) -> PartLayout {
        grid.part(count: count, chosen: chosen, footRows: foot, pressed: { Event.pressed($0) }) {
            index, size, theme in
            var tile = theme.page(columns: size.columns, rows: size.rows)
            tile.put("\(index)/\(size.columns)", at: .zero, style: Style())
            return tile
        }
        .layout(columns: columns, theme: theme)
    }

    @Test("are as many beside each other as there is room for, and share it, but grow no wider than they may")
    func across() {
        same([1, 21, 22, 33, 34].map(grid.across), [1, 1, 2, 2, 3])
        same(layout(3, columns: 24).canvas.lines[0], "0/11         1/11")
        same(layout(3, columns: 60).canvas.lines[0], "0/10        1/10        2/10")
        same(layout(1, columns: 9).canvas.lines[0], "0/9")
        same(layout(1, columns: 19).canvas.lines[0], "0/14")
    }

    @Test("have a free row between them, and none below the last")
    func rows() {
        same([0, 1, 2, 3, 4, 5].map { layout($0, columns: 24).rows }, [0, 2, 2, 5, 5, 8])
        same(layout(3, columns: 24).canvas.lines.map { $0.prefix(1) }, ["0", "", "", "2", ""])
    }

    @Test("keep what is below the last of them in sight with those")
    func foot() {
        same([0, 1, 2, 3].map { layout(4, columns: 24, chosen: $0, foot: 2).chosen }, [1, 1, 6, 6])
    }

    @Test("tell which of them are in sight, and draw no others")
    func sight() {
        let layout = layout(9, columns: 24)
        same(layout.items(in: 0..<3), 0..<2)
        same(layout.items(in: 0..<4), 0..<4)
        same(layout.items(in: 4..<99), 2..<9)
        same(layout.canvas(rows: 4..<7).lines.map { $0.prefix(1) }, ["", "", "4"])
    }

    @Test("stay in sight where they are chosen, and are pressed")
    func chosen() {
        same(layout(9, columns: 24, chosen: 5).chosen, 7)
        let canvas = layout(9, columns: 24).canvas
        same(canvas.target(at: Point(column: 14, row: 4)), .events([Event.pressed(3)]))
        #expect(canvas.target(at: Point(column: 12, row: 4)) == nil)
        #expect(canvas.target(at: Point(column: 14, row: 5)) == nil)
    }

    @Test("are read aloud, all of them or only the one that is chosen")
    func words() {
        func part(_ chosen: Int?) -> Part<Event> {
            grid.part(
                count: 3, chosen: chosen, words: { "tile \($0)" }, pressed: { Event.pressed($0) },
                tile: { _, size, theme in theme.page(columns: size.columns, rows: size.rows) })
        }
        #expect(part(nil).words == ["tile 0", "tile 1", "tile 2"] && part(nil).chosenWords == [])
        #expect(part(1).words == [] && part(1).chosenWords == ["tile 1"])
        same(part(3).chosenWords, [])
    }

    @Test("are no more beside each other than they may be, and know how wide they are")
    func mostAcross() {
        let two = TileGrid(rows: 2, columns: 10...14, mostAcross: 2)
        same([1, 21, 22, 33, 34, 400].map(two.across), [1, 1, 2, 2, 2, 2])
        same([1, 21, 22, 26, 400].map(two.width), [1, 14, 10, 12, 14])
    }
}
