import PaymentCardsContract

/// How the answer looks.
enum OutputOptions {
    static let all = [format(OutputFormat.allCases), plain, json, color, width]

    /// For a command that answers with values, which have no picture and no width.
    static let ofValues = [format(OutputFormat.ofValues), plain, json, color]

    private static func format(_ formats: [OutputFormat]) -> Option {
        Option(
            key: .format, group: .output, kind: .choice(formats.map { Choice($0) }),
            placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"),
            summary: LocalizedText(en: "Form of the output", uk: "Формат виводу"))
    }

    private static let plain = Option(
        key: .plain, group: .output, kind: .shorthand(of: .format, choice: OutputFormat.plain.rawValue),
        summary: LocalizedText(en: "The same as --format plain", uk: "Те саме, що --format plain"),
        conflicts: [.json, .format])

    private static let json = Option(
        key: .json, group: .output, kind: .shorthand(of: .format, choice: OutputFormat.json.rawValue),
        summary: LocalizedText(en: "The same as --format json", uk: "Те саме, що --format json"),
        conflicts: [.format])

    private static let color = Option(
        key: .color, group: .output, kind: .choice(of: ColorChoice.self),
        placeholder: LocalizedText(en: "WHEN", uk: "КОЛИ"),
        summary: LocalizedText(en: "When to use colour", uk: "Коли використовувати колір"),
        standard: ColorChoice.auto.rawValue)

    private static let width = Option(
        key: .width, group: .output, kind: .integer(20...1000),
        placeholder: LocalizedText(en: "COLUMNS", uk: "СТОВПЦІ"),
        summary: LocalizedText(
            en: "Draw for this many columns, 20 to 1000, instead of the terminal’s own",
            uk: "Малювати на стільки стовпців, від 20 до 1000, а не на ширину термінала"))
}
