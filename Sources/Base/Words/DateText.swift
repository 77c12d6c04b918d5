package import Foundation
package import Values

extension CalendarDate {
    /// The length of a date. Where it is heard, months are in full in all of them.
    package enum Length {
        /// 13 Oct
        case day
        /// 13 Oct 2026
        case date
        /// 13 October 2026
        case words
        /// October 2026
        case month
    }

    /// The date as people write it.
    package func text(in language: Language, _ length: Length) -> String {
        guard
            let date = Self.calendar.date(from: DateComponents(year: year, month: month, day: day))
        else { return text }
        let style = Date.FormatStyle(
            locale: language.dateLocale, calendar: Self.calendar, timeZone: .gmt)
        let dated =
            switch length {
            case .day: style.day().month(language.month)
            case .date: style.day().month(language.month).year()
            case .words: style.day().month(.wide).year()
            case .month: style.month(.wide).year()
            }
        return language.text(of: date, dated)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension Language {
    /// The length of months in dates.
    package var month: Date.FormatStyle.Symbol.Month { isSpoken ? .wide : .abbreviated }

    /// A date in `style`, without the abbreviation that follows a year in Ukrainian where it is heard.
    package func text(of date: Date, _ style: Date.FormatStyle) -> String {
        let text = date.formatted(style).plain
        return isSpoken ? text.replacing(" р.", with: " року") : text
    }
}

extension ClosedRange<CalendarDate> {
    /// The month of the first day: October 2026.
    package func monthText(in language: Language) -> String {
        lowerBound.text(in: language, .month)
    }

    /// The period, with the year once where both days are in it: 13 Oct – 12 Nov 2026.
    package func text(in language: Language) -> String {
        let start = lowerBound.text(in: language, lowerBound.year == upperBound.year ? .day : .date)
        let end = upperBound.text(in: language, .date)
        guard language.isSpoken else { return "\(start) – \(end)" }
        return LocalizedText(en: "from \(start) to \(end)", uk: "з \(start) до \(end)")[language]
    }
}
