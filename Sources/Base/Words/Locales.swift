package import Foundation

extension Language {
    /// How dates are written: the interface's English spells as Britain does, so its dates begin with the day and its hours go to
    /// 24, which can't be misread.
    package var dateLocale: Locale {
        switch self {
        case .english: Locale(identifier: "en_GB")
        case .ukrainian: Locale(identifier: "uk_UA")
        }
    }
}

extension String {
    /// Formatters join with spaces that do not break, and hold signs in place with marks that cannot be seen. In a grid
    /// of cells nothing breaks or turns around, and `grep` knows one space.
    package var plain: String {
        // Most texts are so already, which is found out in a tenth of the time.
        guard first == " " || unicodeScalars.contains(where: \.isFormatting) else { return self }
        let scalars = unicodeScalars.lazy.filter { $0.properties.generalCategory != .format }
            .map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }
        return String(String.UnicodeScalarView(scalars.drop { $0 == " " }))
    }
}

extension Unicode.Scalar {
    /// Whether it is a mark that can't be seen, or another space than that of a keyboard.
    fileprivate var isFormatting: Bool {
        guard !isASCII else { return false }
        let category = properties.generalCategory
        return category == .format || category == .spaceSeparator
    }
}
