import Foundation

/// A disk of 64 kB, in memory.
struct SmallDisk {
    private let path: String

    /// Mounts it in a new folder at `path`; `nil` where this user may not.
    init?(at path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        self.path = path
        guard Self.run("mount", "-t", "tmpfs", "-o", "size=64k,mode=700", "tmpfs", path) else { return nil }
    }

    /// Takes the disk away with all that is on it.
    func unmount() {
        if !Self.run("umount", path) { print("\(path) is still mounted") }
    }

    private static func run(_ words: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return false
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
