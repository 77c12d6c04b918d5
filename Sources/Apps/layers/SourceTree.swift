import Foundation

/// The Swift files of a package, and what its manifest says about its targets.
struct SourceTree: Sendable {
    /// A target with its sources.
    struct Target: Sendable {
        let name: String
        /// The folder relative to the package.
        let folder: String
        /// Whether it is part of the product rather than of the tests.
        let isProduct: Bool
        /// The package's targets that it may import.
        let siblings: Set<String>
        let files: [SourceFile]

        /// The components of its folder: `["Features", "PaymentCards", "View"]`.
        var place: [String] { folder.split(separator: "/").dropFirst().map(String.init) }
        /// The feature it is a layer of.
        var feature: String? { place.count == 3 && place[0] == "Features" ? place[1] : nil }
        /// The layer of its feature.
        var layer: String? { feature == nil ? nil : place[2] }
    }

    let targets: [Target]

    var names: Set<String> { Set(targets.map(\.name)) }

    /// The names of the programs.
    var programs: Set<String> { Set(targets.filter { $0.place.first == "Apps" }.map(\.name)) }

    /// The names of the types that `layers` of `feature` declare, without those inside other types.
    func types(of feature: String?, in layers: Set<String>) -> Set<String> {
        let files = targets.filter { $0.feature == feature && layers.contains($0.layer ?? "") }.flatMap(
            \.files)
        return Set(
            files.flatMap(\.declarations).filter { !$0.isExtension && !$0.name.contains(".") }.map(\.name))
    }

    /// Reads all Swift files of the package in `folder`, on all cores.
    static func read(in folder: URL) async throws -> SourceTree {
        let manifest = try Manifest.read(in: folder)
        let targets = try await withThrowingTaskGroup { group in
            for target in manifest.targets {
                group.addTask {
                    Target(
                        name: target.name, folder: target.folder,
                        isProduct: target.folder.hasPrefix("Sources/"),
                        siblings: target.siblings, files: try files(in: target.folder, of: folder))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        return SourceTree(targets: targets.sorted { $0.folder < $1.folder })
    }

    private static func files(in folder: String, of root: URL) throws -> [SourceFile] {
        guard let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else {
            throw LayersError.unreadable(folder)
        }
        return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
                throw LayersError.unreadable(path)
            }
            return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// The same package with `text` as one of its files, for tests that break a rule.
    func replacing(_ path: String, with text: String) -> SourceTree {
        SourceTree(
            targets: targets.map { target in
                guard path.hasPrefix(target.folder + "/") else { return target }
                return Target(
                    name: target.name, folder: target.folder, isProduct: target.isProduct,
                    siblings: target.siblings,
                    files: target.files.filter { $0.path != path } + [SourceFile(path: path, text: text)])
            })
    }
}
