package import Words
import Values

/// The vocabulary of usage errors in one language. The user's input is quoted and made visible.
package struct UsageErrorWords {
    /// The command's name on the command line; empty if none was recognized.
    package let command: String
    package let voice: Voice

    /// What happened.
    package func summary(of problem: UsageError.Problem) -> String {
        switch problem {
        case .missingCommand(let option):
            voice("no command is given for \(quote(option))", "не вказано команду для \(quote(option))")
        case .unknownCommand(let name, _):
            voice("there is no command \(quote(name))", "немає команди \(quote(name))")
        case .gone(.command(let name), let gone):
            voice(
                "there is no command \(quote(name)) since \(gone.version)",
                "команди \(quote(name)) немає від версії \(gone.version)")
        case .gone(.option(let name), let gone):
            command.isEmpty
                ? voice(
                    "there is no option \(quote(name)) since \(gone.version)",
                    "параметра \(quote(name)) немає від версії \(gone.version)")
                : voice(
                    "the command \(command) has no option \(quote(name)) since \(gone.version)",
                    "команда \(command) не має параметра \(quote(name)) від версії \(gone.version)")
        case .gone(.setting(let name), let gone):
            voice(
                "there is no setting \(quote(name)) since \(gone.version)",
                "налаштування \(quote(name)) немає від версії \(gone.version)")
        case .unknownSetting(let name, _):
            voice("there is no setting \(quote(name))", "немає налаштування \(quote(name))")
        case .missingMember(let group, let commands):
            voice(
                "\(quote(group)) needs a command: \(commands.joined(separator: ", "))",
                "після \(quote(group)) потрібна команда: \(commands.joined(separator: ", "))")
        case .unknownOption(let name, _):
            command.isEmpty
                ? voice("there is no option \(quote(name))", "немає параметра \(quote(name))")
                : voice(
                    "the command \(command) has no option \(quote(name))",
                    "команда \(command) не має параметра \(quote(name))")
        case .foreignOption(let name, let commands):
            foreignOption(name, commands.joined(separator: ", "))
        case .missingValue(let option, let wanted): missingValue(of: option, wanted)
        case .optionInsteadOfValue(let option, let found):
            voice(
                "\(quote(option)) needs a value, but the option \(quote(found)) follows it",
                "параметру \(quote(option)) потрібне значення, а далі йде параметр \(quote(found))")
        case .unexpectedValue(let option, let value):
            voice(
                "\(quote(option)) takes no value, but has \(quote(value))",
                "параметр \(quote(option)) не приймає значення, а має \(quote(value))")
        case .invalidValue(let subject, let value, let problem):
            invalidValue(subject, value, problem)
        case .conflict(let first, let second):
            voice(
                "\(quote(first)) and \(quote(second)) can’t be used together",
                "параметри \(quote(first)) і \(quote(second)) несумісні")
        case .repeated(let option):
            voice(
                "\(quote(option)) can’t be given twice", "параметр \(quote(option)) не можна вказати двічі")
        case .missingCompanion(let other, let option):
            voice(
                "\(quote(option)) works only with \(quote(other))",
                "параметр \(quote(option)) має сенс лише з \(quote(other))")
        case .missingArgument(let argument):
            voice(
                "the command \(command) needs an argument: \(voice[argument])",
                "команді \(command) потрібен аргумент: \(voice[argument])")
        case .missingOptions(let options):
            voice(
                "the command \(command) can’t ask questions here, so it needs \(options.joined(separator: ", "))",
                "команда \(command) не може тут запитати, тож їй потрібні \(options.joined(separator: ", "))")
        case .unexpectedArgument(let word, _), .fileAfterForm(_, let word):
            voice(
                "the argument \(quote(word)) is one too many for the command \(command)",
                "аргумент \(quote(word)) зайвий для команди \(command)")
        }
    }

    /// What to do, if there is better advice than reading the help.
    package func advice(for problem: UsageError.Problem) -> String? {
        switch problem {
        case .unknownCommand(_, let suggestions), .unexpectedArgument(_, let suggestions),
            .unknownSetting(_, let suggestions):
            didYouMean(suggestions)
        case .gone(_, let gone): voice[gone.instead]
        case .unknownOption(let name, let suggestions):
            didYouMean(suggestions)
                ?? voice(
                    "If \(quote(name)) is an argument, write -- before it.",
                    "Якщо \(quote(name)) — аргумент, поставте перед ним --.")
        case .invalidValue(_, _, .notAChoice(_, let suggestions)): didYouMean(suggestions)
        case .optionInsteadOfValue(let option, let found):
            voice(
                "If that is the value, write \(option)=\(shown(found)) instead.",
                "Якщо це значення, напишіть \(option)=\(shown(found)) замість цього.")
        case .unexpectedValue(let option, _):
            voice("Write \(option) alone.", "Напишіть \(option) без значення.")
        case .conflict:
            voice("Use only one of them.", "Вкажіть лише один із них.")
        case .repeated:
            voice("Only one place can be read or written.", "Читати й записувати можна лише одне місце.")
        case .fileAfterForm(let form, let file):
            voice(
                "To write to that file, redirect the output: --\(form) > \(shown(file)).",
                "Щоб записати в цей файл, перенаправте вивід: --\(form) > \(shown(file)).")
        case .missingCommand, .missingMember, .foreignOption, .missingValue, .invalidValue, .missingCompanion,
            .missingArgument, .missingOptions:
            nil
        }
    }

    package func quote(_ typed: String) -> String {
        voice("“\(shown(typed))”", "«\(shown(typed))»")
    }

    /// The user's input as it may be shown: long numbers are masked, so that no card number is on the screen or in a log.
    private func shown(_ typed: String) -> String { VisibleText(typed.withMaskedLongNumbers).text }

    private func didYouMean(_ suggestions: [String]) -> String? {
        guard let last = suggestions.last else { return nil }
        let others = suggestions.dropLast().joined(separator: ", ")
        let words = others.isEmpty ? last : voice("\(others) or \(last)", "\(others) чи \(last)")
        return voice("Did you mean \(words)?", "Можливо, ви мали на увазі \(words)?")
    }

    /// `--version` belongs to no command.
    private func foreignOption(_ name: String, _ commands: String) -> String {
        guard !commands.isEmpty else {
            return voice("\(quote(name)) is used without a command", "\(quote(name)) пишуть без команди")
        }
        return voice(
            "\(quote(name)) is not an option of \(command), but of: \(commands)",
            "параметр \(quote(name)) належить не команді \(command), а таким: \(commands)")
    }
}

