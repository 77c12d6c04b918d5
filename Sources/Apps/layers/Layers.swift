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
            switch arguments {
            case []:
                let report = Report(of: try await SourceTree.read(in: folder))
                output = report.text + "\n"
                status = report.violations.isEmpty ? 0 : 1
            case ["--graph"], ["--graph=text"]:
                output = Graph(of: try await SourceTree.read(in: folder)).text + "\n"
            case ["--graph=mermaid"]: output = Graph(of: try await SourceTree.read(in: folder)).mermaid + "\n"
            case ["--help"], ["-h"]: output = Self.help + "\n"
            default:
                errors = "layers: “\(arguments.joined(separator: " "))” means nothing here.\n\(Self.help)\n"
                status = 64
            }
        } catch {
            errors = "layers: \(error)\n"
            status = 66
        }
    }

    private static let help = """
        usage: swift run layers [--graph[=text|mermaid]]

        Reads the Swift files of the package in the current folder, and says which lines break a rule of its architecture,
        why the rule exists, and what to do instead. --graph prints which target imports which.
        It exits 1 where a rule is broken.
        """
}
