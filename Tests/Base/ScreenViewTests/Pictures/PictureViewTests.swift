import Foundation
import Pictures
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Picture view")
struct PictureViewTests {
    private static let blue = SIMD4<UInt8>(30, 60, 200, 255)
    private let wide = Picture(Raster(size: PixelSize(width: 40, height: 10), filledWith: blue))
    private let theme = Theme.standard(depth: .trueColor)
    private let memory = DrawingMemory()

    private func drawn(
        _ view: PictureView, _ columns: Int = 20, _ rows: Int = 8, depth: ColorDepth = .trueColor
    ) -> Canvas {
        var canvas = Canvas(size: Size(columns: columns + 2, rows: rows + 2))
        var theme = Theme.standard(depth: depth)
        theme.memory = memory
        view.draw(
            on: &canvas, in: Rect(column: 1, row: 1, columns: columns, rows: rows), theme: theme)
        return canvas
    }

    /// The cells in which a picture is seen.
    private func area(_ canvas: Canvas) -> Rect? {
        let points = (0..<canvas.size.rows * canvas.size.columns).map {
            Point(column: $0 % canvas.size.columns, row: $0 / canvas.size.columns)
        }.filter { canvas.picture(at: $0) != nil }
        guard let first = points.first, let last = points.last else { return nil }
        return Rect(
            column: first.column, row: first.row, columns: last.column - first.column + 1,
            rows: last.row - first.row + 1)
    }

