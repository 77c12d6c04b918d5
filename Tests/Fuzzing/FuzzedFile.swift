// Tests/Fuzzing/run compiles this with the sources of PaymentCardsImport and Values.

import Foundation

private let today = CalendarDate("2026-11-30")

/// What the fuzzer calls with each input: a bank’s file, of which every row is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let today else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let options = ImportOptions(
        dates: [nil, .dmy, .mdy, .ymd][count % 4], decimal: [nil, .point, .comma][count % 3],
        spending: [nil, .positive, .negative, nil, nil][count % 5])
    guard let file = try? BankFile(bytes, today: today, options: options) else { return 0 }
    for account in file.accounts {
        let sum = account.rows.reduce(Decimal(0)) { sum, row in
            precondition(!row.amount.isNaN, "an amount that is no number")
            precondition(row.text.utf8.count <= 4 * count + 100, "a text longer than the file")
            return sum + row.amount
        }
        let isLarge = account.rows.contains { row in
            row.amount.magnitude > 1_000_000_000_000 || row.amount.exponent < -12
        }
        precondition(isLarge || account.spent - account.credited == sum, "sums that are no sums")
    }
    return 0
}
