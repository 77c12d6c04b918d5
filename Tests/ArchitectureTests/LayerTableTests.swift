import Testing

@Suite("The layer table")
struct LayerTableTests {
    private let tree: SourceTree

    init() throws {
        tree = try SourceTree.package.get()
    }

    @Test("is kept by every import in Sources")
    func imports() throws {
        for file in tree.files(in: "Sources") {
            let target = try #require(LayerTable.target(of: file.path), "\(file.path) belongs to no target")
            tree.expectNone(ImportRules.violations(in: file, of: target))
        }
    }

    @Test("has a row for every folder with sources, and no other")
    func complete() {
        let files = tree.files(in: "Sources")
        let used = Set(files.compactMap { LayerTable.target(of: $0.path)?.folder })
        #expect(used == Set(LayerTable.targets.map(\.folder)))
        #expect(files.filter { LayerTable.target(of: $0.path) == nil }.map(\.path) == [])
    }

    @Test("allows no module of the toolchain that its target does without")
    func necessary() {
        for target in LayerTable.targets {
            let used = tree.files(in: target.folder).flatMap(ImportRules.imports(in:)).map(\.module)
            #expect(target.toolchain.subtracting(used) == [], "\(target.name)")
        }
    }

    @Test("says of the feature's layers what the manifest says")
    func manifest() throws {
        let manifest = try tree.text(of: "Package.swift")
        let rows = manifest.matches(of: /\("(\w+)", \[([^\]]*)\]\),/)
        #expect(rows.count == 10)
        for row in rows {
            let mayKnow = row.output.2.matches(of: /\w+/).map { String($0.output) }
            let target = LayerTable.targets.first { $0.name == "PaymentCards" + row.output.1 }
            #expect(target?.siblings == Set(mayKnow.map { LayerTable.name(of: $0) }), "\(row.output.1)")
        }
    }

    @Test("says of the feature's layers what the page about the architecture says")
    func page() throws {
        let page = try tree.text(of: "Docs/Architecture.md")
        let layers = page.matches(of: /\n\| (\w+) \| [^|]+ \| ([\w, ]+) \| [^|]+ \|/).filter { row in
            LayerTable.targets.contains { $0.name == "PaymentCards" + row.output.1 }
        }
        #expect(layers.count == 10)
        for layer in layers {
            let known = layer.output.2.split(separator: ", ").filter { $0 != "nothing" }
            let target = LayerTable.targets.first { $0.name == "PaymentCards" + layer.output.1 }
            #expect(
                target?.siblings == Set(known.map { LayerTable.name(of: String($0)) }), "\(layer.output.1)")
        }
    }

    @Test("has no cycle: each target imports only such as can be built before it")
    func acyclic() {
        var built: Set<String> = []
        var waiting = LayerTable.targets
        while let next = waiting.firstIndex(where: { $0.siblings.isSubset(of: built) }) {
            built.insert(waiting.remove(at: next).name)
        }
        #expect(waiting.map(\.name) == [])
    }
}
