package import Words
import Values

/// An invalid command line: what is wrong with it, as data. `UsageErrorMessage` words it.
public struct UsageError: Error, Equatable, Sendable {
    package let problem: Problem
    /// The name of the command or group whose help explains it, if one was recognized.
    package let command: String?

    package init(problem: Problem, command: String? = nil) {
        (self.problem, self.command) = (problem, command)
    }

    /// Options are named as they were typed (`-w`, `--width`).
    package enum Problem: Equatable, Sendable {
        case missingCommand(before: String)
        case unknownCommand(String, suggestions: [String])
        /// Earlier versions had it.
        case gone(Gone.Part, Gone)
        /// A group without a command, and the commands of the group.
        case missingMember(of: String, [String])
        case unknownOption(String, suggestions: [String])
        /// The option exists, but only for other commands; these are the nearest.
        case foreignOption(String, offeredBy: [String])
        case missingValue(of: String, WantedValue)
        /// The next argument is an option, so it was probably not meant as the value.
        case optionInsteadOfValue(of: String, found: String)
        case unexpectedValue(of: String, value: String)
        case invalidValue(of: Subject, value: String, problem: ValueProblem)
        case conflict(String, String)
        /// An option that may be given only once, given twice.
        case repeated(String)
        /// An option that has no effect without another one, or with the form of the output.
        case missingCompanion(String, of: String)
        case unknownSetting(String, suggestions: [String])
        /// The argument's placeholder in the help.
        case missingArgument(LocalizedText)
        /// Options whose values the command can't ask for, as there is no terminal to ask on.
        case missingOptions([String])
        /// An argument that the command doesn't take. Perhaps it was meant as the words that an option takes.
        case unexpectedArgument(String, suggestions: [String] = [])
        /// A word after a form of output, such as `ics`, which may have been meant as the file to write.
        case fileAfterForm(String, file: String)
    }

    /// What a value belongs to.
    package enum Subject: Equatable, Sendable {
        case option(String)
        case argument(LocalizedText)
    }
}

/// What an option takes, for a person who has given it no value.
package struct WantedValue: Equatable, Sendable {
    package let placeholder: LocalizedText?
    /// What is said of any other value, as it names those that are valid; `nil` if all are.
    package let rule: ValueProblem?
    package let example: String?
}

extension UsageError {
    /// `words` name no command of `program`.
    ///
    /// - Parameter others: what may have been meant besides commands.
    init(noCommand words: [String], of program: Program, others: [String] = []) {
        let (first, rest) = (words.first ?? "", words.dropFirst().first)
        if let error = program.error(ofGone: words) {
            self = error
        } else if let rest, let group = program.group(first) {
            let nearest = Suggestions.nearest(to: rest, among: group.words).map { "\(first) \($0)" }
            self.init(problem: .unknownCommand("\(first) \(rest)", suggestions: nearest), command: first)
        } else {
            let options = program.standardCommand.map { program.options(of: $0) } ?? []
            let file = program.habits.options(takingFile: first, among: options)
            let nearest =
                file.isEmpty
                ? program.habits.commands(for: first, among: program.typedWords + others) : file
            self.init(problem: .unknownCommand(first, suggestions: nearest))
        }
    }
}

/// The message for a ``UsageError``: one line about what happened and one about what to do.
package struct UsageErrorMessage: Equatable, Sendable {
    package let summary: String
    package let advice: String

    package init(_ error: UsageError, of program: String, language: Language) {
        let words = UsageErrorWords(command: error.command ?? "", voice: Voice(language))
        let help = error.command.map { "\(program) \($0) --help" } ?? "\(program) --help"
        let tryHelp = LocalizedText(en: "Try: \(help)", uk: "Спробуйте: \(help)")[language]
        summary = words.summary(of: error.problem)
        advice = [words.advice(for: error.problem), tryHelp].compactMap(\.self).joined(separator: " ")
    }
}

/// User input made safe to print: it can't move the cursor, or hide or reorder the text around it.
package struct VisibleText {
    /// Keeps a message on one line: longer text is truncated, since a whole file may have been pasted.
    private static let limit = 60

    /// The text with each control character escaped, as in `\u{1B}`.
    package let text: String

    /// Uses only the beginning of `typed`, enough to recognize it.
    package init(_ typed: String) {
        let scalars = typed.unicodeScalars
        let start = Self.visible(scalars.prefix(Self.limit))
        text = scalars.dropFirst(Self.limit).isEmpty ? start : start + "…"
    }

    /// Uses all of `typed`, for text that is useless when cut.
    package init(whole typed: String) {
        text = Self.visible(typed.unicodeScalars[...])
    }

    /// Uses a whole path, since a truncated one wouldn't identify the file, but without a card number typed in its place.
    package init(path: String) {
        self.init(whole: path.withMaskedNames)
    }

    private static func visible(_ scalars: Substring.UnicodeScalarView) -> String {
        var visible = ""
        for scalar in scalars {
            if isHidden(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// Whether cleaning would remove it from a text of its own, or Unicode hasn't assigned it yet.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch ScalarTreatment(scalar) {
        case .stays: scalar.properties.generalCategory == .unassigned
        case .joins: scalar.properties.generalCategory == .format
        case .becomesSpace, .isShown, .isDropped: true
        }
    }
}
