/// Which target imports which, according to the sources rather than the manifest.
struct Graph {
    private struct Node {
        let name: String
        /// `Toolkit`, `Base`, `Features/PaymentCards` or `Apps`.
        let house: String
        let imports: [String]
    }

    private let nodes: [Node]

    init(of tree: SourceTree) {
        let names = tree.names
        nodes = tree.targets.filter(\.isProduct).map { target in
            let found = target.files.flatMap(Import.all(in:)).map(\.module)
            return Node(
                name: target.name, house: target.place.dropLast().joined(separator: "/"),
                imports: Set(found).intersection(names).subtracting([target.name]).sorted())
        }
    }

    private var houses: [(name: String, nodes: [Node])] {
        Dictionary(grouping: nodes, by: \.house).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// One line per target, below the name of its house.
    var text: String {
        houses.map { house, nodes in
            ([house]
                + nodes.map {
                    "  \($0.name)" + ($0.imports.isEmpty ? "" : " → \($0.imports.joined(separator: ", "))")
                })
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// A flow chart in Mermaid syntax.
    var mermaid: String {
        let boxes = houses.map { house, nodes in
            let names = nodes.map { "        \(Self.id($0.name))[\"\($0.name)\"]" }
            return "    subgraph \(Self.id(house))[\"\(house)\"]\n\(names.joined(separator: "\n"))\n    end"
        }
        let arrows = nodes.flatMap { node in
            node.imports.map { "    \(Self.id(node.name)) --> \(Self.id($0))" }
        }
        return (["flowchart TD"] + boxes + arrows).joined(separator: "\n")
    }

    /// The name without characters that have a meaning in Mermaid.
    private static func id(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber } }
}
