import TerminalKit
import Values
package import Words

/// Ends a command early: the exit code, and what to say on standard error.
public struct CommandStop: Error {
    package let exitCode: ExitCode
    /// What happened, in complete sentences.
    package let message: String
    /// What may have been meant, if a name was ambiguous or unknown.
    package let candidates: [Candidate]
    /// More about what happened.
    package var details: [String]
    /// What to do; `nil` if nothing can be done.
    package var advice: String?
    /// The error behind the message; `nil` if there is none.
    package var cause: (any Error)?

    /// A stop; see the properties of the same names.
    public init(
        exitCode: ExitCode, message: String, candidates: [Candidate] = [], details: [String] = [],
        advice: String? = nil, cause: (any Error)? = nil
    ) {
        (self.exitCode, self.message, self.candidates) = (exitCode, message.wholeSentence, candidates)
        (self.details, self.advice, self.cause) = (details, advice, cause)
    }

    /// What may be typed instead.
    public struct Candidate: Equatable, Encodable, Sendable {
        package let name: String
        /// The masked number, if it is a card.
        package let number: String?
        /// What it is, such as a card's title; `nil` if the name says enough.
        package let title: String?
        /// Whether the advice names it, so that only a program needs it.
        package let isInAdvice: Bool

        /// What may be typed instead, and what it means.
        public init(name: String, number: String? = nil, title: String? = nil, isInAdvice: Bool = false) {
            (self.name, self.number, self.title, self.isInAdvice) = (name, number, title, isInAdvice)
        }

        private enum CodingKeys: CodingKey { case name, number, title }
    }

    /// The candidates in columns: what may be typed, and the rest of the line.
    package var rows: [(name: String, rest: String)] {
        let cards = candidates.filter { !$0.isInAdvice }
        let names = cards.map(\.name.columns).max() ?? 0
        let numbers = cards.compactMap(\.number?.columns).max() ?? 0
        return cards.map { card in
            let blanks = String(repeating: " ", count: names - card.name.columns + 2)
            let number = card.number ?? ""
            guard let title = card.title else { return (card.name, number.isEmpty ? "" : blanks + number) }
            return (card.name, blanks + number.padded(to: numbers) + (numbers > 0 ? "  " : "") + title)
        }
    }
}

extension String {
    /// The text as error messages are written: with a capital, unless it begins with a path, a file or a quotation, and a full
    /// stop.
    fileprivate var wholeSentence: String {
        let start = prefix { $0 != " " }
        let isWord = start.allSatisfy { $0.isLetter || "’',".contains($0) }
        let text = isWord ? prefix(1).uppercased() + dropFirst() : self
        return text.last.map { ".:?!…".contains($0) } ?? true ? text : text + "."
    }
}

extension CommandStop {
    /// Ends a command whose command line is wrong.
    package init(_ error: UsageError, of program: Program, language: Language) {
        let message = UsageErrorMessage(error, of: program.name, language: language)
        self.init(
            exitCode: .usage, message: message.summary,
            candidates: error.problem.suggestions.map { Candidate(name: $0, isInAdvice: true) },
            advice: message.advice)
    }

    /// Ends a command whose screens failed without saying why. That is a bug in the program, and must not look like success.
    package static func nothingDone(_ language: Language) -> CommandStop {
        CommandStop(
            exitCode: .internalError, message: CommandStrings.bug[language],
            advice: CommandStrings.reportBug[language])
    }
}

extension UsageError.Problem {
    /// The words that may have been meant.
    fileprivate var suggestions: [String] {
        switch self {
        case .unknownCommand(_, let suggestions), .unknownOption(_, let suggestions),
            .unknownSetting(_, let suggestions),
            .invalidValue(_, _, .notAChoice(_, let suggestions)), .unexpectedArgument(_, let suggestions):
            suggestions
        case .missingMember(let group, let commands): commands.map { "\(group) \($0)" }
        case .missingCommand, .foreignOption, .missingValue, .optionInsteadOfValue, .unexpectedValue,
            .invalidValue, .conflict, .repeated, .missingCompanion, .missingArgument, .missingOptions,
            .fileAfterForm, .gone:
            []
        }
    }
}
