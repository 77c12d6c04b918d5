import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
import Values

/// The rows of imports: a file for each import, which is whole before the wallet names it.
struct ImportedRowsStore: Sendable {
    private enum Place: Sendable {
        case memory([String: [[BankRow]]])
        case folder(String)
    }

    private var place: Place

    private init(_ place: Place) { self.place = place }

    /// In memory only.
    static var memory: ImportedRowsStore { ImportedRowsStore(.memory([:])) }

    /// In files in the folder at this path.
    static func folder(_ path: String) -> ImportedRowsStore { ImportedRowsStore(.folder(path)) }

    /// Stores rows under a new name.
    mutating func write(_ rows: BankRowSource, as name: String) throws(CardsError) {
        switch place {
        case .memory(var all):
            var parts: [[BankRow]] = []
            rows { part, row in
                while parts.count <= part { parts.append([]) }
                parts[part].append(row)
            }
            all[name] = parts
            place = .memory(all)
        case .folder(let folder):
            var text = RecordedRows()
            rows { text.add($1, of: $0) }
            do throws(JournalError) {
                _ = try Self.journal(name, in: folder).begin().replaceAll(with: text.records)
            } catch {
                throw .store(StoreFault(error, isWriting: true))
            }
        }
    }

    /// The rows of an import, by its parts.
    func rows(of entry: ImportEntry) throws(CardsError) -> [[BankRow]] {
        var parts: [[BankRow]]
        switch place {
        case .memory(let all): parts = all[entry.rows] ?? []
        case .folder(let folder): parts = try Self.read(entry.rows, in: folder)
        }
        while parts.count < entry.parts.count { parts.append([]) }
        // What somebody deleted must not look like an import without rows.
        guard zip(parts, entry.parts).allSatisfy({ $0.count == $1.count }) else {
            throw .importing(.lostRows(path: path(of: entry.rows)))
        }
        return parts
    }

    /// Deletes rows that the wallet doesn't name any more, or never did. What can't be deleted does no harm.
    func delete(_ names: [String]) {
        guard case .folder(let folder) = place else { return }
        for name in names where Self.isName(name) { unlink("\(folder)/\(name)") }
    }

    /// The names of rows that were stored before a moment.
    func names(before moment: Date) -> [String] {
        guard case .folder(let folder) = place else { return [] }
        // `try?` because without a folder that can be read, nothing is stored there.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            var status = stat()
            guard Self.isName(name), lstat("\(folder)/\(name)", &status) == 0 else { return false }
            return Date(timeIntervalSince1970: Double(status.modified)) < moment
        }
    }

    private func path(of name: String) -> String {
        if case .folder(let folder) = place { "\(folder)/\(name)" } else { name }
    }

    /// Whether it is a name that is given here, and leads to no other folder.
    private static func isName(_ name: String) -> Bool {
        name.hasPrefix("rows-") && name.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    }

    private static func journal(_ name: String, in folder: String) -> Journal {
        Journal(folder: folder, name: name, format: "swippy.rows", version: 1)
    }

    private static func read(_ name: String, in folder: String) throws(CardsError) -> [[BankRow]] {
        let path = "\(folder)/\(name)"
        let reading: JournalReading
        do throws(JournalError) {
            guard isName(name) else { return [] }
            reading = try journal(name, in: folder).read()
        } catch {
            throw .store(StoreFault(error, isWriting: false))
        }
        var parts: [[BankRow]] = []
        for record in reading.records {
            guard reading.damage == nil, let (part, rows) = RecordedRows.rows(of: Array(record)),
                part < 1 << 20
            else { throw .importing(.lostRows(path: path)) }
            while parts.count <= part { parts.append([]) }
            parts[part] += rows
        }
        return parts
    }
}

/// Rows as records of a file: each has some thousand rows of one part, after its place.
private struct RecordedRows {
    private static let most = 1 << 18
    private var done: [Data] = []
    private var part = 0
    private var bytes: [UInt8] = []

    mutating func add(_ row: BankRow, of part: Int) {
        if part != self.part || bytes.count > Self.most { close() }
        self.part = part
        if bytes.isEmpty { bytes = Array("\(part)\u{1E}".utf8) }
        RowText.append(row, to: &bytes)
    }

    private mutating func close() {
        if !bytes.isEmpty { done.append(Data(bytes)) }
        bytes = []
    }

    /// All of them; at least one, so that there is a file.
    var records: [Data] {
        let last = bytes.isEmpty ? [] : [Data(bytes)]
        return done.isEmpty && last.isEmpty ? [Data("0".utf8)] : done + last
    }

    /// The part of a record and its rows; `nil` if it is none.
    static func rows(of bytes: [UInt8]) -> (part: Int, rows: [BankRow])? {
        let head = bytes.prefix { $0 != RowText.end }
        guard let part = Int(String(decoding: head, as: UTF8.self)), part >= 0,
            let rows = RowText.rows(of: bytes.dropFirst(head.count + 1))
        else { return nil }
        return (part, rows)
    }
}

extension stat {
    /// When it was modified, in seconds since 1970.
    fileprivate var modified: Int {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
