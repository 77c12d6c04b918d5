public import Foundation
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Longer than most: reading, writing, replacing and setting aside share what makes a file whole.
/// An append-only log of records in a file, for data that must not be lost.
///
/// A record is any bytes without line feeds and NULs, such as a line of JSON. The file is text: a first line, then a line for
/// each record with its length and a checksum.
///
/// Any number of processes and threads may use the journal of a folder at once: readers share a lock on the folder, and a
/// writer holds it exclusively, ahead of readers who come later. The folder must belong to the user or to root, and no other
/// user may be able to write to it. Two journals in one folder share a lock; a thread that asks for a lock it already holds
/// fails with ``JournalError/busy(path:)``. All calls block their thread while they wait for the lock and the disk.
///
///     let transaction = try journal.begin(after: position)
///     let reading = transaction.reading
///     if reading.startsOver { state = State() }
///     for record in reading.records { state.apply(record) }
///     position = reading.position
///     // Now `state` equals the stored state, and no other process can change that. Return or throw to keep it.
///     position = try transaction.append([record])
///     state.apply(record)
public struct Journal: Sendable {
    /// The folder, which is also what gets locked.
    public let folder: String
    /// The path of the file.
    public let path: String
    /// The name of the format, on the first line of the file.
    public let format: String
    /// The version of the format that is written, and the newest that can be read; from 1.
    public let version: Int
    /// How long to wait for a lock that others hold.
    public let patience: Duration

    /// Called each time others hold the lock: with `true` before it waits for them, and with `false` when the wait is over,
    /// whether or not it got the lock.
    public var waits: @Sendable (_ isWaiting: Bool) -> Void = { _ in }

    /// The file's name in the folder.
    let name: String
    /// The system calls that change the disk.
    var calls = DiskCalls()

    /// The largest file, in bytes: 1 GiB. The whole file is read into memory.
    public static let limit = 1 << 30

    /// A journal that may or may not exist. Creating this value doesn't touch the disk.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder. It may be a symbolic link; the file may not.
    ///   - name: the file's name in the folder. `name` + `.new` is used too, while the file is replaced.
    ///   - format: what the records are; letters, digits and dots.
    ///   - version: the version of the format, from 1.
    ///   - patience: how long to wait for a lock that others hold.
    public init(
        folder: String, name: String = "journal", format: String, version: Int = 1,
        patience: Duration = .seconds(10)
    ) {
        self.folder = folder
        self.name = name
        self.path = Self.path(of: name, in: folder)
        self.format = format
        self.version = version
        self.patience = patience
    }

    /// Whether there is a file, of whatever contents: one is named only when its first records are in it. Nothing is read.
    public func exists() throws(JournalError) -> Bool {
        guard let folder = try lock(for: .reading) else { return false }
        return try open(in: folder) != nil
    }

    /// Reads the records after `position`. This creates and changes nothing, and works in read-only folders.
    ///
    /// A folder or file that doesn't exist counts as a journal without records. Only what is read is checked: reading from the
    /// start checks everything. Of a damaged file, all records are read that are whole, and ``JournalReading/damage`` says what
    /// isn't.
    public func read(after position: JournalPosition = .start) throws(JournalError) -> JournalReading {
        guard let folder = try lock(for: .reading) else { return .nothing }
        return try wholeRecords(in: folder, after: position)
    }

    /// Locks the journal exclusively, and reads the records after `position`, as ``read(after:)`` does. A damaged file is refused,
    /// until it is repaired.
    ///
    /// The folder and its missing parents are created if needed, accessible only to their owner.
    ///
    /// - Returns: The records read and the right to write. The lock lasts as long as this value, so don't do anything slow,
    ///   such as an `await`, in the meantime.
    public func begin(after position: JournalPosition = .start) throws(JournalError) -> JournalTransaction {
        let locked = try lockCreatingFolder()
        let reading = try reading(in: locked, after: position)
        return JournalTransaction(reading: reading, journal: self, folder: locked)
    }

    /// Removes the journal, if it holds what the caller means to delete.
    ///
    /// - Parameter isMeant: called with all records, while no other process can add to them.
    /// - Returns: Whether it was removed; `false` if there is none.
    public func remove(if isMeant: (JournalReading) -> Bool) throws(JournalError) -> Bool {
        guard let folder = try lock(for: .writing) else { return false }
        return try remove(in: folder, if: isMeant)
    }

