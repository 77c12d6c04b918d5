import Pixels

/// The order of coefficients in a file. Source: ITU-T T.81, figure A.6.
enum JPEGZigzag {
    /// The place of each coefficient in a block's rows, and 16 more: a run may lead as far beyond the last.
    static let places: [Int] =
        (0..<64).map { (row: $0 / 8, column: $0 % 8) }
        .sorted { one, other in
            let (first, second) = (one.row + one.column, other.row + other.column)
            guard first == second else { return first < second }
            // Diagonals go up and down in turns.
            return first % 2 == 0 ? one.column < other.column : one.row < other.row
        }
        .map { 8 * $0.row + $0.column } + Array(repeating: 63, count: 16)
}
