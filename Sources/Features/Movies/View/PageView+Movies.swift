import MoviesScreens
package import Pages
import ScreenView
import TerminalKit

/// The program that names the shapes of documents.
private let programName = "swippy-movies"

extension PageView {
    /// The program that the documents belong to.
    package var program: String { programName }
}

extension MovieFace {
    /// The rating as stars and a number; only the number where too few people have voted.
    var ratingInk: Ink {
        let stars = stars.map { stars in
            String(repeating: "★", count: Int(stars)) + (stars.rounded(.down) < stars ? "½" : "") + " "
        }
        return .joined([Ink(stars, .warning), Ink(rating, .strong)])
    }
}
