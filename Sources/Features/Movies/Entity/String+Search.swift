import Foundation

extension String {
    /// The words of a text, in a form in which they are the same whatever the case and the accents.
    var searchWords: [Substring] {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
    }
}
