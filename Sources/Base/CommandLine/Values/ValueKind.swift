import Foundation
import Values
package import Words

/// What an option or an argument accepts, in enough detail for parsing and for completion.
public enum ValueKind: Sendable {
    /// No value: the option is a flag.
    case flag
    /// No value: the option is short for another one with this choice.
    case shorthand(of: String, choice: String)
    /// Any text. The suggestions are only for completions.
    case text(suggestions: [String] = [])
    /// Any text; while it is typed, the shell asks the program for completions.
    case asked(CompletionSubject)
    case path
    /// The URL of a server.
    case server
    case integer(ClosedRange<Int>)
    case fraction(FractionBounds)
    case duration(ClosedRange<Duration>)
    /// A number of days or weeks, such as `7d` or `2w`; the value is the number of days.
    case days(ClosedRange<Int>)
    /// Text of a form that the program defines.
    case form(ValueForm)
    /// An exact amount of money, kept as it was typed.
    case amount
    case choice([Choice])
    /// A command or a group of the program.
    case command
    /// The name of a setting of the program.
    case setting
    /// The value of the setting that the argument before it names. The command checks it.
    case settingValue

    /// A choice among all cases of a type.
    package static func choice(of type: (some ChoiceValue).Type) -> ValueKind {
        .choice(type.allCases.map { Choice($0) })
    }

    /// Whether the option takes a value.
    package var takesValue: Bool {
        switch self {
        case .flag, .shorthand: false
        case .text, .form, .asked, .path, .server, .integer, .fraction, .duration, .days, .amount, .choice,
            .command, .setting, .settingValue:
            true
        }
    }

    /// The words a shell can complete, in the order of the help.
    package var completions: [String] {
        switch self {
        case .flag, .shorthand, .asked, .path, .server, .integer, .fraction, .duration, .days, .amount,
            .command, .setting, .settingValue:
            []
        case .text(let suggestions): suggestions
        case .form(let form): form.suggestions
        case .choice(let choices): choices.filter(\.isOneWord).map(\.spelling)
        }
    }
}

/// A form of text that a program defines, such as a day.
public struct ValueForm: Sendable {
    /// The words that a shell can complete.
    package let suggestions: [String]
    /// What is valid, such as "a date such as 2026-11-20".
    package let expectation: LocalizedText
    package let accepts: @Sendable (String) -> Bool

    package init(
        suggestions: [String] = [], expectation: LocalizedText, accepts: @escaping @Sendable (String) -> Bool
    ) {
        (self.suggestions, self.expectation, self.accepts) = (suggestions, expectation, accepts)
    }
}

extension ValueKind {
    /// Parses `text` as a value of this kind, independently of the locale.
    package func value(from text: String) throws(ValueProblem) -> ParsedValue {
        guard !text.isEmpty else { throw .empty }
        guard let value = parsed(text) else { throw problem(with: text) }
        return value
    }

    private func parsed(_ text: String) -> ParsedValue? {
        switch self {
        case .flag, .shorthand: .flag
        case .text, .asked, .path, .command, .setting, .settingValue: .text(text)
        case .server: Self.isServer(text) ? .text(text) : nil
        case .form(let form): form.accepts(text) ? .text(text) : nil
        case .amount: !Self.isCardNumber(text) && Self.mayBeAmount(text) ? .text(text) : nil
        case .integer(let bounds): Int(text).flatMap { bounds.contains($0) ? .integer($0) : nil }
        case .fraction(let bounds):
            Self.fraction(from: text).flatMap { bounds.contains($0) ? .fraction($0) : nil }
        case .duration(let bounds):
            Self.duration(from: text).flatMap { bounds.contains($0) ? .duration($0) : nil }
        case .days(let bounds): Self.days(from: text).flatMap { bounds.contains($0) ? .integer($0) : nil }
        case .choice(let choices): choices.first { $0.isMeant(text) }.map { .choice($0.spelling) }
        }
    }

    /// Why `text` is no value of this kind. Of a kind that takes any text, only an empty one isn't.
    package func problem(with text: String) -> ValueProblem {
        switch self {
        case .flag, .shorthand, .text, .asked, .path, .command, .setting, .settingValue: .empty
        case .server: .notAServer
        case .form(let form): .misformed(form.expectation)
        case .amount: Self.isCardNumber(text) ? .cardNumber : .notAnAmount
        case .integer(let bounds): .notAnInteger(in: bounds)
        case .fraction(let bounds): .notAFraction(in: bounds)
        case .duration(let bounds): .notADuration(in: bounds)
        case .days(let bounds): .notDays(in: bounds)
        case .choice(let choices):
            .notAChoice(
                of: choices.map(\.listed),
                suggestions: Suggestions.nearest(
                    to: text, among: choices.flatMap { [$0.spelling] + $0.names.flatMap(\.all) }))
        }
    }

