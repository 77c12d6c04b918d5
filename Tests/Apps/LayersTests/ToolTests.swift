import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import layers

@Suite("swift run layers")
struct ToolTests {
    @Test("works on the package in the current folder, and exits 1 where a rule is broken")
    func broken() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write(
            "/// An order.\npublic struct Order {}\n", to: "Sources/Features/Shop/Entity/Order.swift")
        try folder.write(
            "struct ShopRow {}\nimport ShopEntity\n", to: "Sources/Features/Shop/View/ShopView.swift")
        let broken = await Outcome(of: [], in: folder.directory)
        same(broken.status, 1)
        #expect(
            broken.output.hasPrefix(
                """
                Sources/Features/Shop/View/ShopView.swift:2: ShopView may not import ShopEntity
                    why: \(Rule.imports.reason)
                    instead: have the presenter put it into the view state, ready to draw, and report an event instead of asking.
                    more: Docs/Architecture.md#imports
                1 violation
                """))

        try folder.write("struct ShopRow {}\n", to: "Sources/Features/Shop/View/ShopView.swift")
        let whole = await Outcome(of: [], in: folder.directory)
        same(whole.status, 0)
        same(whole.output, "16 rules hold in 2 files, 2 targets.\n")
    }

    @Test("reports a missing package, and which arguments are valid")
    func misused() async throws {
        let folder = try TemporaryFolder()
        let nowhere = await Outcome(of: [], in: folder.directory)
        same(nowhere.status, 66)
        #expect(
            nowhere.errors.hasPrefix(
                "layers: The manifest can't be read. Run this in the folder of a package."))
        let misspelt = await Outcome(of: ["--grap"], in: folder.directory)
        same(misspelt.status, 64)
        #expect(misspelt.errors.contains("usage: swift run layers [--graph[=text|mermaid] [FEATURE]]"))
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write("", to: "Sources/Features/Shop/Entity/Order.swift")
        try folder.write("", to: "Sources/Features/Shop/View/ShopView.swift")
        let unknown = await Outcome(of: ["--graph", "Shops"], in: folder.directory)
        same(unknown.status, 64)
        same(unknown.errors, "layers: There is no feature “Shops”. There is Shop.\n")
        #expect(
            await Outcome(of: ["--graph", "Shop"], in: folder.directory).output.hasPrefix("Features/Shop\n"))
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "shop",
            targets: [
                .target(name: "ShopEntity", path: "Sources/Features/Shop/Entity"),
                .target(name: "ShopView", path: "Sources/Features/Shop/View"),
            ])
        """
}
