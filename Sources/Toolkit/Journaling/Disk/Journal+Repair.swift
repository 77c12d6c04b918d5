import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Journal {
    /// Replaces the file in the locked folder with its whole records, if it is damaged, and keeps a copy. Returns whether it did.
    ///
    /// The copy is on the disk before anything is replaced.
    func repair(
        in folder: borrowing Descriptor, keeping keptName: String, if stays: (Data) -> Bool
    ) throws(JournalError) -> Bool {
        let reading = try wholeRecords(in: folder, after: .start)
        let records = reading.records.filter(stays)
        guard reading.damage != nil || records.count < reading.records.count, let file = try open(in: folder)
        else { return false }
        let damaged = try bytes(of: file, at: 0, count: size(of: file))
        guard write(Array(damaged), to: keptName, in: folder) else {
            let code = errno
            if code != EEXIST { _ = calls.remove(folder.number, keptName) }
            throw .writing(path(of: keptName), code: code)
        }
        guard calls.syncNames(in: folder) else { throw .writing(path(of: keptName)) }
        _ = try replaceAll(with: records, in: folder)
        return true
    }
}
