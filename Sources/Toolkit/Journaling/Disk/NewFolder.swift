#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Creates folders that only their owner can access, whatever the process's umask.
enum NewFolder {
    /// Creates the folder `path` and its missing parents. Another process may be doing the same.
    static func create(_ path: String) throws(JournalError) {
        if mkdir(path, 0o700) != 0 {
            guard errno != EEXIST else { return }
            guard errno == ENOENT else { throw .writing(path) }
            try create(parent(of: path))
            guard mkdir(path, 0o700) == 0 else {
                guard errno == EEXIST else { throw .writing(path) }
                return
            }
        }
        guard chmod(path, 0o700) == 0 else { throw .writing(path) }
        let number = open(parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A user who may create a folder but not list its parent can't sync the parent's names either.
        guard number >= 0 else { return }
        guard DiskCalls().syncNames(in: Descriptor(owning: number)) else { throw .writing(path) }
    }

    /// The folder that contains `path`: the current folder if `path` names none.
    private static func parent(of path: String) -> String {
        var rest = path[...]
        while rest.last == "/" { rest.removeLast() }
        while let last = rest.last, last != "/" { rest.removeLast() }
        while rest.count > 1, rest.last == "/" { rest.removeLast() }
        return rest.isEmpty ? "." : String(rest)
    }
}
