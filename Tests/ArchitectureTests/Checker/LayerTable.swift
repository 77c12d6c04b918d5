/// Which target may import what: the table of Docs/Architecture.md, for all targets.
///
/// The compiler holds the targets to their declared dependencies, but lets them import what those depend on in turn (a
/// View could import Entity, since Contract does). This table has no such holes.
enum LayerTable {
    struct Target: Equatable {
        let name: String
        /// Where its sources are, from the root of the package.
        let folder: String
        /// The package's targets that it may import.
        let siblings: Set<String>
        /// The toolchain's modules that it may import.
        let toolchain: Set<String>

        var modules: Set<String> { siblings.union(toolchain) }
    }

    static let targets =
        feature("PaymentCards") + [
            Target(
                name: "Journaling", folder: "Sources/Journaling", siblings: [],
                toolchain: ["Darwin", "Foundation", "Glibc", "Musl"]),
            Target(name: "TerminalKit", folder: "Sources/TerminalKit", siblings: [], toolchain: []),
            Target(
                name: "Networking", folder: "Sources/Networking", siblings: [],
                toolchain: ["Foundation", "FoundationNetworking", "Synchronization"]),
            Target(
                name: "TerminalSession", folder: "Sources/TerminalSession",
                siblings: ["TerminalKit"],
                // C, which imports nothing of the package, stands beside the toolchain's modules.
                toolchain: ["CTerminalSignals", "Darwin", "Glibc", "Musl", "Synchronization"]),
            Target(
                name: "SwippyCLI", folder: "Sources/SwippyCLI",
                siblings: [
                    "PaymentCardsBuilder", "PaymentCardsContract", "PaymentCardsEntity",
                    "PaymentCardsNetwork", "PaymentCardsStore", "TerminalKit", "TerminalSession",
                ], toolchain: ["Foundation", "Synchronization"]),
            Target(
                name: "swippy", folder: "Sources/swippy", siblings: ["SwippyCLI"], toolchain: ["Foundation"]),
            Target(
                name: "swippy-http", folder: "Sources/swippy-http",
                siblings: ["PaymentCardsContract", "PaymentCardsHTTP", "SwippyCLI"], toolchain: ["Foundation"]
            ),
        ]

    /// The target whose source `path` is.
    static func target(of path: String) -> Target? {
        targets.first { path.hasPrefix($0.folder + "/") }
    }

    /// The target that `word` means in the table: a layer of the feature, or one that stands beside it.
    static func name(of word: String, in feature: String = "PaymentCards") -> String {
        ["Journaling", "Networking", "TerminalKit"].contains(word) ? word : feature + word
    }

    /// The layers of a VIPER feature.
    private static func feature(_ feature: String) -> [Target] {
        let every: Set = ["Contract", "Entity", "Interactor", "Presenter", "View", "Router", "TerminalKit"]
        let layers: [(String, siblings: Set<String>, toolchain: Set<String>)] = [
            ("Entity", [], ["Foundation"]),
            ("Contract", ["Entity"], ["Foundation"]),
            ("Interactor", ["Contract", "Entity"], ["Foundation"]),
            ("Presenter", ["Contract", "Entity"], ["Foundation"]),
            ("View", ["Contract", "TerminalKit"], ["Foundation"]),
            ("Router", ["Contract", "Entity", "TerminalKit"], []),
            ("Network", ["Contract", "Entity"], ["Foundation"]),
            ("HTTP", ["Contract", "Entity", "Network", "Networking"], ["Foundation"]),
            ("Store", ["Contract", "Entity", "Journaling"], ["Foundation"]),
            ("Builder", every, ["Foundation"]),
        ]
        return layers.map { layer, siblings, toolchain in
            Target(
                name: feature + layer, folder: "Sources/\(feature)/\(layer)",
                siblings: Set(siblings.map { name(of: $0, in: feature) }),
                toolchain: toolchain)
        }
    }
}
