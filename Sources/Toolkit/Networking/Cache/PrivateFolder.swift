import Foundation

/// A folder of small files that only their owner can read. Failures are silent: everything in it can be fetched again.
struct PrivateFolder: Sendable {
    struct File {
        let name: String
        let size: Int
        /// When it was last modified.
        let date: Date
    }

    let path: String

    /// The contents of a file; `nil` if there is none, or it is larger than `limit` bytes.
    func read(_ name: String, limit: Int) -> Data? {
        guard isOurs else { return nil }
        // Opening something other than a file, such as a pipe, could block.
        let descriptor = open(place(of: name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        do {
            let bytes = try handle.read(upToCount: limit + 1) ?? Data()
            return bytes.count > limit ? nil : bytes
        } catch {
            return nil  // As if it didn't exist.
        }
    }

    /// Writes a new file.
    ///
    /// - Returns: whether all of it was written.
    func write(_ bytes: Data, to name: String) -> Bool {
        guard exists() else { return false }
        let descriptor = open(place(of: name), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: bytes)
            try handle.close()
            return true
        } catch {
            remove(name)
            return false
        }
    }

    /// Renames a file, replacing one that has the new name.
    func move(_ name: String, to newName: String) -> Bool {
        rename(place(of: name), place(of: newName)) == 0
    }

    /// Removes a file, if it exists.
    func remove(_ name: String) {
        guard isOurs else { return }
        unlink(place(of: name))
    }

    /// The files whose names are `wanted`, in no particular order.
    func files(_ wanted: (String) -> Bool = { _ in true }) -> [File] {
        guard isOurs else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).compactMap { name in
                var status = stat()
                guard wanted(name), lstat(place(of: name), &status) == 0, status.st_mode & S_IFMT == S_IFREG
                else {
                    return nil
                }
                return File(name: name, size: Int(status.st_size), date: status.date)
            }
        } catch {
            return []  // As if it were empty.
        }
    }

    /// Whether the folder exists, after creating it if necessary.
    private func exists() -> Bool {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return false
        }
        return isOurs
    }

    /// Whether the folder belongs to this user; if so, it is then closed to others. A folder of another user could hold
    /// anything.
    private var isOurs: Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
            return false
        }
        return status.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0
    }

    private func place(of name: String) -> String { "\(path)/\(name)" }
}

extension stat {
    /// When the file was last modified.
    fileprivate var date: Date {
        #if canImport(Darwin)
            let time = st_mtimespec
        #else
            let time = st_mtim
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}
