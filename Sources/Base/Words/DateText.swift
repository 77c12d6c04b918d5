import Foundation
package import Values

extension CalendarDate {
    /// The length of a written date.
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
            case .day: style.day().month(.abbreviated)
            case .date: style.day().month(.abbreviated).year()
            case .words: style.day().month(.wide).year()
            case .month: style.month(.wide).year()
            }
        return date.formatted(dated).plain
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension ClosedRange<CalendarDate> {
    /// The month of the first day: October 2026.
    package func monthText(in language: Language) -> String {
        lowerBound.text(in: language, .month)
    }

    /// The period, with the year once where both days are in it: 13 Oct – 12 Nov 2026.
    package func text(in language: Language) -> String {
        let start = lowerBound.text(in: language, lowerBound.year == upperBound.year ? .day : .date)
        return "\(start) – \(upperBound.text(in: language, .date))"
    }
}
