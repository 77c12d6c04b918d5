import TestSupport
import Testing

@testable import TerminalKit

@Suite("Rect")
struct RectTests {
    @Test("It holds the points from its corner up to, not at, its far edges")
    func contains() {
        let rect = Rect(column: 1, row: 2, columns: 2, rows: 1)
        #expect(rect.contains(Point(column: 1, row: 2)) && rect.contains(Point(column: 2, row: 2)))
        #expect(!rect.contains(Point(column: 3, row: 2)) && !rect.contains(Point(column: 1, row: 3)))
    }

    @Test("Rectangles that do not meet have an empty intersection")
    func intersection() {
        let rect = Rect(column: 0, row: 0, columns: 4, rows: 4)
        same(
            rect.intersection(Rect(column: 2, row: -1, columns: 9, rows: 3)),
            Rect(column: 2, row: 0, columns: 2, rows: 2))
        #expect(rect.intersection(Rect(column: 9, row: 0, columns: 2, rows: 2)).isEmpty)
    }

    @Test("It is empty without a column or without a row")
    func empty() {
        let sizes = [Size(columns: 1, rows: 1), Size(columns: 0, rows: 1), Size(columns: 1, rows: 0)]
        same(sizes.map { Rect(origin: Point(column: 0, row: 0), size: $0).isEmpty }, [false, true, true])
    }

    @Test("An inset takes from both sides and stops at nothing")
    func inset() {
        let rect = Rect(column: 0, row: 0, columns: 6, rows: 4)
        same(rect.inset(columns: 2, rows: 1), Rect(column: 2, row: 1, columns: 2, rows: 2))
        #expect(rect.inset(columns: 4).isEmpty)
    }
}
