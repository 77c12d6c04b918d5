/// What no file may say, whatever it imports.
enum CodeRules {
    /// A file is one idea; nobody reads a longer one to its end.
    static let longestFile = 250

    static func length(of file: SourceFile) -> [Violation] {
        let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
        guard count > longestFile else { return [] }
        return [
            Violation(
                path: file.path, line: count, rule: "a file may have \(longestFile) lines, not \(count)")
        ]
    }

    /// What gives up a promise of the compiler needs a proof beside it that the promise is kept.
    static func unprovenPromises(in file: SourceFile) -> [Violation] {
        lines(of: file) { code, number in
            guard let promise = promises.first(where: { says($0.0, in: code) }) else { return nil }
            let isProven = file.lines[max(0, number - 2)..<number].contains { line in
                line.contains(/\/\/.*\b(proof|because)\b/.ignoresCase())
            }
            return isProven ? nil : promise.1
        }
    }

    /// Whether `promise` is there, and not only as the end of a longer word.
    private static func says(_ promise: String, in code: String) -> Bool {
        code.ranges(of: promise).contains { !(code[..<$0.lowerBound].last?.isLetter ?? false) }
    }

    /// A type with the name of its module hides the module, and `Module.Type` can’t be written any more.
    static func namesakes(in file: SourceFile, of targets: Set<String>) -> [Violation] {
        lines(of: file) { code, _ in
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
            let type = zip(words, words.dropFirst()).first { typeKinds.contains($0) && targets.contains($1) }
            return type.map { "no type may be named \($1), as its target is" }
        }
    }

    private static let typeKinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// Entities and contracts are values and protocols.
    static func classes(in file: SourceFile) -> [Violation] {
        lines(of: file) { code, _ in
            code.contains(/\b(?:class|actor)\s+\w/) ? "this layer has no classes and no actors" : nil
        }
    }

    /// A view knows its output by the protocol only.
    static func presenters(in file: SourceFile) -> [Violation] {
        lines(of: file) { code, _ in
            code.contains(/\w*Presenter\b/) ? "a view may not name a presenter" : nil
        }
    }

    private static func lines(
        of file: SourceFile, broken: (_ code: String, _ number: Int) -> String?
    ) -> [Violation] {
        file.code.enumerated().compactMap { index, code in
            broken(code, index + 1).map { Violation(path: file.path, line: index + 1, rule: $0) }
        }
    }

    private static let promises = [
        ("fatalError(", "fatalError ends the program"),
        ("preconditionFailure(", "preconditionFailure ends the program"),
        ("try!", "try! ends the program on an error"),
        ("try?", "try? swallows an error"),
        ("as!", "as! ends the program on another type"),
        ("@unchecked Sendable", "@unchecked Sendable is not checked"),
        ("nonisolated(unsafe)", "nonisolated(unsafe) is not checked"),
        ("unowned", "unowned ends the program when it outlives its owner"),
    ]
}
