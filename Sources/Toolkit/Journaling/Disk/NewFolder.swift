#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Creates folders for their owner only, whatever the process's mask for new files says.
enum NewFolder {
    /// Creates the folder `path` and those on the way to it that aren't there. Another process may be doing the same.
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
        // Who may create a folder in another but not list that one can't sync its names either.
        guard number >= 0 else { return }
        guard DiskCalls().syncNames(in: Descriptor(owning: number)) else { throw .writing(path) }
    }

    /// The folder that `path` is in. A path without one is in the current folder.
    private static func parent(of path: String) -> String {
        var rest = path[...]
        while rest.last == "/" { rest.removeLast() }
        while let last = rest.last, last != "/" { rest.removeLast() }
        while rest.count > 1, rest.last == "/" { rest.removeLast() }
        return rest.isEmpty ? "." : String(rest)
    }
}
