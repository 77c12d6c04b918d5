import Foundation
import Testing

/// Something that a person types at a shell, and what is seen then: a part of a file in `Tests/Scenes`, whose README says how
/// it is written.
struct Scene: Sendable {
    /// A command, what is typed into it, and what it said when somebody looked at it.
    struct Step: Sendable {
        let command: String
        var typed: [String] = []
        /// The line of the file.
        let line: Int
    }

    /// A sentence that says what is to be seen.
    let title: String
    let file: URL
    /// The line of the file with the title.
    let line: Int
    /// What it needs besides a shell.
    var world = World()
    /// What is wrong with its directives, if anything is.
    var fault: Fault?
    var steps: [Step] = []
    /// The scene as it stands in the file, up to and with its last line.
    var text = ""

    /// Where commands run.
    struct World: Equatable, Sendable {
        /// Whether programs are started, and not only called.
        var isProcess = false
        /// The terminal on which everything happens, if there is one: its columns and rows.
        var terminal: (columns: Int, rows: Int)?

        static func == (left: World, right: World) -> Bool {
            left.isProcess == right.isProcess && left.terminal?.columns == right.terminal?.columns
                && left.terminal?.rows == right.terminal?.rows
        }
    }

    /// What can't be understood, where it stands.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let file: URL
        let line: Int
        let message: String

        var description: String { "\(file.lastPathComponent):\(line): \(message)" }
    }

    /// Something about the scene that can't be understood.
    func fault(_ message: String, at step: Step? = nil) -> Fault {
        Fault(file: file, line: step?.line ?? line, message: message)
    }
}

extension Scene: CustomTestStringConvertible {
    var testDescription: String { "\(file.lastPathComponent):\(line): \(title)" }
}
