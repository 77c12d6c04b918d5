import CommandLine
package import Words

/// Thrown if another program from the same folder has to take over, because this one can't do the job.
package struct OtherProgram: Error {
    package let name: String
    /// What is missing if it doesn't start.
    package let missing: LocalizedText
    /// What to do about that.
    package let advice: LocalizedText

    /// The program `name`, with the message shown if it doesn't start.
    package init(name: String, missing: LocalizedText, advice: LocalizedText) {
        (self.name, self.missing, self.advice) = (name, missing, advice)
    }

    /// Replaces this process with it, with the same command line; returns only on failure.
    func takeOver(_ call: Call) -> CommandStop {
        let reason = call.console.become(name, call.console.arguments)
        return CommandStop(
            exitCode: .unavailable, message: "\(missing[call.language]): \(reason)",
            advice: advice[call.language])
    }
}
