package import Pages

/// The program that names the shapes of documents.
let program = "swippy"

extension PageView {
    /// Whose documents they are.
    package var program: String { OffersView.program }

    /// The margin of a page with offers.
    package func margin(in columns: Int) -> Int { 2 }
}
