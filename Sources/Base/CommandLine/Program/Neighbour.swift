import Foundation
package import Words

/// Another program of the same build, started by a word on this one's command line: `swippy movies` starts `swippy-movies`.
///
/// Only declared programs are started, and only from this program's own folder, never from elsewhere in PATH.
package struct Neighbour: Sendable {
    /// The word that starts it, in place of a command.
    package let word: String
    package let program: String
    /// What it is for, in one line.
    package let summary: LocalizedText

    package init(_ word: String, program: String, en english: String, uk ukrainian: String) {
        (self.word, self.program) = (word, program)
        summary = LocalizedText(en: english, uk: ukrainian)
    }

    /// Why a program can't be started.
    package enum Fault: Equatable, Sendable {
        case missing(path: String)
        case folder(path: String)
        case notExecutable(path: String)
    }
}

extension Console {
    /// Why the program `name` from this process's folder can't be started; `nil` if it can.
    package static func fault(ofNeighbour name: String) -> Neighbour.Fault? {
        let path = path(ofNeighbour: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .missing(path: path)
        }
        if isFolder.boolValue { return .folder(path: path) }
        return access(path, X_OK) == 0 ? nil : .notExecutable(path: path)
    }

    /// Where the program `name` of the same build is.
    static func path(ofNeighbour name: String) -> String {
        let own = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
            .resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: name).path
    }
}

extension Program {
    /// The program with only those of its neighbours that are installed.
    package func withNeighbours(on console: Console) -> Program {
        var program = self
        program.neighbours.removeAll { console.neighbourFault($0.program) != nil }
        return program
    }
}

/// A command line that is for a neighbour.
struct NeighbourCall {
    private let neighbour: Neighbour
    /// The neighbour's arguments: the line without the word.
    let arguments: [String]

    /// The call in `arguments` to `program`; `nil` if there is none, or the word is a command, which takes precedence. `help
    /// movies` is `movies help`, and a question about how such a line can end goes to the neighbour, too.
    init?(_ arguments: [String], to program: Program) {
        guard program.neighbours.contains(where: { arguments.contains($0.word) }) else { return nil }
        let isAsked =
            arguments.count > 4 && arguments[0] == CompletionRequest.name && arguments[3] == "--"
        let (head, line) = isAsked ? (arguments.prefix(4), arguments.dropFirst(4)) : ([], arguments[...])
        let words = ArgumentScanner(program: program).tokens(of: Array(line)).compactMap { token in
            if case .word(let word) = token { word } else { nil }
        }
        let isHelp = words.first == HelpCommand.name && words.count > 1
        guard let word = isHelp ? words[1] : words.first, program[word] == nil, program.group(word) == nil,
            let neighbour = program.neighbours.first(where: { $0.word == word }),
            let index = line.firstIndex(of: word)
        else { return nil }
        self.neighbour = neighbour
        self.arguments = Array(head + line[..<index] + line[(index + 1)...])
    }

    /// Replaces this process with the neighbour; returns only on failure.
    func start(on console: Console, in language: Language) -> CommandStop {
        if let fault = console.neighbourFault(neighbour.program) {
            return CommandStop(fault, of: neighbour, in: language)
        }
        let reason = console.become(neighbour.program, arguments)
        return CommandStop(
            exitCode: .unavailable,
            message: LocalizedText(
                en: "\(neighbour.program) does not start: \(reason)",
                uk: "\(neighbour.program) не запускається: \(reason)")[language])
    }
}

extension CommandStop {
    fileprivate init(_ fault: Neighbour.Fault, of neighbour: Neighbour, in language: Language) {
        let (message, advice) =
            switch fault {
            case .missing(let path):
                (
                    LocalizedText(
                        en: "\(neighbour.program) is not where this program is: there is no \(path)",
                        uk: "\(neighbour.program) немає поруч із цією програмою: \(path) не існує"),
                    LocalizedText(
                        en: "Put it there; it comes from the same build.",
                        uk: "Покладіть її туди; її створює та сама збірка.")
                )
            case .folder(let path):
                (
                    LocalizedText(
                        en: "\(path) is a folder, not a program", uk: "\(path) — тека, а не програма"),
                    LocalizedText(
                        en: "Put the program there instead; it comes from the same build.",
                        uk: "Покладіть туди програму; її створює та сама збірка.")
                )
            case .notExecutable(let path):
                (
                    LocalizedText(
                        en: "\(path) may not be executed", uk: "\(path) не дозволено виконувати"),
                    LocalizedText(
                        en: "Allow it: chmod +x \(path)", uk: "Дозвольте: chmod +x \(path)")
                )
            }
        self.init(exitCode: .unavailable, message: message[language], advice: advice[language])
    }
}
