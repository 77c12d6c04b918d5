public import Foundation
public import Values

extension DayClock {
    /// A clock that stands still at the moment of test payments, in UTC.
    public static var fixture: DayClock { DayClock(timeZone: .gmt) { .moment } }

    /// A clock that stands still at noon of `day`, in UTC.
    public static func fixture(_ day: String) -> DayClock { fixture(at: "\(day)T12:00:00Z") }

    /// A clock that stands still at `moment`, for a person in `timeZone`.
    public static func fixture(at moment: String, in timeZone: TimeZone = .gmt) -> DayClock {
        DayClock(timeZone: timeZone) {
            do {
                return try Date(moment, strategy: .iso8601)
            } catch {
                preconditionFailure("\(moment) is no moment.")
            }
        }
    }
}
