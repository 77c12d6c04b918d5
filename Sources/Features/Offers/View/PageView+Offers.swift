package import Pages

/// The program that names the shapes of documents.
let program = "swippy"

extension PageView {
    /// Whose documents they are.
    package var program: String { OffersView.program }
}
