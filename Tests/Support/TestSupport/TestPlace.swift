public import Foundation

/// A place where it is a certain hour of the day now.
public struct TestPlace: Sendable {
    /// Where it is noon as the tests begin, so that no test meets midnight: today's date stays the same while they run.
    public static let noon = TestPlace(hour: 12)

    public let timeZone: TimeZone
    /// The value of `TZ` with which a program runs there.
    public let variable: String

    public init(hour: Int) {
        let hourInGreenwich = Int(Date().timeIntervalSince1970 / 3_600) % 24
        let ahead = (hour - hourInGreenwich + 36) % 24 - 12
        timeZone = TimeZone(secondsFromGMT: ahead * 3_600) ?? .gmt
        // POSIX turns the sign round.
        variable = "Etc/GMT\(ahead > 0 ? "-" : "+")\(abs(ahead))"
    }
}
