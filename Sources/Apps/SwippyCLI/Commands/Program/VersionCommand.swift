import Words

/// Prints the version.
struct VersionCommand: Command {
    static let name = "version"
    static let intention = Intention.learn
    static let summary = LocalizedText(en: "Print the version", uk: "Вивести версію")
    static let runsWithInvalidSettings = true
    static let examples = [Example("swippy version", "the version", "версія")]

    let call: Call

    func run() throws {
        try call.console.write("\(call.program.name) \(call.program.version)\n")
    }
}
