import Foundation

/// Checks the sources of the package in the current folder against the rules of its architecture.
@main
struct Layers {
    static func main() async {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        let outcome = await Outcome(of: Array(CommandLine.arguments.dropFirst()), in: folder)
        print(outcome.output, terminator: "")
        FileHandle.standardError.write(Data(outcome.errors.utf8))
        exit(outcome.status)
    }
}

/// The result of a command line.
struct Outcome {
    private(set) var output = ""
    private(set) var errors = ""
    /// 0 if all is well, 1 if a rule is broken, 64 for invalid arguments, 66 without a package.
    private(set) var status: Int32 = 0

    init(of arguments: [String], in folder: URL) async {
        do {
            switch (arguments.first, arguments.count) {
            case (nil, _):
                let report = Report(of: try await SourceTree.read(in: folder))
                output = report.text + "\n"
                status = report.violations.isEmpty ? 0 : 1
            case ("--graph", 1...2), ("--graph=text", 1...2):
                output = try await Self.graph(of: arguments.dropFirst().first, in: folder).text + "\n"
            case ("--graph=mermaid", 1...2):
                output = try await Self.graph(of: arguments.dropFirst().first, in: folder).mermaid + "\n"
            case ("--help", 1), ("-h", 1): output = Self.help + "\n"
            default:
                errors = "layers: “\(arguments.joined(separator: " "))” means nothing here.\n\(Self.help)\n"
                status = 64
            }
        } catch let error as UnknownFeature {
            errors = "layers: \(error.description)\n"
            status = 64
        } catch {
            errors = "layers: \(error)\n"
            status = 66
        }
    }

    private static func graph(of feature: String?, in folder: URL) async throws -> Graph {
        let whole = Graph(of: try await SourceTree.read(in: folder))
        guard let feature else { return whole }
        guard whole.features.contains(feature) else {
            throw UnknownFeature(name: feature, known: whole.features)
        }
        return whole.components(of: feature)
    }

    private struct UnknownFeature: Error {
        let name: String
        let known: [String]

        var description: String {
            "There is no feature “\(name)”. There \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))."
        }
    }

    private static let help = """
        usage: swift run layers [--graph[=text|mermaid] [FEATURE]]

        Reads the Swift files of the package in the current folder, and says which lines break a rule of its architecture,
        why the rule exists, and what to do instead. --graph prints which target imports which; with a feature, only what
        that consists of and needs, without the arrows that follow from others.
        It exits 1 where a rule is broken.
        """
}
