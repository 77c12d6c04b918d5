import CommandLine
package import Words

/// Thrown if another program from the same folder has to take over, because this one can't do what was asked.
package struct OtherProgram: Error {
    package let name: String
    /// What is wrong where it doesn't start.
    package let missing: LocalizedText
    /// What to do then.
    package let advice: LocalizedText

    /// The program `name`, and what is said where it doesn't start.
    package init(name: String, missing: LocalizedText, advice: LocalizedText) {
        (self.name, self.missing, self.advice) = (name, missing, advice)
    }

    /// Replaces this process by it, with the same command line. It returns if that fails.
    func takeOver(_ call: Call) -> CommandStop {
        let reason = call.console.become(name, call.console.arguments)
        return CommandStop(
            exitCode: .unavailable, message: "\(missing[call.language]): \(reason)",
            advice: advice[call.language])
    }
}
