import Foundation

/// Files that are written, replaced and removed, each at once or not at all.
struct InstalledFiles {
    /// Nothing is changed.
    let isDry: Bool

    func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Makes a folder, with those above it, and checks that it can be written to.
    func prepare(folder: String) throws {
        guard !isDry else { return }
        guard made(folder), access(folder, W_OK | X_OK) == 0 else {
            throw refused(folder, because: String(cString: strerror(errno)))
        }
    }

    /// Makes a folder unless it is there; otherwise, `errno` says why it can't.
    private func made(_ folder: String) -> Bool {
        if mkdir(folder, 0o755) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, folder.folder != folder else { return false }
        return made(folder.folder) && mkdir(folder, 0o755) == 0
    }

    /// Writes a file beside its place and moves it there: who runs or reads the old one goes on with that.
    func put(_ bytes: Data, at path: String, mode: Int = 0o644) throws {
        let new = "\(path).new-\(getpid())"
        do {
            try bytes.write(to: URL(filePath: new))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: new)
            guard rename(new, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            unlink(new)
            throw InstallError(
                status: InstallError.inputOutput,
                message: "\(path) can't be written: \(error.localizedDescription)")
        }
    }

    /// Makes a link, in place of an earlier one.
    func link(_ path: String, to target: String) throws {
        unlink(path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Removes a file or a link.
    func remove(_ path: String) throws {
        guard !isDry, unlink(path) != 0 else { return }
        throw refused(path, because: String(cString: strerror(errno)))
    }

    private func refused(_ path: String, because reason: String) -> InstallError {
        InstallError(
            status: InstallError.notAllowed,
            message: """
                \(path) can't be changed: \(reason)
                Name a folder of your own, as in: swift run install --prefix ~/.local
                """)
    }
}

extension String {
    /// The folder of a file’s path.
    var folder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}
