import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The folders that Foundation creates on Linux as soon as a session is configured, even an ephemeral one: for cookies below
/// `$XDG_DATA_HOME` and for a cache below `$XDG_CACHE_HOME`, open to all users if the process's umask allows it. The client
/// uses neither.
public enum FoundationFolders {
    /// Keeps Foundation from creating them. Must be called before anything else, while the process has one thread.
    ///
    /// It affects the whole process: cookies are no longer persisted, and `URLCache.shared` stores nothing on the disk.
    public static func prevent() {
        #if canImport(FoundationNetworking)
            // If it can't create a folder, Foundation works without one.
            let nowhere = "/dev/null"
            let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
            setenv("XDG_DATA_HOME", nowhere, 1)
            _ = HTTPCookieStorage.shared
            if let data { setenv("XDG_DATA_HOME", data, 1) } else { unsetenv("XDG_DATA_HOME") }
            URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nowhere)
        #endif
    }
}
