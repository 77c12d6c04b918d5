// swift-tools-version: 6.2

import PackageDescription

// A package as other people have theirs: it sees what is public, and nothing else. `.ci/outsider` has it use this repository by
// its URL at a version, where SwiftPM also refuses flags that it holds for unsafe; by hand, `swift test` uses the folder above.
let swippy: Package.Dependency =
    switch Context.environment["SWIPPY_URL"] {
    case let url?: .package(url: url, exact: "1.0.0")
    case nil: .package(name: "swippy", path: "../..")
    }

let products = [
    "CommandLine", "ContentCards", "Counter", "Journaling", "Networking", "Pages", "PaymentCards",
    "PaymentCardsServer", "PictureFetching", "PictureLoading", "Pictures", "Pixels", "ScreenPresenter",
    "ScreenProgram", "ScreenView", "Storing", "SwipeDeck", "TerminalKit", "TerminalSession",
]

let package = Package(
    name: "outsider",
    platforms: [.macOS(.v15)],
    dependencies: [swippy],
    targets: [
        // Links to files that pages of Docs show, and to tests of them.
        .testTarget(
            name: "OutsiderTests", dependencies: products.map { .product(name: $0, package: "swippy") })
    ]
)
