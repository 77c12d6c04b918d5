import Foundation

extension String {
    /// The words of a text without case and accents.
    var searchWords: [Substring] {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
    }
}
