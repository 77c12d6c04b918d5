import Foundation

/// Removes what `Installer` installed.
struct Uninstaller {
    private let order: InstallOrder
    private let system: InstallingSystem
    private let files: InstalledFiles

    init(_ order: InstallOrder, on system: InstallingSystem) {
        (self.order, self.system) = (order, system)
        files = InstalledFiles(isDry: order.isDry)
    }

    /// - Throws: `InstallError` for what can’t be removed.
    func run() throws {
        let prefix = order.places.prefix
        let there = order.programs.filter { order.places.files(of: $0).contains(where: files.exists) }
        guard !there.isEmpty else {
            return system.say(
                "Nothing to remove: \(order.programs.joined(separator: ", ")) not found in \(prefix).")
        }
        for program in there {
            for file in order.places.files(of: program) where files.exists(file) {
                try files.remove(file)
                if order.isDry { system.say(file) }
            }
        }
        guard !order.isDry else { return }
        system.say("Removed \(there.joined(separator: ", ")) from \(prefix).")
        let kept = InstallPlaces.personal(system.environment).flatMap { folder in
            there.map { "\(folder)/\($0)" }.filter(files.exists)
        }
        if !kept.isEmpty {
            system.say("Your cards and settings are still in \(kept.joined(separator: ", ")).")
        }
    }
}
