/// What a person says about a file that leaves something open. `nil` leaves it to the rows of the file.
public struct ImportOptions: Equatable, Sendable {
    /// In which order the numbers of a date stand.
    public var dates: DayOrder?
    /// What stands before the decimals of an amount.
    public var decimal: DecimalMark?
    /// The sign of what was spent.
    public var spending: AmountSign?

    public init(dates: DayOrder? = nil, decimal: DecimalMark? = nil, spending: AmountSign? = nil) {
        (self.dates, self.decimal, self.spending) = (dates, decimal, spending)
    }

    /// The same, with what `other` says about the rest.
    package func filled(with other: ImportOptions) -> ImportOptions {
        ImportOptions(
            dates: dates ?? other.dates, decimal: decimal ?? other.decimal,
            spending: spending ?? other.spending)
    }
}

/// The order of the numbers of a date.
public enum DayOrder: String, Equatable, Sendable, CaseIterable {
    /// Day, month, year.
    case dmy
    /// Month, day, year.
    case mdy
    /// Year, month, day.
    case ymd
}

/// What stands between whole units and decimals.
public enum DecimalMark: String, Equatable, Sendable, CaseIterable {
    case point, comma
}

/// The sign of an amount in a file.
public enum AmountSign: String, Equatable, Sendable, CaseIterable {
    case positive, negative
}
