import Words

extension UsageErrorWords {
    /// Describes what is wrong with a value and what is valid.
    func invalidValue(_ subject: UsageError.Subject, _ value: String, _ problem: ValueProblem) -> String {
        let name =
            switch subject {
            case .option(let typed): quote(typed)
            case .argument(let placeholder): placeholder[language]
            }
        guard let expected = expectation(of: problem) else {
            return say("\(name) must not be empty", "\(name) не може бути порожнім")
        }
        return say(
            "\(name) takes \(expected), not \(quote(value))",
            "\(name) приймає \(expected), а не \(quote(value))")
    }

    /// What is valid instead; `nil` if any text that is not empty is.
    private func expectation(of problem: ValueProblem) -> String? {
        switch problem {
        case .empty: nil
        case .notAnInteger(let bounds):
            say(
                "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
                "ціле число від \(bounds.lowerBound) до \(bounds.upperBound)")
        case .notAFraction(let bounds):
            say("a fraction such as 0.6 or 60%, ", "частку, як-от 0.6 чи 60%, ") + interval(bounds)
        case .notADuration(let bounds):
            say(
                "a time such as 800ms, 1.5s, 10m, 12h or 7d, \(interval(bounds))",
                "час, як-от 800ms, 1.5s, 10m, 12h чи 7d, \(interval(bounds))")
        case .notAServer:
            say(
                "the address of a server, such as https://example.org/v1",
                "адресу сервера, як-от https://example.org/v1")
        case .notAnAmount:
            say(
                "digits, with a point before decimals, such as 1500 or 7853.33",
                "цифри, з крапкою перед дробовою частиною, як-от 1500 чи 7853.33")
        case .notAChoice(let choices, _):
            say("one of ", "одне з: ") + choices.joined(separator: ", ")
        }
    }

    private func interval(_ bounds: ClosedRange<Duration>) -> String {
        let longest = duration(bounds.upperBound)
        guard bounds.lowerBound > .zero else { return say("at most \(longest)", "щонайбільше \(longest)") }
        let shortest = duration(bounds.lowerBound)
        return say("from \(shortest) to \(longest)", "від \(shortest) до \(longest)")
    }

    /// The spelling on the command line, in the largest unit that gives a whole number.
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
            ? say("at least \(lower)", "не меншу за \(lower)")
            : say("greater than \(lower)", "більшу за \(lower)")
        let upperEnd =
            bounds.includesUpper
            ? say("at most \(upper)", "не більшу за \(upper)")
            : say("less than \(upper)", "меншу за \(upper)")
        return say("\(lowerEnd) and \(upperEnd)", "\(lowerEnd) і \(upperEnd)")
    }

    /// `1`, not `1.0`.
    private func number(_ bound: Double) -> String {
        let text = "\(bound)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