extension UsageErrorWords {
    /// Says what kind of value an option takes: what is valid or, where everything is, an example.
    private func missingValue(of option: String, _ wanted: WantedValue) -> String {
        if let valid = wanted.rule.flatMap(expectation) {
            return voice(
                "\(quote(option)) needs a value: \(valid)",
                "параметр \(quote(option)) приймає \(valid), а значення не вказано")
        }
        let kind = wanted.placeholder.map { ": " + voice[$0] } ?? ""
        let example = wanted.example.map { voice(", such as \($0)", ", як-от \($0)") } ?? ""
        return voice(
            "\(quote(option)) needs a value\(kind)\(example)",
            "параметру \(quote(option)) потрібне значення\(kind)\(example)")
    }

    /// Describes what is wrong with a value and what is valid.
    package func invalidValue(_ subject: UsageError.Subject, _ value: String, _ problem: ValueProblem)
        -> String
    {
        let name =
            switch subject {
            case .option(let typed): quote(typed)
            case .argument(let placeholder): voice[placeholder]
            }
        if problem == .cardNumber {
            return voice("\(name) takes an amount, not a card number", "\(name) — сума, а не номер картки")
        }
        guard let expected = expectation(of: problem) else {
            return voice("\(name) must not be empty", "\(name) не може бути порожнім")
        }
        let shown = problem == .notAServer ? withoutSecrets(value) : value
        return voice(
            "\(name) takes \(expected), not \(quote(shown))",
            "\(name) приймає \(expected), а не \(quote(shown))")
    }

    /// The text given as a URL, without any possible password or token.
    private func withoutSecrets(_ url: String) -> String {
        let address = url.prefix { !"?#".contains($0) }
        let host = address.lastIndex(of: "@").map { "…" + address[$0...] } ?? String(address)
        return address.endIndex < url.endIndex ? host + "…" : host
    }

    /// What is valid instead; `nil` if any non-empty text is.
    private func expectation(of problem: ValueProblem) -> String? {
        switch problem {
        case .empty, .cardNumber: nil
        case .notAnInteger(let bounds):
            voice(
                "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
                "ціле число від \(bounds.lowerBound) до \(bounds.upperBound)")
        case .notAFraction(let bounds):
            voice("a fraction such as 0.6 or 60%, ", "частку, як-от 0.6 чи 60%, ") + interval(bounds)
        case .notADuration(let bounds):
            voice(
                "a time such as 800ms, 1.5s, 10m, 12h or 7d, \(interval(bounds))",
                "час, як-от 800ms, 1.5s, 10m, 12h чи 7d, \(interval(bounds))")
        case .notDays(let bounds):
            voice(
                "days or weeks such as 7d or 2w, week or month, at most \(bounds.upperBound)d",
                "дні чи тижні, як-от 7d чи 2w, week чи month, щонайбільше \(bounds.upperBound)d")
        case .misformed(let expectation): voice[expectation]
        case .notAServer:
            voice(
                "the address of a server, such as https://example.org/v1",
                "адресу сервера, як-от https://example.org/v1")
        case .notAnAmount:
            voice(
                "digits, with a point before decimals, such as 1500 or 7853.33",
                "цифри, з крапкою перед дробовою частиною, як-от 1500 чи 7853.33")
        case .notAChoice(let choices, _):
            voice("one of ", "одне з: ") + choices.map { voice[$0] }.joined(separator: ", ")
        }
    }

    private func interval(_ bounds: ClosedRange<Duration>) -> String {
        let longest = duration(bounds.upperBound)
        guard bounds.lowerBound > .zero else { return voice("at most \(longest)", "щонайбільше \(longest)") }
        let shortest = duration(bounds.lowerBound)
        return voice("from \(shortest) to \(longest)", "від \(shortest) до \(longest)")
    }

    /// The spelling on the command line, in the largest unit that makes it a whole number.
    private func duration(_ duration: Duration) -> String {
        let milliseconds = Int(duration / .milliseconds(1))
        let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1000, "s")]
        let unit = units.first { milliseconds >= $0.0 && milliseconds.isMultiple(of: $0.0) } ?? (1, "ms")
        return "\(milliseconds / unit.0)\(unit.1)"
    }

    private func interval(_ bounds: FractionBounds) -> String {
        let (lower, upper) = (number(bounds.lower), number(bounds.upper))
        let lowerEnd =
            bounds.includesLower
            ? voice("at least \(lower)", "не меншу за \(lower)")
            : voice("greater than \(lower)", "більшу за \(lower)")
        let upperEnd =
            bounds.includesUpper
            ? voice("at most \(upper)", "не більшу за \(upper)")
            : voice("less than \(upper)", "меншу за \(upper)")
        return voice("\(lowerEnd) and \(upperEnd)", "\(lowerEnd) і \(upperEnd)")
    }

    /// `1`, not `1.0`.
    private func number(_ bound: Double) -> String {
        let text = "\(bound)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
