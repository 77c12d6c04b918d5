package import Foundation

extension Language {
    /// The locale for dates. The interface uses British English, so dates begin with the day and hours go to 24, which can't be
    /// misread.
    package var dateLocale: Locale {
        switch code {
        case .english: Locale(identifier: "en_GB")
        case .ukrainian: Locale(identifier: "uk_UA")
        }
    }
}

extension String {
    /// The text with ordinary spaces and no invisible marks. Formatters use non-breaking spaces and direction marks, but in a
    /// grid of cells nothing wraps or changes direction, and `grep` knows only one kind of space.
    package var plain: String {
        // Most texts are plain already, which takes a tenth of the time to find out.
        guard first == " " || unicodeScalars.contains(where: \.isFormatting) else { return self }
        let scalars = unicodeScalars.lazy.filter { $0.properties.generalCategory != .format }
            .map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }
        return String(String.UnicodeScalarView(scalars.drop { $0 == " " }))
    }
}

extension Unicode.Scalar {
    /// Whether it is an invisible mark, or a space other than that of a keyboard.
    fileprivate var isFormatting: Bool {
        guard !isASCII else { return false }
        let category = properties.generalCategory
        return category == .format || category == .spaceSeparator
    }
}
