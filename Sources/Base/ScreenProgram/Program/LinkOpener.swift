import Foundation

/// Opens addresses in the system's own program for them, such as a browser or a player.
package struct LinkOpener: Sendable {
    /// The program that knows which one that is; `nil` where there is none, or nobody would see it.
    private let program: String?

    /// How long a program that goes on running is watched: whatever opens in it is shown by then.
    private static let patience = 20
    private static let pause = Duration.milliseconds(50)

    /// What opens addresses for a person who is at the display of `environment`: over SSH, it would open where nobody is.
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

    /// Opens `address`, which has to be one of the web, and which the program has made itself. No shell sees it.
    ///
    /// - Returns: whether something opens it.
    package func open(_ address: String) async -> Bool {
        guard let program, address.hasPrefix("https://") else { return false }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [address]
        // Whatever it says would be written over the screen.
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
