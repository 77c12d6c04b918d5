package import Words

/// Prints the version.
package struct VersionCommand: Command {
    package static let name = "version"
    package static let intention = Intention.learn
    package static let isEveryday = false
    package static let summary = LocalizedText(en: "Print the version", uk: "Вивести версію")
    package static let runsWithInvalidSettings = true
    package static let examples = [Example("{program} version", "the version", "версія")]

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        try call.console.write("\(call.program.name) \(call.program.version)\n")
    }
}
