extension Rule {
    /// A target imports only what the table in Package.swift allows, and only the system modules that its layer needs.
    static let imports = Rule(
        name: "imports",
        reason:
            "a layer that sees another one comes to depend on how it works, and neither can be changed alone.",
        remedy:
            "have what is needed passed in; if the table in Package.swift is what is wrong, change it there."
    ) { tree in
        let names = tree.names
        return tree.targets.filter(\.isProduct).flatMap { target in
            target.files.flatMap { file in
                Import.all(in: file).filter { !mayImport($0.module, in: target, of: names) }.map { found in
                    Breach(
                        path: file.path, line: found.line,
                        fault: "\(target.name) may not import \(found.module)",
                        remedy: target.layer.flatMap { remedies[$0] })
                }
            }
        }
    }

    /// What to do instead of importing another layer, by the layer that does it.
    private static let remedies = [
        "Entity": "take what is needed as an argument; the interactor or the presenter has it.",
        "Glances": "take what is needed as an argument; a feed or a server makes the list.",
        "Screens": "say it with a text or a value of this layer, which the presenter makes of what it knows.",
        "Ports":
            "declare a protocol or a value here, and have the layer that knows more conform to it or make it.",
        "Query": "take what is needed as an argument of the question.",
        "Interactor": "answer with a value of the ports; the presenter words it, and the view draws it.",
        "Presenter": "ask for it through the ports, and have the builder pass in whatever answers.",
        "View":
            "have the presenter put it into the view state, ready to draw, and report an event instead of asking.",
        "Router": "have the ports declare the route, and the builder make the screen.",
        "Network": "declare in the ports what is needed, and have the builder or the program hand it over.",
        "Import":
            "take it as an argument, or answer with a value; an interactor knows cards, and a program reads files.",
        "Feed": "declare in the ports what is needed, and have the builder or the program hand it over.",
        "Server": "declare in the ports what is needed, and have the builder or the program hand it over.",
        "Sample": "declare in the ports what is needed, and have the builder or the program hand it over.",
        "Store": "declare in the ports what is needed, and have the builder or the program hand it over.",
    ]

    /// Two features meet only in an app that is named after none of them, and what they stand on knows neither.
    static let features = Rule(
        name: "features",
        reason: "features that know each other can't be built, tested, taken out or read one at a time.",
        remedy: "let the app hand one to the other, or move what both need to Base."
    ) { tree in
        let features = Dictionary(uniqueKeysWithValues: tree.targets.map { ($0.name, $0.feature) })
        return tree.targets.filter(\.isProduct).flatMap { target in
            let own = target.feature ?? program(target, of: Set(features.values.compactMap(\.self)))
            guard target.place[0] != "Apps" || own != nil else { return [Breach]() }
            return target.files.flatMap { file in
                Import.all(in: file).compactMap { found in
                    guard let other = features[found.module] ?? nil, other != own else { return nil }
                    // What a feature has for programs is there for all of them.
                    if target.place[0] == "Apps", found.module == other + "Library" { return nil }
                    return Breach(
                        path: file.path, line: found.line,
                        fault:
                            "\(target.feature.map { "the feature \($0)" } ?? target.name) may not import the feature \(other)"
                    )
                }
            }
        }
    }

    /// The feature that a program is named after and alone is for, as `swippy-movies` is for Movies; `nil` for other programs.
    private static func program(_ target: SourceTree.Target, of features: Set<String>) -> String? {
        guard target.place[0] == "Apps", let dash = target.name.firstIndex(of: "-") else { return nil }
        return features.first { $0.lowercased() == target.name[target.name.index(after: dash)...] }
    }

    private static func mayImport(
        _ module: String, in target: SourceTree.Target, of names: Set<String>
    ) -> Bool {
        if target.siblings.contains(module) || module == target.name { return true }
        if names.contains(module) { return false }
        if let needed = toolchain[module] { return needed.contains(target.name) }
        if module == "Foundation" { return !pure.contains(target.name) }
        // Traces are written from all threads, so is the line that says what is waited for, what a call keeps is made when it is first asked for, and pictures that were made fit
        // into cells are kept for all views: they have locks.
        return !["Features", "Base"].contains(target.place[0])
            || ["CommandLine", "ScreenPictures", "ScreenProgram", "ScreenView", "Trace"].contains(target.name)
                && module == "Synchronization"
    }

    /// System modules that only these targets may import, or none: one delays every start by 8 ms, the others give access to
    /// the system.
    private static let toolchain: [String: Set<String>] = [
        "FoundationNetworking": [],
        "Darwin": ["Journaling", "TerminalSession"],
        "Glibc": ["Journaling", "TerminalSession"],
        "Musl": ["Journaling", "TerminalSession"],
    ]

    /// Targets that don't even need Foundation: they work only with values, and are linked where a program must start fast.
    private static let pure: Set = ["Pictures", "Pixels", "SwipeKit", "TerminalKit"]
}
