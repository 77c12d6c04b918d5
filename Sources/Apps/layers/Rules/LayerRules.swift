extension Rule {
    /// A view names no entity, service, error, presenter or router, even if it could without an import.
    static let viewsDrawOnly = Rule(
        name: "views",
        reason:
            "a view that sees entities or services begins to decide about them, where no test of a rule looks.",
        remedy:
            "have the presenter put it into the view state, ready to draw; report an event instead of asking."
    ) { tree in
        tree.targets.filter { $0.layer == "View" }.flatMap { view in
            let own = view.files.flatMap(\.declarations).filter { !$0.isExtension }.compactMap {
                $0.name.split(separator: ".").last
            }
            let hidden = tree.types(of: view.feature, in: ["Entity", "Ports"]).subtracting(
                own.map(String.init))
            return view.breaches { code in
                words(of: code).first {
                    hidden.contains(String($0)) || $0.hasSuffix("Presenter") || deciding.contains($0)
                }
                .map { "a view may not name \($0)" }
            }
        }
    }

    /// What a presenter decides and a view doesn't: where to go, and what to report to other screens.
    private static let deciding: Set<Substring> = ["Navigator", "Routing", "Reporting"]

    /// The words in a line of code, except members after a dot: `CardRow.Due` doesn't count as `Due`.
    private static func words(of code: String) -> [Substring] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            .compactMap { $0.split(separator: ".", omittingEmptySubsequences: false).first }
    }

    /// An entity doesn't format text.
    static let entitiesDoNotFormat = Rule(
        name: "entities",
        reason:
            "how a date or an amount is written depends on language and place, which is the presenter's job.",
        remedy: "keep the value as it is, and word it in the presenter."
    ) { tree in
        let silent = ["Entity", "Glances", "Query", "Interactor", "Values"]
        return tree.targets.filter { silent.contains($0.layer ?? $0.name) }.flatMap { target in
            target.breaches { code in
                guard code.has("ormat") else { return nil }
                let found = code.firstMatch(
                    of: /\w*Formatter(?!\w)|\w*FormatStyle(?!\w)|\.formatted(?!\w)|String\s*\(\s*format(?!\w)/
                )
                return found.map { "\(target.name) may not format: \($0.output)" }
            }
        }
    }

    /// Entities, screens, ports and interactors are values without memory.
    static let valuesOnly = Rule(
        name: "values",
        reason:
            "shared, changing state gives two answers to the same question, and needs a lock or an actor.",
        remedy: "make it a struct or an enum; keep state in the presenter, or behind a service."
    ) { tree in
        let sharedVariable = sharedVariable
        return tree.targets.filter { valueLayers.contains($0.layer ?? $0.name) }.flatMap { target in
            memories(of: target)
                + target.breaches { code in
                    if code.has("class ") || code.has("actor "), code.contains(/\b(?:class|actor)\s+\w/),
                        // The compiler checks that such a class never changes.
                        !code.contains(/\bfinal\s+class\s+\w+\s*:\s*Sendable\s*\{/)
                    {
                        return "\(target.name) has no classes and no actors"
                    }
                    guard code.has("var "), let found = code.firstMatch(of: sharedVariable) else {
                        return nil
                    }
                    // A variable without a value but with a brace is computed.
                    let isComputed = code.has("{") && !code[found.range.lowerBound...].contains("=")
                    return isComputed ? nil : "\(target.name) may not share a variable"
                }
        }
    }

    /// What interactors remember from one question to the next: stored variables, which stand one step in from their type.
    private static func memories(of target: SourceTree.Target) -> [Breach] {
        target.files.flatMap { file in
            let interactors = file.declarations.filter { $0.name.hasSuffix("Interactor") }
            return interactors.flatMap(\.lines).compactMap { line -> Breach? in
                let code = file.code[line - 1]
                guard code.has("var "), !code.has("{"), code.contains(/^ {4}(?:\w+ )*var \w/) else {
                    return nil
                }
                return Breach(
                    path: file.path, line: line,
                    fault: "an interactor may not remember anything from question to question")
            }
        }
    }

    private static let valueLayers: Set = [
        "Entity", "Glances", "Screens", "Ports", "Query", "Import", "Interactor", "Values", "SwipeKit",
    ]
    /// A static variable, or a global one, which begins its line.
    private static var sharedVariable: Regex<Substring> {
        /(?:^|\bstatic\s+)(?:(?:public|package|internal|private|fileprivate)\s+)?var\s+\w+/
    }

    /// A presenter says what is on the screen, but knows neither terminals nor keyboards nor command lines.
    static let presentersDoNotDraw = Rule(
        name: "presenters",
        reason:
            "the same presenter serves a terminal, a pipe, a web page and a test, of which only one has keys, escape sequences and a command line.",
        remedy:
            "say what it is, and for which event it stands; the view knows colours, and names keys in its table, and the program words commands."
    ) { tree in
        let (programs, keys) = (tree.programs, KeyNames())
        return tree.targets.filter { ["Screens", "Ports", "Interactor", "Presenter"].contains($0.layer) }
            .flatMap {
                target in
                target.breaches(in: \.literals) { literals in
                    guard literals.utf8.contains(where: { $0 > 32 }) else { return nil }
                    let text = keys.withoutEscapes(literals)
                    if text.contains("\u{1B}") { return "\(target.name) may not have an escape sequence" }
                    if let name = keys.keyName(in: text) {
                        return "\(target.name) may not name a key: \(name)"
                    }
                    return keys.typedWord(in: text, programs).map {
                        "\(target.name) may not say what to type: \($0)"
                    }
                }
                    + target.breaches { code in
                        // A literal is blanked out here.
                        code.has("ey:") && code.contains(/\b(?!forKey)\w*[kK]ey:\s*[,)]/)
                            ? "\(target.name) may not name a key" : nil
                    }
            }
    }

    /// What time it is comes from an injected clock.
    static let clocks = Rule(
        name: "clocks",
        reason: "code that reads the clock itself can't be tested on the last day of a month, or replayed.",
        remedy:
            "take `now: @escaping @Sendable () -> Date`, or a `DayClock`, in the initializer; a command has `console.days`."
    ) { tree in
        tree.targets.filter { $0.isDriven || $0.isProduct && $0.place.first == "Apps" }.flatMap { target in
            target.breaches { code in
                guard code.has("Date") || code.has(".now") || code.has("DayClock()"),
                    let found = code.firstMatch(
                        of: /\b(?:Date|DayClock)\(\)|\b(?:Date|\w*Clock)\.now\b|:\s*Date\s*=\s*\.now\b/)
                else { return nil }
                // The default of an injected clock is where it comes from.
                return code.has("= { Date() }") || code.has(": DayClock = DayClock()")
                    ? nil : "\(target.name) may not read the clock: \(found.output)"
            }
        }
    }

    /// Only programs print.
    static let output = Rule(
        name: "output",
        reason: "a library that prints writes into the middle of somebody's screen.",
        remedy: "return it, report it to the output, or throw it; a program decides where it is shown."
    ) { tree in
        tree.targets.filter { $0.isProduct && $0.place.first != "Apps" }.flatMap { target in
            target.breaches { code in
                guard code.has("rint("), !code.has("func print(") else { return nil }
                return code.contains(/(?:^|[^.\w])(?:debugPrint|print)\(/)
                    ? "\(target.name) may not print" : nil
            }
        }
    }
}

extension SourceTree.Target {
    /// Whether it is told the time and everything else: it is no service, no toolkit and no program.
    fileprivate var isDriven: Bool {
        isProduct && ["Base", "Features"].contains(place.first)
            && !["Feed", "Server", "Store"].contains(layer)
    }
}
