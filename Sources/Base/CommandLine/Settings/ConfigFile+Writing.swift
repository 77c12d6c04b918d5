package import Foundation
package import JSONFeed

extension ConfigFile {
    /// Changes the file, or creates it if it is missing, and returns it as it is afterwards.
    ///
    /// A program that is interrupted leaves either the old file or the new one, and two that change it at once wait for each
    /// other. If the path is a symbolic link, the file that it leads to is changed.
    ///
    /// A file that isn't a JSON object is renamed first: its settings don't count, but nothing in it is lost.
    ///
    /// - Parameter isAside: called with what is wrong with such a file, and its new path.
    /// - Throws: `CommandStop` from `edit`, or if the file can't be read or written. Nothing has been changed then.
    package func changed(
        _ errors: SettingsError, now: () -> Date = { Date() },
        isAside: (_ fault: String, _ path: String) -> Void,
        by edit: (inout JSONObjectText) throws(CommandStop) -> Void
    ) throws(CommandStop) -> ConfigFile {
        guard let path else { throw errors.noHome }
        let target = URL(filePath: try Self.target(of: path, errors))
        let lock = try lockedFolder(of: target, errors)
        defer { lock.closeFile() }
        // Another program may have changed it since it was read.
        let current = ConfigFile(path: target.path)
        let fault = current.fault(errors)
        let kept = fault == nil ? try current.object(errors) : nil
        guard var object = kept ?? JSONObjectText(Array("{\n}\n".utf8)) else {
            throw errors.notAnObject(path)
        }
        let before = object.bytes
        try edit(&object)
        if object.bytes != before || fault != nil {
            do {
                var aside: String?
                try replace(target.path, with: object.bytes) { () throws(SystemFault) in
                    if fault != nil, !current.isEmpty { aside = try Self.setAside(target.path, at: now()) }
                }
                if let fault, let aside { isAside(fault, aside) }
                // Where a folder can't be synced, its file system syncs names by itself.
                _ = fsync(lock.fileDescriptor)
            } catch {
                throw errors.unwritable(path, error.code)
            }
        }
        return ConfigFile(path: path, object: object)
    }

    /// The target of a link at `path`, whether or not it exists; `path` if there is no link.
    private static func target(of path: String, _ errors: SettingsError) throws(CommandStop) -> String {
        var target = path
        // Linux follows as many links in a row as this.
        for _ in 0..<40 {
            var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &characters, characters.count)
            guard count > 0 else { return target }
            let next = String(decoding: characters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let folder = target.dropLast(target.reversed().prefix { $0 != "/" }.count)
            target = next.hasPrefix("/") ? next : folder + next
        }
        throw errors.unwritable(path, ELOOP)
    }

    /// The folder of `file`, created if it is missing, and locked until it is closed.
    private func lockedFolder(of file: URL, _ errors: SettingsError) throws(CommandStop) -> FileHandle {
        let folder = file.deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            // If the error doesn't say why, opening the folder will.
            if let code = error.systemCode { throw errors.unwritable(folder, code) }
        }
        let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw errors.unwritable(folder, errno) }
        let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        while flock(number, LOCK_EX) != 0 {
            guard errno == EINTR else { throw errors.unwritable(folder, errno) }
        }
        return handle
    }

    /// Renames an unusable file, and returns its new path.
    private static func setAside(_ path: String, at time: Date) throws(SystemFault) -> String {
        let time = time.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        // Linking fails if a file with that name exists; renaming would overwrite it.
        for number in 1... {
            let new = "\(path).kept-\(time)" + (number > 1 ? "-\(number)" : "")
            if link(path, new) == 0 { return new }
            guard errno == EEXIST else { break }
        }
        throw SystemFault(code: errno)
    }

    /// Writes a new file and gives it the name and the permissions of the old one. A new one is for its owner only.
    ///
    /// - Parameter prepare: called once the new one is written, before it takes the old one's place.
    private func replace(
        _ path: String, with bytes: [UInt8], prepare: () throws(SystemFault) -> Void
    ) throws(SystemFault) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        // The rename would replace even a write-protected file.
        guard !isThere || (status.st_mode & 0o222 != 0 && access(path, W_OK) == 0) else {
            throw SystemFault(code: EACCES)
        }
        let new = path + ".new"
        unlink(new)  // Left behind by a program that was killed; the lock is ours.
        let number = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw SystemFault(code: errno) }
        let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        defer { handle.closeFile() }
        do {
            guard fchmod(number, isThere ? status.st_mode & 0o777 : 0o600) == 0 else {
                throw SystemFault(code: errno)
            }
            try handle.write(contentsOf: Data(bytes))
            try handle.synchronize()
            try prepare()
            guard rename(new, path) == 0 else { throw SystemFault(code: errno) }
        } catch {
            unlink(new)
            throw error as? SystemFault ?? SystemFault(code: error.systemCode ?? EIO)
        }
    }
}

/// A system call failed.
private struct SystemFault: Error {
    /// The value of `errno`.
    let code: Int32
}

extension Error {
    /// The `errno` behind one of Foundation's errors, if any.
    package var systemCode: Int32? {
        let error = self as NSError
        // On Linux the cause may be a Swift value, which becomes an NSError only through `any Error`.
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    }
}
