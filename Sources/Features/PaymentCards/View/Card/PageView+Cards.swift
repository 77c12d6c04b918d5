package import Pages

extension PageView {
    /// Whose documents they are.
    package var program: String { "swippy" }

    /// The margin of a page with a table of cards.
    package func margin(in columns: Int) -> Int {
        CardListLayout(count: 1, columns: columns, rows: nil).margin
    }
}
