// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with; the language mode is Swift 6.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What a program needs that talks to servers on Linux, to give Foundation there another answer in curl's name: see `HalfHead`.
let halfHead: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xlinker", "--export-dynamic-symbol=curl_multi_info_read"], .when(platforms: [.linux]))
]

/// The layers of one VIPER feature, a target each, and a test target for each layer.
///
/// This is what the compiler knows of which layer may know which. A feature `Name` lives in `Sources/Name/<Layer>`
/// and its tests in `Tests/Name/<Layer>Tests`; targets are called feature + layer.
/// `mockData` is a file that the Network layer compiles in.
func viperFeature(_ feature: String, mockData: String? = nil) -> [Target] {
    let layers: [(name: String, mayKnow: [String])] = [
        ("Entity", []),
        ("Contract", ["Entity"]),
        ("Interactor", ["Contract", "Entity"]),
        ("Presenter", ["Contract", "Entity"]),
        ("View", ["Contract", "TerminalKit"]),
        ("Router", ["Contract", "Entity", "TerminalKit"]),
        ("Network", ["Contract", "Entity"]),
        ("HTTP", ["Contract", "Entity", "Network", "Networking"]),
        ("Store", ["Contract", "Entity", "Journaling"]),
        ("Builder", ["Contract", "Entity", "Interactor", "Presenter", "View", "Router", "TerminalKit"]),
    ]
    func dependency(_ name: String) -> Target.Dependency {
        .target(
            name: ["Journaling", "Networking", "TerminalKit"].contains(name) ? name : feature + name)
    }
    let sources = layers.map { layer in
        Target.target(
            name: feature + layer.name,
            dependencies: layer.mayKnow.map(dependency),
            path: "Sources/\(feature)/\(layer.name)",
            resources: layer.name == "Network" ? mockData.map { [.embedInCode($0)] } : nil,
            swiftSettings: settings)
    }
    // A test builds its subject from fixtures, which are entities and contract values, whatever the layer may know. The
    // rules of lists are also tested over feeds as they are read.
    let support = Target.target(
        name: feature + "TestSupport",
        dependencies: ["Contract", "Entity", "TerminalKit"].map(dependency) + [.target(name: "TestSupport")],
        path: "Tests/\(feature)/Support",
        swiftSettings: settings)
    let tests = layers.map { layer in
        Target.testTarget(
            name: feature + layer.name + "Tests",
            dependencies: [dependency(layer.name)]
                + Set(layer.mayKnow + ["Contract", "Entity", "TestSupport"])
                .union(layer.name == "Interactor" ? ["Network"] : []).subtracting([layer.name])
                .sorted().map(dependency)
                + [.target(name: "TestSupport")]
                + (layer.name == "HTTP" ? [.target(name: "HTTPServerSupport")] : []),
            path: "Tests/\(feature)/\(layer.name)Tests",
            exclude: layer.name == "View" ? ["Goldens"] : [],
            swiftSettings: settings)
    }
    return sources + [support] + tests
}

