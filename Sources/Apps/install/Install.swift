import Foundation

/// Builds Swippy’s programs for the system that this runs on, and puts them where it finds them.
@main
struct Install {
    static func main() {
        let system = InstallingSystem.this
        do {
            let order = try InstallOrder(Array(CommandLine.arguments.dropFirst()), on: system)
            switch order.task {
            case .help: system.say(InstallOrder.help)
            case .install: try Installer(order, on: system).run()
            case .uninstall: try Uninstaller(order, on: system).run()
            }
        } catch let error as InstallError {
            FileHandle.standardError.write(Data("install: \(error.message)\n".utf8))
            exit(error.status)
        } catch {
            FileHandle.standardError.write(Data("install: \(error.localizedDescription)\n".utf8))
            exit(InstallError.inputOutput)
        }
    }
}

/// Why it can’t go on, and what to do.
struct InstallError: Error, Equatable {
    /// The exit codes of BSD’s `sysexits`: usage, service unavailable, input/output, not allowed.
    static let usage: Int32 = 64
    static let unavailable: Int32 = 69
    static let inputOutput: Int32 = 74
    static let notAllowed: Int32 = 77

    let status: Int32
    let message: String
}
