import Pixels

/// The pixels that one pass of a picture holds.
struct PNGPass {
    struct Lines {
        let first: Int
        let step: Int

        func count(upTo end: Int) -> Int { max(0, (end - first + step - 1) / step) }
    }

    let columns: Lines
    let rows: Lines

    static let whole = PNGPass(columns: Lines(first: 0, step: 1), rows: Lines(first: 0, step: 1))

    /// The seven passes of an interlaced picture. Source: the PNG specification, third edition, 8.2.
    static let adam7 = [
        (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2),
    ].map { column, columnStep, row, rowStep in
        PNGPass(columns: Lines(first: column, step: columnStep), rows: Lines(first: row, step: rowStep))
    }
}
