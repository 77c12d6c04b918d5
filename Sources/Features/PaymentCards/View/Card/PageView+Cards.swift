package import Foundation
package import Pages
package import Records

extension PageView {
    /// Whose documents they are.
    package var program: String { "swippy" }

    /// The margin of a page with a table of cards.
    package func margin(in columns: Int) -> Int {
        CardListLayout(count: 1, columns: columns, rows: nil).margin
    }
}

extension Document {
    /// The document, last confirmed at `date`; `nil` if it is current.
    package func json(asOf date: Date? = nil) -> String { json(of: "swippy", asOf: date) }
}
