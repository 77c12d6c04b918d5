import Foundation

/// Opens addresses in the system's own program for them, such as a browser or a player.
package struct LinkOpener: Sendable {
    /// The system's opener, which finds the right program; `nil` if there is none, or no one would see the result.
    private let program: String?

    /// How long a program that keeps running is watched; by then it has shown the address.
    private static let patience = 20
    private static let pause = Duration.milliseconds(50)

    /// Opens addresses for a person at the display of `environment`, but not over SSH, where they would open on a screen that no
    /// one sees.
    package init(environment: [String: String]) {
        #if canImport(Darwin)
            let (name, hasDisplay) = ("open", true)
        #else
            let name = "xdg-open"
            let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        #endif
        let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0]?.isEmpty == false }
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        program =
            hasDisplay && !isRemote
            ? folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile) : nil
    }

    /// Opens `address`, a web address that the program itself has made, without a shell.
    ///
    /// - Returns: whether a program opens it.
    package func open(_ address: String) async -> Bool {
        guard let program, address.hasPrefix("https://") else { return false }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [address]
        // Its messages would be written over the screen.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            for _ in 0..<Self.patience where process.isRunning { try await Task.sleep(for: Self.pause) }
        } catch is CancellationError {
            return true  // The person has left; it goes on opening.
        } catch {
            return false
        }
        return process.isRunning || process.terminationStatus == 0
    }
}
