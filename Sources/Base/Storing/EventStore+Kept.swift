public import Foundation
extension EventStore {
    /// Deletes what is stored, unless something was stored after `position`.
    ///
    /// - Parameter note: the events to store instead.
    /// - Returns: whether it was deleted.
    public func forget(upTo position: JournalPosition, leaving note: [State.Event]) throws(Failure) -> Bool {
        guard case .journal(let journal) = place else { return false }
        let lines = try lines(of: note, journal).bytes
        return try Self.use { () throws(JournalError) in
            let transaction = try journal.begin()
            guard transaction.reading.position == position else { return false }
            _ = try transaction.replaceAll(with: lines)
            return true
        }
    }

    /// Renames the file if this version can't read it whole, because it is damaged or a newer version wrote it, so that it isn't
    /// lost. The store is empty afterwards.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename, because the file has been fixed or moved.
    public func putAside(at date: Date) throws(Failure) -> String? {
        guard case .journal(let journal) = place else { return nil }
        let kept = journal.keptName(at: date)
        let isAside = try Self.use { () throws(JournalError) in
            try journal.putAside(as: kept.name) { reading in
                !reading.records.allSatisfy { Self.isEvent($0, orNewer: false) }
            }
        }
        return isAside ? kept.path : nil
    }

    /// Replaces a damaged file with one that has everything that can be read. The damaged one is kept, as it is.
    ///
    /// - Parameter date: becomes part of its new name.
    /// - Returns: its new path; `nil` if nothing is damaged.
    public func repair(at date: Date) throws(Failure) -> String? {
        guard case .journal(let journal) = place else { return nil }
        let kept = journal.keptName(at: date)
        let isRepaired = try Self.use { () throws(JournalError) in
            try journal.repair(keeping: kept.name) { Self.isEvent($0, orNewer: true) }
        }
        return isRepaired ? kept.path : nil
    }

    private static func isEvent(_ line: Data, orNewer: Bool) -> Bool {
        do throws(UnreadableLine) {
            _ = try State.Event(line: line)
            return true
        } catch {
            if case .newer = error { return orNewer }
            return false
        }
    }
}

extension Journal {
    /// The name of a file that is kept beside it, which none has yet, and its path.
    fileprivate func keptName(at date: Date) -> (name: String, path: String) {
        let moment = ".kept-" + date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        var (suffix, number) = (moment, 1)
        while FileManager.default.fileExists(atPath: path + suffix) {
            number += 1
            suffix = "\(moment)-\(number)"
        }
        return ((path as NSString).lastPathComponent + suffix, path + suffix)
    }
}
