import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The folders that Foundation makes on Linux as soon as a session is configured, be it an ephemeral one: for cookies below
/// `$XDG_DATA_HOME` and for a cache below `$XDG_CACHE_HOME`, open to everybody where the process's umask lets it. The client uses
/// neither.
public enum FoundationFolders {
    /// Keeps Foundation from making them. To be called first of all, while the process has one thread.
    ///
    /// It changes the process: cookies are not persisted any more, and `URLCache.shared` keeps nothing on the disk.
    public static func prevent() {
        #if canImport(FoundationNetworking)
            // Where no folder can be, Foundation does without one.
            let nowhere = "/dev/null"
            let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
            setenv("XDG_DATA_HOME", nowhere, 1)
            _ = HTTPCookieStorage.shared
            if let data { setenv("XDG_DATA_HOME", data, 1) } else { unsetenv("XDG_DATA_HOME") }
            URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nowhere)
        #endif
    }
}
