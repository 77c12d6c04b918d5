import Foundation

/// A command line as a person types it: words, pipes and files. Whatever else a shell knows is refused.
struct ShellLine: Equatable {
    /// A program or a filter.
    struct Command: Equatable {
        /// What stands before the name: `LANG=uk`.
        var variables: [String: String] = [:]
        var words: [String] = []
        /// The file that standard error goes to.
        var errors: String?
    }

    /// What is wrong with it.
    struct Fault: Error, Equatable {
        let message: String
    }

    private(set) var commands: [Command] = []
    /// The file that standard input comes from.
    private(set) var input: String?
    /// The file that standard output goes to.
    private(set) var output: String?

    /// The line `text` of somebody whose home is `home`.
    init(_ text: String, home: String) throws(Fault) {
        var tokens = try Tokens(text, home: home).all[...]
        var command = Command()
        func file() throws(Fault) -> String {
            guard case .word(let path, _) = tokens.popFirst() else {
                throw Fault(message: "no file is named")
            }
            return path
        }
        while let token = tokens.popFirst() {
            switch token {
            case .word(let word, let start):
                if command.words.isEmpty, let name = start.prefixMatch(of: /([A-Z_]+)=/) {
                    let value = word.dropFirst(name.output.0.count)
                    command.variables[String(name.output.1)] =
                        (value.hasPrefix("~/") ? home : "") + value.drop { $0 == "~" }
                } else {
                    command.words.append(word)
                }
            case .sign("|"):
                commands.append(command)
                command = Command()
            case .sign("2>"): command.errors = try file()
            case .sign("<"): input = try file()
            case .sign: output = try file()
            }
        }
        commands.append(command)
        guard commands.allSatisfy({ !$0.words.isEmpty }) else { throw Fault(message: "a command is missing") }
    }
}

private enum Token: Equatable {
    /// A word, and what of it stands before the first quote.
    case word(String, start: String)
    case sign(String)
}

/// The words and signs of a line.
private struct Tokens {
    private(set) var all: [Token] = []
    private let home: String
    /// The word that is being read, if any.
    private var word: String?
    /// What of it stands before the first quote, once there is one.
    private var start: String?

    init(_ text: String, home: String) throws(ShellLine.Fault) {
        self.home = home
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open {
                    quote = nil
                } else if open == "\"", "$`\\".contains(character) {
                    throw ShellLine.Fault(message: "there is no “\(character)” between double quotes here")
                } else {
                    word = (word ?? "") + String(character)
                }
                continue
            }
            switch character {
            case "'", "\"":
                quote = character
                start = start ?? word ?? ""
                word = word ?? ""
            case " ": endWord()
            case "|", "<": add(String(character))
            case ">":
                let isOfErrors = word == "2"
                if isOfErrors { word = nil }
                add(isOfErrors ? "2>" : ">")
            case ";", "&", "$", "`", "\\", "*", "?", "(", ")", "{", "}":
                throw ShellLine.Fault(message: "there is no “\(character)” without quotes here")
            default: word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { throw ShellLine.Fault(message: "a quote has no end") }
        endWord()
    }

    private mutating func add(_ sign: String) {
        endWord()
        all.append(.sign(sign))
    }

    private mutating func endWord() {
        if let word {
            let start = start ?? word
            let isInHome = start.hasPrefix("~/") || word == "~" && start == "~"
            all.append(.word(isInHome ? home + word.dropFirst() : word, start: start))
        }
        (word, start) = (nil, nil)
    }
}
