import Foundation
import Journaling

/// A program that uses a journal, for tests: `journal-writer-demo [--OPTION VALUE]... FOLDER COMMAND`.
///
/// It writes a line for whatever is done, as soon as it is done, and the error that ends it.
///
/// - `append NAME COUNT`: stores so many records, `NAME-0` and so on, and says so after each.
/// - `replace COUNT`: stores all records in place of themselves, so many times.
/// - `read`: says each record.
/// - `--umask OCTAL`: with this mask for new files.
/// - `--limit BYTES`: as if the disk had no room for larger files.
/// - `--user ID`: as this user, if that is allowed.
@main
struct Demo {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        while let option = arguments.first, option.hasPrefix("--"), let value = arguments.dropFirst().first {
            set(option, to: value)
            arguments.removeFirst(2)
        }
        let words = Array(arguments)
        let journal = Journal(folder: words[0], format: "demo")
        do {
            switch words[1] {
            case "append": try append(words[2], count: Int(words[3]) ?? 0, to: journal)
            case "replace": try replace(count: Int(words[2]) ?? 0, in: journal)
            default: for record in try journal.read().records { say(String(decoding: record, as: UTF8.self)) }
            }
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    private static func append(_ name: String, count: Int, to journal: Journal) throws {
        var position = JournalPosition.start
        for index in 0..<count {
            let record = "\(name)-\(index)"
            position = try journal.begin(after: position).append([Data(record.utf8)])
            say(record)
        }
    }

    private static func replace(count: Int, in journal: Journal) throws {
        for index in 0..<count {
            let transaction = try journal.begin()
            let records = Array(transaction.reading.records)
            _ = try transaction.replaceAll(with: records)
            say("replaced-\(index)")
        }
    }

    private static func set(_ option: String, to value: String) {
        switch option {
        case "--umask":
            umask(mode_t(value, radix: 8) ?? 0)
        case "--limit":
            signal(SIGXFSZ, SIG_IGN)
            let bytes = rlim_t(value) ?? 0
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_FSIZE, &limit)
            #endif
        default:
            setuid(uid_t(value) ?? 0)
        }
    }

    /// Writes at once: who is killed afterwards has said it.
    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
}
