/// Which target imports which, according to the sources rather than the manifest.
struct Graph {
    private struct Node {
        let name: String
        /// `Toolkit`, `Base`, `Features/PaymentCards` or `Apps`.
        let house: String
        let imports: [String]
    }

    private let nodes: [Node]

    private init(_ nodes: [Node]) { self.nodes = nodes }

    init(of tree: SourceTree) {
        let names = tree.names
        nodes = tree.targets.filter(\.isProduct).map { target in
            let found = target.files.flatMap(Import.all(in:)).map(\.module)
            return Node(
                name: target.name, house: target.place.dropLast().joined(separator: "/"),
                imports: Set(found).intersection(names).subtracting([target.name]).sorted())
        }
    }

    /// The features that have targets.
    var features: [String] {
        Set(nodes.map(\.house)).filter { $0.hasPrefix("Features/") }.map { String($0.dropFirst(9)) }.sorted()
    }

    /// The components of a feature: its targets, and whatever these import, directly or not. An arrow that follows from others
    /// is left out, so that the graph can be read.
    func components(of feature: String) -> Graph {
        let byName = Dictionary(uniqueKeysWithValues: nodes.map { ($0.name, $0) })
        func reached(from names: [String]) -> Set<String> {
            var reached = Set(names)
            var waiting = names
            while let name = waiting.popLast() {
                for next in byName[name]?.imports ?? [] where reached.insert(next).inserted {
                    waiting.append(next)
                }
            }
            return reached
        }
        let needed = reached(from: nodes.filter { $0.house == "Features/\(feature)" }.map(\.name))
        return Graph(
            nodes.filter { needed.contains($0.name) }.map { node in
                let direct = node.imports.filter { name in
                    !reached(from: node.imports.filter { $0 != name }).contains(name)
                }
                return Node(name: node.name, house: node.house, imports: direct)
            })
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