let package = Package(
    name: "swippy",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "PaymentCards",
            targets: [
                "PaymentCardsBuilder", "PaymentCardsContract", "PaymentCardsEntity", "PaymentCardsNetwork",
                "PaymentCardsStore", "TerminalKit",
            ]),
        // Apart from the feature, because an HTTP client makes a program slower to start.
        .library(name: "PaymentCardsHTTP", targets: ["PaymentCardsHTTP"]),
        // What knows nothing of cards, and serves other programs as well.
        .library(name: "Journaling", targets: ["Journaling"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "TerminalKit", targets: ["TerminalKit"]),
        .library(name: "TerminalSession", targets: ["TerminalSession"]),
        .executable(name: "swippy", targets: ["swippy"]),
        .executable(name: "swippy-http", targets: ["swippy-http"]),
    ],
    targets: viperFeature("PaymentCards", mockData: "MockData.json") + [
        .target(name: "Journaling", swiftSettings: settings),
        // A program that writes a journal, for tests to run many of, and to kill.
        .executableTarget(
            name: "journal-writer-demo", dependencies: ["Journaling", "SystemTestSupport"],
            path: "Tests/JournalWriterDemo", swiftSettings: settings),
        .testTarget(
            name: "JournalingTests",
            dependencies: ["Journaling", "SystemTestSupport", "TestSupport", "journal-writer-demo"],
            swiftSettings: settings),
        // A program that pays, for tests to run many of, and to kill.
        .executableTarget(
            name: "store-demo",
            dependencies: [
                "PaymentCardsContract", "PaymentCardsEntity", "PaymentCardsStore", "SystemTestSupport",
            ],
            path: "Tests/StoreDemo", swiftSettings: settings),
        .testTarget(
            name: "StoreDurabilityTests",
            dependencies: [
                "PaymentCardsContract", "PaymentCardsEntity", "PaymentCardsStore", "SystemTestSupport",
                "TestSupport", "store-demo",
            ],
            swiftSettings: settings),
        // What any test may need: seeded random numbers, sizes and limits that are the same for all.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        // What tests need of the system: folders of their own, and programs that run and are killed.
        .target(name: "SystemTestSupport", path: "Tests/SystemSupport", swiftSettings: settings),
        .target(name: "TerminalKit", swiftSettings: settings),
        // A client for any server that speaks HTTP, and a server for its tests that fails on demand.
        .target(name: "Networking", swiftSettings: settings),
        .target(name: "HTTPServerSupport", path: "Tests/HTTPServer", swiftSettings: settings),
        .testTarget(
            name: "NetworkingTests", dependencies: ["HTTPServerSupport", "Networking", "TestSupport"],
            swiftSettings: settings, linkerSettings: halfHead),
        // What runs inside signal handlers, where Swift promises nothing.
        .target(name: "CTerminalSignals"),
        .target(
            name: "TerminalSession", dependencies: ["CTerminalSignals", "TerminalKit"],
            swiftSettings: settings),
        .target(
            name: "SwippyCLI",
            dependencies: [
                "PaymentCardsBuilder", "PaymentCardsContract", "PaymentCardsEntity",
                "PaymentCardsNetwork", "PaymentCardsStore", "TerminalKit", "TerminalSession",
            ],
            swiftSettings: settings),
        .executableTarget(name: "swippy", dependencies: ["SwippyCLI"], swiftSettings: settings),
        // Apart from `swippy`, which starts in less than half the time without an HTTP client.
        .executableTarget(
            name: "swippy-http", dependencies: ["PaymentCardsContract", "PaymentCardsHTTP", "SwippyCLI"],
            swiftSettings: settings, linkerSettings: halfHead),
        .target(
            name: "TerminalTestSupport", dependencies: ["TerminalKit"], path: "Tests/TerminalSupport",
            // It reads every byte that the live screens write, again and again: unoptimised, that is half of the tests' time.
            swiftSettings: settings + [.unsafeFlags(["-O"])]),
        .testTarget(
            name: "TerminalKitTests", dependencies: ["TerminalKit", "TerminalTestSupport", "TestSupport"],
            swiftSettings: settings),
        // Pseudo-terminals to run programs on, and a program with a session that ends in every way.
        .target(name: "CPseudoTerminal", path: "Tests/PseudoTerminal/CPseudoTerminal"),
        .target(
            name: "PseudoTerminalSupport",
            dependencies: [
                "CPseudoTerminal", "SystemTestSupport", "TerminalKit", "TerminalTestSupport", "TestSupport",
            ],
            path: "Tests/PseudoTerminal/Harness", swiftSettings: settings),
        .executableTarget(
            name: "terminal-session-demo", dependencies: ["TerminalKit", "TerminalSession"],
            path: "Tests/TerminalSessionDemo", swiftSettings: settings),
        .testTarget(
            name: "TerminalSessionTests",
            dependencies: [
                "PseudoTerminalSupport", "TerminalKit", "TerminalSession", "TerminalTestSupport",
                "TestSupport",
                "terminal-session-demo",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LiveTests",
            dependencies: [
                "PseudoTerminalSupport", "SystemTestSupport", "TerminalKit", "TerminalTestSupport",
                "TestSupport",
                "swippy",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SwippyCLITests",
            dependencies: [
                "SwippyCLI", "PaymentCardsContract", "PaymentCardsEntity", "SystemTestSupport", "TerminalKit",
                "TerminalSession", "TerminalTestSupport", "TestSupport",
            ],
            swiftSettings: settings),
        // The program of the README, as it stands there.
        .executableTarget(
            name: "readme-demo",
            dependencies: [
                "PaymentCardsBuilder", "PaymentCardsContract", "PaymentCardsNetwork", "PaymentCardsStore",
                "TerminalKit",
            ],
            path: "Tests/ReadmeDemo", swiftSettings: settings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "HTTPServerSupport", "readme-demo", "swippy", "swippy-http", "SwippyCLI",
                "PaymentCardsContract",
                "PseudoTerminalSupport", "SystemTestSupport", "TerminalKit", "TerminalTestSupport",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
    ]
)

// `SWIPPY_TESTS="JournalingTests NetworkingTests" swift test` builds these targets and of the rest only what they need: for a
// sanitizer, which makes everything anew, and for who works on one layer.
if let names = Context.environment["SWIPPY_TESTS"] {
    var needed: Set<String> = []
    var waiting = names.split(separator: " ").map(String.init)
    while let name = waiting.popLast() {
        guard needed.insert(name).inserted else { continue }
        for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
            default: break
            }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}
