import Foundation
import Journaling
import SystemTestSupport

/// A program that uses a journal, for tests: `journal-writer-demo [--OPTION VALUE]... FOLDER COMMAND`, with the options of
/// `DemoProgram`.
///
/// It writes a line for whatever is done, as soon as it is done, and the error that ends it.
///
/// - `append NAME COUNT`: stores so many records, `NAME-0` and so on, and says so after each.
/// - `replace COUNT`: stores all records in place of themselves, so many times.
/// - `read`: says each record.
@main
struct Demo {
    static func main() {
        let words = DemoProgram.words()
        let journal = Journal(folder: words[0], format: "demo")
        do {
            switch words[1] {
            case "append": try append(words[2], count: Int(words[3]) ?? 0, to: journal)
            case "replace": try replace(count: Int(words[2]) ?? 0, in: journal)
            default:
                for record in try journal.read().records {
                    DemoProgram.say(String(decoding: record, as: UTF8.self))
                }
            }
        } catch {
            DemoProgram.say("\(error)")
            exit(1)
        }
    }

    private static func append(_ name: String, count: Int, to journal: Journal) throws {
        var position = JournalPosition.start
        for index in 0..<count {
            let record = "\(name)-\(index)"
            position = try journal.begin(after: position).append([Data(record.utf8)])
            DemoProgram.say(record)
        }
    }

    private static func replace(count: Int, in journal: Journal) throws {
        for index in 0..<count {
            let transaction = try journal.begin()
            let records = Array(transaction.reading.records)
            _ = try transaction.replaceAll(with: records)
            DemoProgram.say("replaced-\(index)")
        }
    }
}
