/// The values of the options that were given.
struct OptionValues: Equatable, Sendable {
    private var values: [OptionKey: [ParsedValue]] = [:]

    func all(_ key: OptionKey) -> [ParsedValue] { values[key] ?? [] }

    func last(_ key: OptionKey) -> ParsedValue? { values[key]?.last }

    func contains(_ key: OptionKey) -> Bool { values[key] != nil }

    mutating func append(_ value: ParsedValue, to key: OptionKey) {
        values[key, default: []].append(value)
    }
}
