import Words

/// An invalid command line: what is wrong with it, as data. ``UsageErrorMessage`` words it.
struct UsageError: Error, Equatable, Sendable {
    let problem: Problem
    /// The name of the command or group whose help explains it, if one was recognized.
    var command: String?

    /// Options are named as they were typed (`-w`, `--width`).
    enum Problem: Equatable, Sendable {
        case missingCommand(before: String)
        case unknownCommand(String, suggestions: [String])
        /// A group without a command. The group has these commands.
        case missingMember(of: String, [String])
        case unknownOption(String, suggestions: [String])
        /// The option exists, but only for other commands.
        case foreignOption(String, offeredBy: [String])
        case missingValue(of: String)
        /// The next argument is an option, so it was probably not meant as the value.
        case optionInsteadOfValue(of: String, found: String)
        case unexpectedValue(of: String, value: String)
        case invalidValue(of: Subject, value: String, problem: ValueProblem)
        case conflict(String, String)
        /// An option that has no effect without another one.
        case missingCompanion(String, of: String)
        /// The argument's placeholder in the help.
        case missingArgument(LocalizedText)
        /// Options that the command can't ask for, as there is no terminal to ask on.
        case missingOptions([String])
        case unexpectedArgument(String)
    }

    /// What a value belongs to.
    enum Subject: Equatable, Sendable {
        case option(String)
        case argument(LocalizedText)
    }
}
