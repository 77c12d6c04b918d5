import PaymentCardsEntity
import Values

extension ValueKind {
    /// Parses `text` as a value of this kind, independently of the locale.
    func value(from text: String) throws(ValueProblem) -> ParsedValue {
        guard !text.isEmpty else { throw .empty }
        switch self {
        case .flag, .shorthand: return .flag
        case .text, .path, .command: return .text(text)
        case .integer(let bounds):
            guard let number = Int(text), bounds.contains(number) else { throw .notAnInteger(in: bounds) }
            return .integer(number)
        case .fraction(let bounds):
            guard let fraction = Self.fraction(from: text), bounds.contains(fraction) else {
                throw .notAFraction(in: bounds)
            }
            return .fraction(fraction)
        case .duration(let bounds):
            guard let duration = Self.duration(from: text), bounds.contains(duration) else {
                throw .notADuration(in: bounds)
            }
            return .duration(duration)
        case .amount:
            do {
                _ = try AmountText.amount(of: text)
            } catch {
                throw .notAnAmount
            }
            return .text(text)
        case .choice(let choices):
            guard let choice = choices.first(where: { $0.isMeant(text) }) else {
                let spellings = choices.map(\.spelling)
                throw .notAChoice(of: spellings, suggestions: Suggestions.nearest(to: text, among: spellings))
            }
            return .choice(choice.spelling)
        }
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
