#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Longer than most: reading, writing, replacing and setting aside share what makes a file whole.
/// A log of records in a file that only grows, for what must not be lost.
///
/// A record is any bytes without line feeds and NULs, such as a line of JSON. The file is text: a first line, and a line
/// for each record with its length and a checksum.
///
/// Any number of processes and threads may use the journal of a folder at once: who reads it shares a lock on the folder,
/// who writes it has the lock alone, and before those who come later to read. The folder must be the user's own, or the
/// system's, and nobody else may write to it. Two journals in a folder have one lock; a thread that holds it and asks for it again
/// is refused as busy. All calls block their thread while they wait for the lock and the disk.
///
///     let transaction = try journal.begin(after: position)
///     let reading = transaction.reading
///     if reading.startsOver { state = State() }
///     for record in reading.records { state.apply(record) }
///     position = reading.position
///     // Here `state` is what is stored, and nobody else can change it. Return, or throw, to leave it so.
///     position = try transaction.append([record])
///     state.apply(record)
public struct Journal: Sendable {
    /// The folder, which is also what is locked.
    public let folder: String
    /// The path of the file.
    public let path: String
    /// The name of the format, on the first line of the file.
    public let format: String
    /// The version of the format that is written, and the newest that is read; from 1.
    public let version: Int
    /// How long to wait for others who have the journal locked.
    public let patience: Duration

    /// Called when others have the journal locked, each time: with `true` before it waits for them, and with `false` when it no
    /// longer does, whether or not it has got the lock.
    public var waits: @Sendable (_ isWaiting: Bool) -> Void = { _ in }

    /// The file's name in the folder.
    let name: String
    /// What changes the disk.
    var calls = DiskCalls()

    /// The largest file, in bytes: 1 GiB. It is read into memory as a whole.
    public static let limit = 1 << 30

    /// A journal that may or may not exist. This touches nothing on the disk.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder. It may be a symbolic link; the file may not.
    ///   - name: the file's name in the folder. Beside it `name` + `.new` is used while the file is replaced.
    ///   - format: what the records are; letters, digits and dots.
    ///   - version: the version of the format, from 1.
    ///   - patience: how long to wait for others.
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

    /// Reads the records after `position`. This creates and changes nothing, and works where nothing may be written.
    ///
    /// A folder or file that isn't there is a journal without records. Only what is read is checked: a reading from the start
    /// checks everything.
    public func read(after position: JournalPosition = .start) throws(JournalError) -> JournalReading {
        guard let folder = try lock(for: .reading) else { return .nothing }
        return try reading(in: folder, after: position)
    }

    /// Locks the journal for the caller alone, and reads the records after `position`, as ``read(after:)`` does.
    ///
    /// The folder is created if it isn't there: for its owner only, as are the folders on the way to it.
    ///
    /// - Returns: What was read and the right to write. The lock lasts as long as this value; let nothing that takes time,
    ///   such as an `await`, happen meanwhile.
    public func begin(after position: JournalPosition = .start) throws(JournalError) -> JournalTransaction {
        let locked = try lockCreatingFolder()
        let reading = try reading(in: locked, after: position)
        return JournalTransaction(reading: reading, journal: self, folder: locked)
    }

    /// Removes the journal, if what it holds is what the caller means to lose.
    ///
    /// - Parameter isMeant: told all of its records, while nobody else can add to them.
    /// - Returns: Whether it was removed; it isn't where there is none.
    public func remove(if isMeant: (JournalReading) -> Bool) throws(JournalError) -> Bool {
        guard let folder = try lock(for: .writing) else { return false }
        return try remove(in: folder, if: isMeant)
    }

    /// Gives the file another name, if it is corrupt or a newer program's, or its records are of no use; but no file that is
    /// another's. The journal is empty then.
    ///
    /// - Parameters:
    ///   - newName: its name in the folder from then on. Where there is such a file already, nothing is done, and the error says so.
    ///   - isUseless: told all records, where they can be read, while nobody else can add to them.
    /// - Returns: Whether it has that name; it hasn't where there is none, or where somebody has mended it.
    public func putAside(
        as newName: String, if isUseless: (JournalReading) -> Bool
    ) throws(JournalError) -> Bool {
        guard let folder = try lock(for: .writing) else { return false }
        return try putAside(in: folder, as: newName, if: isUseless)
    }

    /// The folder, locked; `nil` if it isn't there.
    private func lock(for purpose: FolderLock.Purpose) throws(JournalError) -> Descriptor? {
        try FolderLock(path: folder, file: name, purpose: purpose, patience: patience, waits: waits).acquire()
    }

    private func lockCreatingFolder() throws(JournalError) -> Descriptor {
        if let locked = try lock(for: .writing) { return locked }
        try NewFolder.create(folder)
        if let locked = try lock(for: .writing) { return locked }
        // A symbolic link to nowhere is in its place, or someone keeps removing it.
        throw .writing(folder, code: ENOENT)
    }

    /// The path of another file in the folder.
    func path(of name: String) -> String { Self.path(of: name, in: folder) }

    private static func path(of name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The name of the file that is to take the place of the other.
    var newName: String { name + ".new" }
}