    /// Whether there is a card number in it, by its check digit.
    private static func isCardNumber(_ text: String) -> Bool { text.withMaskedCardNumbers != text }

    /// Whether it is an amount in some currency: only with the currency of what is paid, `12.345` has one meaning.
    private static func mayBeAmount(_ text: String) -> Bool {
        do throws(AmountText.Problem) {
            _ = try AmountText.amount(of: text)
            return true
        } catch .ambiguous {
            return true
        } catch {
            return false
        }
    }

    /// Whether it is an `http` or `https` URL without user, query or fragment.
    private static func isServer(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty else {
            return false
        }
        return ["http", "https"].contains(parts.scheme?.lowercased()) && parts.user == nil
            && parts.password == nil && parts.query == nil && parts.fragment == nil
            && (1...65_535).contains(parts.port ?? 1)
    }

    /// `0.6` or `60%`.
    private static func fraction(from text: String) -> Double? {
        guard text.hasSuffix("%") else { return decimal(from: text) }
        return decimal(from: text.dropLast()).map { $0 / 100 }
    }

    /// `800ms`, `1.5s`, `10m`, `12h` or `7d`. The unit is required: a bare number would be ambiguous.
    private static func duration(from text: String) -> Duration? {
        let units = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400)]
        guard let (name, unit) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
        return decimal(from: text.dropLast(name.count)).flatMap { seconds($0 * unit) }
    }

    /// `7d` or `2w`: digits and a unit; or `today`, `week` and `month`, which is 30 days.
    package static func days(from text: String) -> Int? {
        switch text.lowercased() {
        case "today", "сьогодні": return 0
        case "tomorrow", "завтра": return 1
        case "week", "тиждень": return 7
        case "month", "місяць": return 30
        default: break
        }
        let factor = text.hasSuffix("w") ? 7 : text.hasSuffix("d") ? 1 : 0
        let digits = text.dropLast()
        let isNumber = factor > 0 && digits.utf8.count <= 9 && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        return isNumber ? Int(digits).map { $0 * factor } : nil
    }

    /// `Duration` traps on numbers of seconds that it can't represent, so anything over ten years is rejected first.
    private static func seconds(_ number: Double) -> Duration? {
        abs(number) <= 315_360_000 ? .seconds(number) : nil
    }

    /// Accepts digits with at most a sign and a point: no `nan`, `inf`, hexadecimal or exponent.
    private static func decimal(from text: some StringProtocol) -> Double? {
        let allowed = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard allowed, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

/// A value after it has been checked against its ``ValueKind``.
package enum ParsedValue: Equatable, Sendable {
    /// The flag was given.
    case flag
    case text(String)
    case integer(Int)
    /// A finite fraction inside the option's bounds: 0.6 for `0.6` and for `60%`.
    case fraction(Double)
    case duration(Duration)
    /// The documented spelling of the choice, even if an alias was typed.
    case choice(String)

    /// The value's spelling on the command line.
    package var text: String {
        switch self {
        case .flag: ""
        case .text(let text), .choice(let text): text
        case .integer(let number): "\(number)"
        case .fraction(let fraction): "\(fraction)"
        case .duration(let duration): duration.spelling
        }
    }
}

extension Duration {
    /// The duration in seconds or, if that isn't a whole number, in milliseconds.
    fileprivate var spelling: String {
        let (seconds, attoseconds) = components
        let thousandths = attoseconds / 1_000_000_000_000_000
        return thousandths == 0 ? "\(seconds)s" : "\(seconds * 1000 + thousandths)ms"
    }
}

/// Why a text is not a value of its kind, and what is valid.
package enum ValueProblem: Error, Equatable, Sendable {
    case empty
    case notAnInteger(in: ClosedRange<Int>)
    case notAFraction(in: FractionBounds)
    case notADuration(in: ClosedRange<Duration>)
    case notDays(in: ClosedRange<Int>)
    /// What is valid, such as "a date such as 2026-11-20".
    case misformed(LocalizedText)
    case notAServer
    case notAnAmount
    /// A card number stands where an amount is expected.
    case cardNumber
    case notAChoice(of: [LocalizedText], suggestions: [String])
}
