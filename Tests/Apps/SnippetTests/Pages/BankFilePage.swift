import Foundation
import PaymentCards

/// What the cards in a bank’s file spent, a line for each transaction and one for each card.
func lines(of path: String, on today: CalendarDate) throws -> [String] {
    let bytes = try Data(contentsOf: URL(filePath: path))
    let file = try BankFile(Array(bytes), today: today)
    return file.accounts.filter { !$0.isBank }.flatMap { card in
        card.rows.map { row in "\(row.day.text) \(row.amount) \(row.text)" }
            + ["card \(card.lastFour ?? "?"): spent \(card.spent), paid and refunded \(card.credited)"]
    }
}

/// The same for a table whose dates can be read in two ways: the person is asked, and the answer holds for the whole file.
func table(_ bytes: [UInt8], on today: CalendarDate, ask: ([Int]) -> DayOrder) throws -> BankFile {
    do {
        return try BankFile(bytes, today: today)
    } catch .undecided(.dates, let lines) {
        return try BankFile(bytes, today: today, options: ImportOptions(dates: ask(lines)))
    }
}
