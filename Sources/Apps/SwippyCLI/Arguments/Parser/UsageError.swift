import Words

/// A command line that cannot be carried out: what is wrong with it, as data. The words are in ``UsageErrorMessage``.
struct UsageError: Error, Equatable, Sendable {
    let problem: Problem
    /// The name of the command or the group whose help explains it, if one was recognised.
    var command: String?

    /// Options are named as they were typed (`-w`, `--width`).
    enum Problem: Equatable, Sendable {
        case missingCommand(before: String)
        case unknownCommand(String, suggestions: [String])
        /// A group alone, which has these commands.
        case missingMember(of: String, [String])
        case unknownOption(String, suggestions: [String])
        /// The option exists, but for other commands.
        case foreignOption(String, offeredBy: [String])
        case missingValue(of: String)
        /// The next argument is an option's name, so it was probably not meant as the value.
        case optionInsteadOfValue(of: String, found: String)
        case unexpectedValue(of: String, value: String)
        case invalidValue(of: Subject, value: String, problem: ValueProblem)
        case conflict(String, String)
        /// An option that means nothing without another one.
        case missingCompanion(String, of: String)
        /// What stands for the argument in the help.
        case missingArgument(LocalizedText)
        /// Options that the command can't ask for, as nobody is there to answer.
        case missingOptions([String])
        case unexpectedArgument(String)
    }

    /// Whose value it is.
    enum Subject: Equatable, Sendable {
        case option(String)
        case argument(LocalizedText)
    }
}
