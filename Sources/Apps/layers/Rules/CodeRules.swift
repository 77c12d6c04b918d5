extension Rule {
    /// The maximum number of lines of a type, including all extensions in its target.
    static let longestType = 300
    /// The maximum number of lines of a file.
    static let longestFile = 250

    /// A type is short enough to be understood as a whole, or gives a reason: `// Longer than most: …` before it.
    static let typeLength = Rule(
        name: "length",
        reason: "a type that long has more than one job, wherever its extensions are kept.",
        remedy: """
            make values of its parts, each with tests of its own, and let it connect them; or say `// Longer than most: …` \
            in the line before it.
            """
    ) { tree in
        tree.targets.filter(\.isProduct).flatMap { target in
            let declarations = target.files.flatMap { file in
                file.declarations.map { (file: file, declaration: $0) }
            }
            let lengths = Dictionary(grouping: declarations, by: \.declaration.name)
                .mapValues { $0.reduce(0) { $0 + $1.declaration.lines.count } }
            return declarations.compactMap { file, declaration -> Breach? in
                let length = lengths[declaration.name] ?? 0
                guard !declaration.isExtension, length > longestType else { return nil }
                let before = file.lines[..<(declaration.lines.lowerBound - 1)].reversed()
                let reason = before.prefix(while: isComment).first { $0.hasPrefix("// Longer than most: ") }
                guard reason == nil else { return nil }
                return Breach(
                    path: file.path, line: declaration.lines.lowerBound,
                    fault:
                        "\(declaration.name) has \(length) lines with its extensions, and may have \(longestType)"
                )
            }
        }
    }

    /// Whether a line belongs to the declaration below it.
    private static func isComment(_ line: String) -> Bool { line.hasPrefix("//") || line.hasPrefix("@") }

    /// A file contains one idea, or gives a reason in its first line, as a type does.
    static let fileLength = Rule(
        name: "length",
        reason: "people don't read a longer file to its end.",
        remedy:
            "find the second idea in it, and give that a file; or say `// Longer than most: …` in its first line."
    ) { tree in
        tree.targets.flatMap(\.files).compactMap { file in
            let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
            guard count > longestFile, file.lines.first?.hasPrefix("// Longer than most: ") != true else {
                return nil
            }
            return Breach(
                path: file.path, line: count,
                fault: "the file has \(count) lines, and may have \(longestFile)")
        }
    }

    /// Code that opts out of a compiler guarantee has a comment that proves it safe.
    static let promises = Rule(
        name: "promises",
        reason: "a program that ends itself, races or hides an error loses what a person was doing.",
        remedy:
            "handle the case, or say in a comment beside it why it can't happen: `// because …` or `// Proof: …`."
    ) { tree in
        tree.targets.filter(\.isProduct).flatMap(\.files).flatMap { file in
            file.code.enumerated().compactMap { index, code in
                guard let promise = givenUp.first(where: { says($0.0, in: code) }),
                    !file.lines[max(0, index - 1)...index].contains(where: isProof)
                else { return nil }
                return Breach(path: file.path, line: index + 1, fault: promise.1)
            }
        }
    }

    private static func isProof(_ line: String) -> Bool {
        line.has("//") && line.contains(/\/\/.*\b(proof|because)\b/.ignoresCase())
    }

    /// Whether `promise` occurs in the code other than as the end of a longer word.
    private static func says(_ promise: String, in code: String) -> Bool {
        code.has(promise)
            && code.ranges(of: promise).contains { !(code[..<$0.lowerBound].last?.isLetter ?? false) }
    }

    // Proof that this file doesn't opt out itself: these are texts to search for.
    private static let givenUp = [
        ("fatalError(", "fatalError ends the program"),
        ("preconditionFailure(", "preconditionFailure ends the program"),
        ("try!", "try! ends the program on an error"),
        ("try?", "try? swallows an error"),
        ("as!", "as! ends the program on another type"),
        ("@unchecked Sendable", "@unchecked Sendable is not checked"),
        ("nonisolated(unsafe)", "nonisolated(unsafe) is not checked"),
        ("unowned", "unowned ends the program when it outlives its owner"),
    ]

    /// No type has the name of a target.
    static let namesakes = Rule(
        name: "names",
        reason: "a type with the name of a module hides the module: `Module.Type` can't be written any more.",
        remedy: "give the type another name."
    ) { tree in
        let names = tree.names
        return tree.targets.filter(\.isProduct).flatMap(\.files).flatMap { file in
            file.declarations.filter { !$0.isExtension && names.contains($0.name) }.map {
                Breach(
                    path: file.path, line: $0.lines.lowerBound,
                    fault: "no type may be named \($0.name), as a target is")
            }
        }
    }

    /// What a program outside can use says what it is. An initializer that only stores its arguments needs no words, nor does what
    /// the fields of a record say.
    static let documentation = Rule(
        name: "documentation",
        reason: "people who build on a library read its comments, not its code.",
        remedy:
            "say with `///` what it means: its unit and range, its errors, its cost; or make it `package`."
    ) { tree in
        let published = published
        return tree.targets.filter(\.isProduct).flatMap(\.files).flatMap { file in
            file.code.enumerated().compactMap { index, code in
                guard code.has("public "), let found = code.firstMatch(of: published),
                    !code.has("override") || !code.contains(/\boverride\b/)
                else {
                    return nil
                }
                let before = file.lines[..<index].reversed().drop { line in
                    line.drop { $0 == " " }.hasPrefix("@")
                }
                guard before.first?.drop(while: { $0 == " " }).hasPrefix("///") != true,
                    !isSaidByFields(code, in: file)
                else { return nil }
                return Breach(
                    path: file.path, line: index + 1, fault: "public, but has no comment: \(found.1)")
            }
        }
    }

    /// Whether a line of code declares the fields of a record, its shape, or members that are among the fields of its file.
    private static func isSaidByFields(_ code: String, in file: SourceFile) -> Bool {
        guard code.has("let ") else { return false }
        if code.contains(/static let (?:fields: \[Field<|shape =)/) { return true }
        guard let names = code.firstMatch(of: /\blet ([\w, ]+):/)?.1,
            file.code.contains(where: { $0.has("[Field<") })
        else { return false }
        let member = /\\\.(\w+)/
        let members = Set(file.code.filter { $0.has("\\.") }.flatMap { $0.matches(of: member).map(\.1) })
        return names.split(separator: ", ").allSatisfy(members.contains)
    }

    private static var published: Regex<(Substring, Substring)> {
        /\bpublic\s+(?:(?:final|static|class|indirect|nonisolated|mutating|weak|lazy)\s+|\w+\(set\)\s+)*((?:struct|class|enum|protocol|actor|func|var|let|typealias)\s+[^\s:(]+|subscript\b)/
    }
}