    @Test("it says why it is missing in full, also below a long title, and breaks no word that fits")
    func longTitle() {
        let title = "Poster: The Cabinet of Doctor Caligari and of many others who walk in their sleep"
        let view = PictureView(.missing(reason: "це вебсторінка, а не зображення"), description: title)
        let text = drawn(view, 12, 9, depth: .none).lines.map { $0.trimmingCharacters(in: .whitespaces) }
        for line in ["Poster: The", "вебсторінка,", "зображення"] { #expect(text.contains(line), "\(text)") }
    }

    @Test("it keeps its proportions, in the middle or where its anchor is")
    func fit() {
        let picture = PictureView(.shown(wide), description: "a strip")
        same(area(drawn(picture)), Rect(column: 1, row: 4, columns: 20, rows: 3))
        same(picture.rows(columns: 20), 3)
        same(picture.rows(columns: 80), 10)
        let top = PictureView(.shown(wide), description: "a strip", anchor: .top)
        same(area(drawn(top)), Rect(column: 1, row: 1, columns: 20, rows: 3))
        let square = PictureView(.shown(wide), description: "a strip", cellShape: 1)
        same(square.rows(columns: 20), 5)
        let low = PictureView(.shown(wide), description: "a strip", rows: 7)
        same(low.rows(columns: 20), 7)
    }

    @Test("it is no higher than its words where no picture can be shown")
    func rowsOfWords() {
        let picture = PictureView(.shown(wide), description: "a strip of blue, seen from far away", rows: 7)
        var words = Theme.standard(depth: .trueColor)
        same(picture.rows(columns: 20, theme: words), 7)
        words.pictures = .words
        for theme in [words, .standard(depth: .none)] {
            same(picture.rows(columns: 20, theme: theme), 2)
            same(picture.rows(columns: 60, theme: theme), 1)
            same(picture.rows(columns: 1, theme: theme), 7)
        }
    }

    @Test("it covers its place where it fills it, and nothing else")
    func fill() {
        let canvas = drawn(PictureView(.shown(wide), description: "a strip", fitting: .fill))
        same(area(canvas), Rect(column: 1, row: 1, columns: 20, rows: 8))
        same(canvas[Point(column: 0, row: 0)], Cell())
    }

    @Test("the same picture in the same place is the same for a terminal, whatever is around")
    func identity() {
        let picture = PictureView(.shown(wide), description: "a strip")
        same(drawn(picture).shownPictures, drawn(picture).shownPictures)
        #expect(drawn(picture).shownPictures != drawn(picture, 22).shownPictures)
    }

    @Test("without colours there are its words")
    func words() {
        let picture = PictureView(.shown(wide), description: "a strip\u{1B}[31m of blue")
        #expect(drawn(picture, 30, depth: .none).text.contains("a strip [31m of blue"))
        same(picture.words, ["a strip [31m of blue"])
        #expect(!drawn(picture).text.contains { $0.isLetter })
    }

    @Test("where it is missing, there are its words and the reason; while it loads, its words")
    func missing() {
        let missing = PictureView(.missing(reason: "The server says no."), description: "a poster")
        for depth in ColorDepth.allCases {
            let text = drawn(missing, 30, depth: depth).text
            #expect(text.contains("a poster"))
            #expect(text.contains("The server says no."))
        }
        same(missing.words, ["a poster", "The server says no."])
        let loading = PictureView(.loading, description: "a poster")
        #expect(drawn(loading).text.contains("a poster"))
        same(loading.rows(columns: 30), 10)
    }

    @Test("nothing is drawn outside of the smallest places", arguments: [(0, 0), (1, 1), (2, 1), (1, 9)])
    func small(columns: Int, rows: Int) {
        for state in [PictureState.shown(wide), .loading, .missing(reason: "no")] {
            let canvas = drawn(PictureView(state, description: "漢字"), columns, rows)
            #expect(canvas.hasWholeRows)
            for column in 0..<columns + 2 { same(canvas[Point(column: column, row: 0)], Cell()) }
        }
    }

    @Test(
        "White can be read on its shaded rows, whatever the picture is, and however it fits",
        arguments: [Fitting.fit, .fill], [ColorDepth.trueColor, .ansi256])
    func shade(fitting: Fitting, depth: ColorDepth) throws {
        let white = SIMD4<UInt8>(255, 255, 255, 255)
        var drawing = VectorPicture(width: 30, height: 50)
        drawing.add(try VectorPath(svg: "M0 0H30V50H0Z"), fill: .color(white))
        let raster = Raster(size: PixelSize(width: 60, height: 30), filledWith: white)
        for picture in [Picture(drawing), Picture(raster)] {
            let canvas = drawn(
                PictureView(
                    .shown(picture), description: "snow", fitting: fitting, rows: 8, shadedRows: 2),
                depth: depth)
            let area = try #require(self.area(canvas))
            func ground(_ row: Int) -> Color? {
                canvas[Point(column: area.minColumn + area.size.columns / 2, row: row)].backgroundForText
            }
            for row in [area.maxRow - 1, area.maxRow - 2] {
                #expect(try #require(ground(row)).contrast(with: Color(0xFFFFFF)) >= 4.5)
            }
            same(ground(area.minRow), Color(0xFFFFFF))
        }
    }

    @Test("What is beside it has its colours without its shapes, made once")
    func backdrop() throws {
        var drawing = VectorPicture(width: 30, height: 20)
        drawing.add(
            try VectorPath(svg: "M0 0H15V20H0Z"), fill: .color(SIMD4(200, 0, 0, 255)))
        drawing.add(
            try VectorPath(svg: "M15 0H30V20H15Z"), fill: .color(SIMD4(0, 0, 200, 255)))
        var theme = theme
        theme.memory = memory
        let picture = Picture(drawing)
        func drawn() -> Canvas {
            var canvas = Canvas(size: Size(columns: 40, rows: 6))
            PictureView.backdrop(of: picture, theme: theme).draw(on: &canvas, in: canvas.bounds, theme: theme)
            return canvas
        }
        let canvas = drawn()
        func ground(_ column: Int) -> Color? { canvas[Point(column: column, row: 3)].backgroundForText }
        let (left, right) = (try #require(ground(1)), try #require(ground(38)))
        #expect(left.red > 120 && right.blue > 120)
        let middle = try #require(ground(20))
        #expect(middle.red > 20 && middle.blue > 20 && middle.red < left.red)
        same(canvas.picture(at: .zero)?.picture, drawn().picture(at: .zero)?.picture)
    }
}
