package import Foundation
package import Journaling
package import Values

extension Journal {
    /// What `work` does with the journal; what goes wrong is a fault of the store.
    package func use<Answer: ~Copyable>(
        isWriting: Bool = true, _ work: (Journal) throws(JournalError) -> Answer
    ) throws(StoreFault) -> Answer {
        do throws(JournalError) {
            return try work(self)
        } catch {
            throw StoreFault(error, isWriting: isWriting)
        }
    }

    /// Renames the file if this version can't read it, because it is damaged or a newer version wrote it, so that it isn't lost. The
    /// journal is empty afterwards.
    ///
    /// - Parameters:
    ///   - date: becomes part of the name.
    ///   - read: throws where the records make no sense.
    /// - Returns: the file's new path; `nil` if there is nothing to rename, because the file has been fixed or moved.
    package func putAside(
        at date: Date, unlessReadableBy read: (JournalReading) throws -> Void
    ) throws(StoreFault) -> String? {
        let time = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let name = "\((path as NSString).lastPathComponent).kept-\(time)"
        let isAside = try use { journal throws(JournalError) in
            try journal.putAside(as: name) { reading in
                do {
                    try read(reading)
                    return false
                } catch {
                    return true
                }
            }
        }
        return isAside ? "\(path).kept-\(time)" : nil
    }
}
