import Records
package import TerminalKit

/// Writes errors to standard error: as lines, or as JSON if the output is JSON.
package struct ErrorOutput {
    private let console: Console
    private let program: String
    private let isJSON: Bool
    private let paint: Paint

    /// Writes errors in the form that this command line requests.
    package init(_ call: Call) { self.init(call, console: call.console) }

    /// Writes errors to `console` in the form that this command line requests.
    package init(_ call: Call, console: Console) {
        self.console = console
        program = call.program.name
        isJSON = call.asksForJSON
        paint = Paint(call, isTerminal: console.isErrorTerminal)
    }

    /// Says why a command ends.
    package func tell(_ stop: CommandStop) {
        console.writeError(isJSON ? ErrorDocument(stop).jsonLine(of: program) : text(of: stop))
    }

    /// Reports an error that doesn't end the command, always as lines.
    package func warn(_ stop: CommandStop) { console.writeError(text(of: stop)) }

    private func text(of stop: CommandStop) -> String {
        let headline = paint("\(program):", Paint.error) + " " + paint(stop.message, Paint.heading)
        let rows = stop.rows.map { row in
            "  " + paint(row.name, Paint.name) + row.rest
        }
        let lines = [headline] + rows + stop.details.map { "  " + $0 } + [stop.advice].compactMap(\.self)
        return lines.map { $0 + "\n" }.joined()
    }
}

/// Styles text, if the stream can show styles.
package struct Paint {
    package static let heading = Style(attributes: .bold)
    /// Legible on a light background as well as on a dark one, and in a palette of 256 colours.
    package static let name = Style(foreground: Color(0x008787), attributes: .bold)
    package static let error = Style(foreground: Color(0xD73A3A), attributes: .bold)

    private let depth: ColorDepth
    private let isPlain: Bool

    /// For standard error where that is a terminal, or for standard output.
    package init(_ call: Call, isTerminal: Bool) {
        let environment = call.console.environment
        depth = ColorDepth.resolve(
            choice: call.colorChoice, environment: environment, isTerminal: isTerminal)
        isPlain = depth == .none && (!isTerminal || ["", "dumb"].contains(environment["TERM"] ?? ""))
    }

    /// Leaves text unstyled.
    package init() { (depth, isPlain) = (.none, true) }

    /// `text`, which neither begins nor ends with a blank, in `style`.
    package func callAsFunction(_ text: String, _ style: Style) -> String {
        guard !isPlain, style != Style(), !text.isEmpty else { return text }
        var canvas = Canvas(size: Size(columns: text.columns, rows: 1))
        canvas.put(text, at: .zero, style: style)
        let line = ANSIEncoder(depth: depth).encode(canvas)
        return line.hasSuffix("\n") ? String(line.dropLast()) : line
    }
}

/// Why a command ends, as data: on one line, so that it can be told from the warnings before it.
struct ErrorDocument: Document {
    struct Fault: Described {
        let code: Int
        let name, message: String
        let advice: String?
        let candidates: [Candidate]
        let details: [String]

        static let fields: [Field<Fault>] = [
            .json("code", \.code, "the exit code"),
            .json("name", \.name, "its name, such as notFound"),
            .json("message", \.message, "what happened, in the language of the interface"),
            .json("advice", \.advice, "what to do, in that language; missing if there is nothing to do"),
            .json("candidates", \.candidates, "what may have been meant"),
            .json("details", \.details, "more about what happened"),
        ]
    }

    struct Candidate: Described {
        let name: String
        let number, title: String?

        static let fields: [Field<Candidate>] = [
            .json("name", \.name, "what to type"),
            .json("number", \.number, "masked number, if it is a card"),
            .json(
                "title", \.title,
                "what it is: a card’s title, or a payment in words; missing if the name says enough"),
        ]
    }

    static let shape = "error/1"
    static let fields: [Field<ErrorDocument>] = [.json("error", \.error, "what happened")]

    private let error: Fault

    init(_ stop: CommandStop) {
        error = Fault(
            code: Int(stop.exitCode.rawValue), name: stop.exitCode.name, message: stop.message,
            advice: stop.advice,
            candidates: stop.candidates.map { Candidate(name: $0.name, number: $0.number, title: $0.title) },
            details: stop.details)
    }
}
