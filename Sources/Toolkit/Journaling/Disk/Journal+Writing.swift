import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Journal {
    /// Stores `records` after those already read, in the locked folder.
    func append(
        _ records: [Data], to reading: JournalReading, in folder: borrowing Descriptor
    ) throws(JournalError) -> JournalPosition {
        guard !records.isEmpty else { return reading.position }
        guard let place = reading.position.place else { return try replaceAll(with: records, in: folder) }
        try check(records, after: place.offset)
        removeLeftover(in: folder)
        let number = openat(folder.number, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw .writing(path) }
        let file = Descriptor(owning: number)
        if reading.dropped > 0, !calls.cut(file, at: place.offset) { throw .writing(path) }
        // Where the last line feed is missing, it is written first.
        let missing = reading.dropped < 0 ? [Described.lineFeed] : []
        let start = place.offset - missing.count
        let (lines, end) = Described.lines(of: records, at: place, beginning: missing)
        guard calls.writeAll(lines, to: file, at: start), calls.isDone({ calls.sync(file.number) })
        else {
            let code = errno
            guard calls.cut(file, at: start) else {
                throw .uncertain(path: path, reason: JournalError.SystemReason(code: code))
            }
            throw .writing(path, code: code)
        }
        return JournalPosition(place: end)
    }

    /// Replaces the file in the locked folder with one that holds `records`; removes it if there are no records.
    func replaceAll(
        with records: [Data], in folder: borrowing Descriptor
    ) throws(JournalError) -> JournalPosition {
        guard !records.isEmpty else {
            removeLeftover(in: folder)
            try removeFile(in: folder)
            return .start
        }
        let line = FirstLine(format: format, version: version, generation: .random(in: .min ... .max))
        let start = JournalPosition.Place(
            generation: line.generation, offset: line.bytes.count, count: 0, checksum: line.checksum)
        try check(records, after: start.offset)
        let (lines, end) = Described.lines(of: records, at: start, beginning: line.bytes)
        removeLeftover(in: folder)
        guard write(lines, to: newName, in: folder),
            calls.isDone({ calls.rename(folder.number, newName, name) })
        else {
            let code = errno
            removeLeftover(in: folder)
            throw .writing(path, code: code)
        }
        try finish(in: folder)
        return JournalPosition(place: end)
    }

    /// Removes the file from the locked folder. Returns whether it did.
    func remove(
        in folder: borrowing Descriptor, if isMeant: (JournalReading) -> Bool
    ) throws(JournalError) -> Bool {
        removeLeftover(in: folder)
        guard try isThere(in: folder), isMeant(try reading(in: folder, after: .start)) else { return false }
        try removeFile(in: folder)
        return true
    }

    private func removeFile(in folder: borrowing Descriptor) throws(JournalError) {
        guard calls.isDone({ calls.remove(folder.number, name) }) || errno == ENOENT else {
            throw .writing(path)
        }
        try finish(in: folder)
    }

    /// Renames the file in the locked folder. Returns whether it did.
    func putAside(
        in folder: borrowing Descriptor, as newName: String, if isUseless: (JournalReading) -> Bool
    ) throws(JournalError) -> Bool {
        do {
            guard try isThere(in: folder), isUseless(try reading(in: folder, after: .start)) else {
                return false
            }
        } catch {
            switch error {
            case .corrupt, .newerFormat: break
            case .notAllowed, .full, .unwritable, .unreadable, .uncertain, .notAJournal, .link,
                .linkToNowhere, .busy,
                .tooLarge, .otherOwner, .writableByOthers, .unfit:
                throw error
            }
        }
        // A file with that name would be overwritten.
        var status = stat()
        guard fstatat(folder.number, newName, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
            throw .writing(path(of: newName), code: EEXIST)
        }
        guard errno == ENOENT, calls.isDone({ calls.rename(folder.number, name, newName) }) else {
            throw .writing(path(of: newName))
        }
        try finish(in: folder)
        return true
    }

    private func isThere(in folder: borrowing Descriptor) throws(JournalError) -> Bool {
        guard try open(in: folder) != nil else { return false }
        return true
    }

    private func finish(in folder: borrowing Descriptor) throws(JournalError) {
        guard calls.syncNames(in: folder) else {
            throw .uncertain(path: path, reason: JournalError.SystemReason(code: errno))
        }
    }

    /// Writes `bytes` to a new file, and returns whether it could.
    func write(_ bytes: [UInt8], to name: String, in folder: borrowing Descriptor) -> Bool {
        let number = openat(
            folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { return false }
        let file = Descriptor(owning: number)
        // The process's umask may have removed more permissions.
        return fchmod(number, 0o600) == 0 && calls.writeAll(bytes, to: file, at: 0)
            && calls.isDone { calls.sync(file.number) }
    }

    /// Removes what a process left behind that was killed while it replaced the file. A failure does no harm here; the next
    /// use of that name will report it.
    private func removeLeftover(in folder: borrowing Descriptor) {
        _ = calls.remove(folder.number, newName)
    }

    private func check(_ records: [Data], after offset: Int) throws(JournalError) {
        let bytes = offset + Described.size(of: records)
        guard bytes <= Self.limit else { throw .tooLarge(path: path, bytes: bytes, limit: Self.limit) }
        let unfit = records.firstIndex { $0.contains { $0 == Described.lineFeed || $0 == 0 } }
        if let unfit { throw .unfit(index: unfit) }
    }
}
