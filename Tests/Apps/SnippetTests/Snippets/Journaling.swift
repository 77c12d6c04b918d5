import Foundation
import Journaling

/// Adds a line to a diary that other processes may write to as well, and returns the number of its lines.
func write(_ line: String, toDiaryIn folder: String) throws -> Int {
    let transaction = try Journal(folder: folder, format: "diary").begin()
    let count = transaction.reading.records.count
    _ = try transaction.append([Data(line.utf8)])
    return count + 1
}
