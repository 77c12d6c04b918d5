// How the parts of a screen hold and reach each other, and what is outside of them.

extension Rule {
    /// Nothing owns upwards: a presenter's view and output are weak.
    static let owners = Rule(
        name: "owners",
        reason:
            "a screen owns its presenter: if that owned what it reports to as well, neither would ever be freed.",
        remedy: "make it `weak`; whoever shows the screen keeps all its parts alive."
    ) { tree in
        tree.targets.filter { $0.layer == "Presenter" }.flatMap { target in
            target.breaches { code in
                guard code.has("any "), !code.has("weak "),
                    let found = code.firstMatch(
                        of: /\b(?:var|let)\s+(\w+)\s*:\s*\(?\s*any\s+(?:ViewInput|Reporting)\b/)
                else { return nil }
                return "\(target.name) owns its \(found.1)"
            }
        }
    }

    /// A router that opens screens has an output, or what they report is lost.
    static let listeners = Rule(
        name: "owners",
        reason:
            "what an opened screen reports, such as a payment, goes to the output of its router; without one, nobody hears it.",
        remedy:
            "set `router.output = presenter`, or `= output` where the screen below is to hear it; a screen that only goes back has a `backRouter`."
    ) { tree in
        tree.targets.filter { $0.layer == "Builder" }.flatMap(\.files).flatMap { file in
            file.code.enumerated().compactMap { index, code -> Breach? in
                guard code.has("router("),
                    let found = code.firstMatch(of: /\blet\s+(\w+)\s*=\s*(?:self\.)?router\(/)
                else { return nil }
                let function = file.code[(index + 1)...].prefix { !$0.has("func ") }
                guard !function.contains(where: { $0.has("\(found.1).output =") }) else { return nil }
                return Breach(
                    path: file.path, line: index + 1,
                    fault: "\(found.1) has no output: what the screens that it opens report is lost")
            }
        }
    }

    /// Work that takes time is an effect, which runs in order and can be waited for.
    static let effects = Rule(
        name: "effects",
        reason:
            "a task of its own runs in any order, goes on after the screen is gone, and can't be waited for by commands and tests.",
        remedy:
            "request an effect: an `EffectRunner` carries them out in order, and `settle()` waits for them."
    ) { tree in
        tree.targets.filter { passive.contains($0.layer ?? "") }.flatMap { target in
            target.breaches { code in
                code.has("Task") && code.contains(/\bTask(?:\.detached)?\s*(?:\([^)]*\)\s*)?\{/)
                    ? "\(target.name) may not start a task" : nil
            }
        }
    }

    /// The system is behind a port.
    static let system = Rule(
        name: "system",
        reason:
            "code that reaches for files, settings or a server by itself can't be tested without them, or be given others.",
        remedy:
            "ask a protocol of the ports; a store, a feed or a server answers, and the builder passes it in."
    ) { tree in
        tree.targets.filter { passive.contains($0.layer ?? "") }.flatMap { target in
            target.breaches { code in
                guard doors.contains(where: code.has) else { return nil }
                let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                return doors.first { words.contains($0[...]) }.map { "\(target.name) may not use \($0)" }
            }
        }
    }

    /// What leads out of the program.
    private static let doors = [
        "FileManager", "FileHandle", "UserDefaults", "URLSession", "ProcessInfo", "NotificationCenter",
        "Bundle",
    ]

    /// The layers of a screen and of its rules: they get everything passed in.
    private static let passive: Set = [
        "Entity", "Glances", "Screens", "Ports", "Query", "Interactor", "Presenter", "View", "Router",
    ]
}
