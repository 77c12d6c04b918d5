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
        let scalars = unicodeScalars.lazy.filter { $0.properties.generalCategory != .format }
            .map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }
        return String(String.UnicodeScalarView(scalars.drop { $0 == " " }))
    }
}