    /// Renames the file if it is corrupt, was written by a newer program, or holds useless records. A file that isn't a
    /// journal of this format is left alone. The journal is empty afterwards.
    ///
    /// - Parameters:
    ///   - newName: its new name in the folder. If a file with this name exists already, nothing is done and an error is
    ///     thrown.
    ///   - isUseless: called with all records, if they can be read, while no other process can add to them.
    /// - Returns: Whether it was renamed; `false` if there is no file, or it has been fixed in the meantime.
    public func putAside(
        as newName: String, if isUseless: (JournalReading) -> Bool
    ) throws(JournalError) -> Bool {
        guard let folder = try lock(for: .writing) else { return false }
        return try putAside(in: folder, as: newName, if: isUseless)
    }

    /// Replaces a damaged file with one that has its whole records, as far as they are meant to stay. The damaged one is kept, as it
    /// is.
    ///
    /// - Parameters:
    ///   - keptName: the damaged file's new name in the folder. If a file with this name exists already, nothing is done and an
    ///     error is thrown.
    ///   - stays: called with each whole record. If one doesn't stay, the file counts as damaged.
    /// - Returns: whether it was replaced; `false` if there is no file, or it isn't damaged.
    public func repair(keeping keptName: String, if stays: (Data) -> Bool) throws(JournalError) -> Bool {
        guard let folder = try lock(for: .writing) else { return false }
        return try repair(in: folder, keeping: keptName, if: stays)
    }

    /// The folder, locked; `nil` if it doesn't exist.
    private func lock(for purpose: FolderLock.Purpose) throws(JournalError) -> Descriptor? {
        let lock = FolderLock(path: folder, file: name, purpose: purpose, patience: patience, waits: waits)
        if let folder = try lock.acquire() { return folder }
        if let link = LinkToNowhere(onTheWayTo: folder) {
            throw .linkToNowhere(path: link.path, target: link.target)
        }
        return nil
    }

    private func lockCreatingFolder() throws(JournalError) -> Descriptor {
        if let locked = try lock(for: .writing) { return locked }
        try NewFolder.create(folder)
        if let locked = try lock(for: .writing) { return locked }
        // Another process keeps removing it.
        throw .writing(folder, code: ENOENT)
    }

    /// The path of another file in the folder.
    func path(of name: String) -> String { Self.path(of: name, in: folder) }

    private static func path(of name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The name of the file that will replace the current one.
    var newName: String { name + ".new" }
}

/// How far a journal has been read. The client keeps it next to the state it built from the records, and continues from there.
///
/// It can be stored as a ``text``: reading from a place that no longer exists starts over, whichever process knows it.
public struct JournalPosition: Hashable, Sendable {
    /// Before the first record of any journal.
    public static let start = JournalPosition(place: nil)

    /// The place in a file; `nil` at the start.
    let place: Place?

    struct Place: Hashable, Sendable {
        /// Identifies the file among all past and future files of the journal.
        let generation: UInt64
        /// The number of bytes before the position.
        let offset: Int
        /// The number of records before the position.
        let count: Int
        /// The checksum of the preceding record, which the next one's checksum continues.
        let checksum: UInt32
    }
}

/// Exclusive access to a journal, and its contents. The lock ends with this value.
public struct JournalTransaction: ~Copyable {
    /// What the journal holds after the position where the transaction began.
    public let reading: JournalReading

    let journal: Journal
    /// The folder, locked for as long as it is open.
    let folder: Descriptor

    /// Stores `records` after all existing ones, atomically: after a crash either all of them are there or none.
    ///
    /// When this returns, the records are on the disk. When it throws, they are not stored (but see
    /// ``JournalError/uncertain(path:reason:)``). Without records nothing is written. A new file is accessible only to
    /// its owner.
    ///
    /// - Returns: The position after them.
    public consuming func append(_ records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.append(records, to: reading, in: folder)
    }

    /// Replaces all existing records with `records`. After a crash either the old or the new ones are there. Without records
    /// there is no file.
    ///
    /// The next reading of every other client starts over.
    ///
    /// - Returns: The position after them.
    public consuming func replaceAll(with records: [Data]) throws(JournalError) -> JournalPosition {
        try journal.replaceAll(with: records, in: folder)
    }
}
