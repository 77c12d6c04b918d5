import CommandLine
import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import Values
import Words

/// Files of banks in the downloads folder that weren't imported yet, the newest first.
struct BankDownloads {
    /// A file whose beginning a bank may have written.
    struct File {
        let path: String
        let format: FileFormat
    }

    private(set) var files: [File] = []

    /// How many of the newest files are looked at, and how many bytes of each.
    private static let (mostFiles, mostBytes) = (48, 1 << 15)

    /// Looks at the newest files in `folder`, and in none below it.
    ///
    /// - Parameter known: the digests of files that were imported.
    init(in folder: String, known: Set<String>, today: CalendarDate) {
        // `try?` because a folder that can't be read has nothing to offer.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let newest = names.compactMap { name -> (path: String, modified: Date)? in
            let path = "\(folder)/\(name)"
            // `try?` because a file that is gone by now has nothing to offer.
            let facts = try? FileManager.default.attributesOfItem(atPath: path)
            // Opening a pipe would wait for a writer.
            guard let facts, facts[.type] as? FileAttributeType == .typeRegular,
                facts[.size] as? Int ?? 0 <= BankFile.mostBytes
            else { return nil }
            return (facts[.modificationDate] as? Date).map { (path, $0) }
        }.sorted { ($0.modified, $1.path) > ($1.modified, $0.path) }.prefix(Self.mostFiles)
        for (path, _) in newest {
            guard let format = Self.format(of: path, today: today),
                let bytes = FileManager.default.contents(atPath: path),
                !known.contains(Array(bytes).digest)
            else { continue }
            files.append(File(path: path, format: format))
        }
    }

    /// What a file is, by its beginning; `nil` if it has no transactions.
    private static func format(of path: String, today: CalendarDate) -> FileFormat? {
        // `try?` because a file that can't be read isn't offered.
        guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: mostBytes),
            let format = FileFormat(recognizing: Array(start)), format.isImportable
        else { return nil }
        guard format == .csv else { return format }
        let lines =
            start.count < mostBytes ? start : start[...(start.lastIndex(of: 0x0A) ?? start.endIndex - 1)]
        do throws(ImportFault) {
            _ = try BankFile(Array(lines), today: today)
        } catch {
            switch error {
            case .undecided, .contradiction: break
            case .otherFormat, .unknownFormat, .tooLarge, .noStatement, .noRows, .missingColumn: return nil
            }
        }
        return format
    }
}

extension Call {
    /// The person's downloads folder, as `xdg-user-dirs` names it; `nil` without a home folder.
    var downloads: String? {
        let environment = console.environment
        func named(_ text: String) -> String? {
            let home = environment["HOME"] ?? ""
            let path = text.hasPrefix("$HOME/") ? home + text.dropFirst(5) : text
            return path.hasPrefix("/") ? path : nil
        }
        let settings = UserFolder.configuration.path(of: "user-dirs.dirs", environment: environment)
        // `try?` because most systems have no such file.
        let lines = settings.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        let name = "XDG_DOWNLOAD_DIR"
        let kept = lines.split(separator: "\n").first { $0.hasPrefix("\(name)=") }
            .map { $0.dropFirst(name.count + 1).filter { $0 != "\"" } }
        return environment[name].flatMap(named) ?? kept.flatMap(named) ?? named("$HOME/Downloads")
    }
}
