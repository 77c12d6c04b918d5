import PaymentCardsEntity
import Values

/// A date as it is written in a file, read once and without a decision about the order of its numbers.
enum DayScan: Equatable {
    /// Year, month and day are plain.
    case fixed(Int, Int, Int)
    /// Two numbers and a year with four digits; whether points stand between them, which nobody writes after a month.
    case numbers(Int, Int, year: Int, hasPoints: Bool)
    /// Three numbers of one or two digits.
    case short(Int, Int, Int, hasPoints: Bool)
    /// A day of a month that is named, in a year of two digits or in none.
    case named(day: Int, month: Int, year: Int?)
    /// Two numbers.
    case yearless(Int, Int, hasPoints: Bool)

    /// Reads a date at the beginning of this range, perhaps with a time behind it; `nil` if there is none.
    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        var (index, end) = (range.lowerBound, range.upperBound)
        var numbers: (Int, Int, Int) = (0, 0, 0)
        var digits: (Int, Int, Int) = (0, 0, 0)
        var (count, month, monthPlace) = (0, 0, 0)
        var separator: UInt8 = 0
        // A date is short: what else there is, is a time.
        end = min(end, index + 40)
        while index < end, count < 3 {
            let byte = bytes[index]
            if byte.isDigit {
                let start = index
                var number = 0
                while index < end, bytes[index].isDigit {
                    if index - start < 9 { number = number * 10 + Int(bytes[index] &- 0x30) }
                    index += 1
                }
                // A time behind a date without a year.
                if count == 2, index < end, bytes[index] == UInt8(ascii: ":") { break }
                switch count {
                case 0: (numbers.0, digits.0) = (number, index - start)
                case 1: (numbers.1, digits.1) = (number, index - start)
                default: (numbers.2, digits.2) = (number, index - start)
                }
                count += 1
                if count == 1, index - start >= 8 { break }
            } else if byte.isLetter || byte >= 0x80 {
                let start = index
                while index < end, bytes[index].isLetter || bytes[index] >= 0x80 { index += 1 }
                if count > 0, index == start + 1, bytes[start] == UInt8(ascii: "T") { break }
                if let found = MonthNames.month(bytes, start..<index), month == 0 {
                    (month, monthPlace) = (found, count)
                    if count == 2 { return nil }
                } else if !MonthNames.mayStandBeside(bytes, start..<index) {
                    guard count + (month > 0 ? 1 : 0) >= 2 else { return nil }
                    break
                }
            } else {
                if count == 1, month == 0 { separator = separator == 0 ? byte : separator }
                guard count > 0 || byte == 0x20 || byte == UInt8(ascii: ",") || month > 0 else { return nil }
                switch byte {
                case 0x20, UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ","),
                    UInt8(ascii: "'"):
                    index += 1
                default: end = index
                }
            }
        }
        if month > 0 {
            self.init(month: month, at: monthPlace, numbers, digits, count: count)
        } else {
            self.init(numbers, digits, count: count, hasPoints: separator == UInt8(ascii: "."))
        }
    }

    private init?(
        month: Int, at place: Int, _ numbers: (Int, Int, Int), _ digits: (Int, Int, Int), count: Int
    ) {
        if count >= 2, digits.0 == 4 {
            self = .fixed(numbers.0, month, numbers.1)
        } else if count >= 2, digits.1 == 4 {
            self = .fixed(numbers.1, month, numbers.0)
        } else if count >= 2, digits.1 == 2 {
            self = .named(day: numbers.0, month: month, year: numbers.1)
        } else if count == 1, digits.0 <= 2 {
            self = .named(day: numbers.0, month: month, year: nil)
        } else {
            return nil
        }
    }

    private init?(_ numbers: (Int, Int, Int), _ digits: (Int, Int, Int), count: Int, hasPoints: Bool) {
        switch (count, digits) {
        case (1, (8, _, _)), (1, (14, _, _)):
            // Of 14 digits, nine were read.
            let number = digits.0 == 8 ? numbers.0 : numbers.0 / 10
            let (year, rest) = number.quotientAndRemainder(dividingBy: 10_000)
            if 1900...2199 ~= year, 1...12 ~= rest / 100 {
                self = .fixed(year, rest / 100, rest % 100)
            } else {
                guard digits.0 == 8 else { return nil }
                self = .numbers(year / 100, year % 100, year: rest, hasPoints: false)
            }
        case (3, (4, 1...2, 1...2)): self = .fixed(numbers.0, numbers.1, numbers.2)
        case (3, (1...2, 1...2, 4)):
            self = .numbers(numbers.0, numbers.1, year: numbers.2, hasPoints: hasPoints)
        case (3, (1...2, 1...2, 2)):
            self = .short(numbers.0, numbers.1, numbers.2, hasPoints: hasPoints)
        case (2, (1...2, 1...2, _)): self = .yearless(numbers.0, numbers.1, hasPoints: hasPoints)
        default: return nil
        }
    }

    /// The numbers of day, month and year if they stand in this order; no order is needed for plain dates.
    func numbers(in order: DayOrder?, today: CalendarDate) -> (year: Int, month: Int, day: Int)? {
        switch (self, order) {
        case (.fixed(let year, let month, let day), _): (year, month, day)
        case (.named(let day, let month, let year), _):
            (year.map { Self.year($0, today) } ?? Self.year(of: month, day, today), month, day)
        case (.numbers(let day, let month, let year, _), .dmy?),
            (.numbers(let month, let day, let year, _), .mdy?):
            (year, month, day)
        case (.short(let day, let month, let year, _), .dmy?),
            (.short(let month, let day, let year, _), .mdy?),
            (.short(let year, let month, let day, _), .ymd?):
            (Self.year(year, today), month, day)
        case (.yearless(let day, let month, _), .dmy?), (.yearless(let month, let day, _), .mdy?),
            (.yearless(let month, let day, _), .ymd?):
            (Self.year(of: month, day, today), month, day)
        case (.numbers, _), (.short, nil), (.yearless, nil): nil
        }
    }

    /// The year that two digits stand for: at most next year.
    private static func year(_ digits: Int, _ today: CalendarDate) -> Int {
        let year = today.year / 100 * 100 + digits
        return year > today.year + 1 ? year - 100 : year
    }

    /// The year in which such a day was last, today included.
    private static func year(of month: Int, _ day: Int, _ today: CalendarDate) -> Int {
        (0..<8).lazy.map { today.year - $0 }.first { year in
            CalendarDate(year: year, month: month, day: day).map { $0 <= today } ?? false
        } ?? today.year
    }

    /// The day in this order, if it is plausible.
    func day(in order: DayOrder?, today: CalendarDate) -> Result<CalendarDate, Unreadable> {
        guard let numbers = numbers(in: order, today: today),
            let day = CalendarDate(year: numbers.year, month: numbers.month, day: numbers.day)
        else { return .failure(Unreadable(reason: .unreadableDay)) }
        guard 1970...(today.year + 5) ~= day.year else {
            return .failure(Unreadable(reason: .implausibleDay))
        }
        return .success(day)
    }
}

extension Result {
    /// What there is; `nil` after a failure.
    var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }
}

/// Why something in a row can’t be read.
struct Unreadable: Error {
    let reason: ImportRemark.Reason
}
