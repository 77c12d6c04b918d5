import Foundation
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
        console.writeError(isJSON ? ErrorDocument(stop, of: program).json : text(of: stop))
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

/// An error as JSON on one line, so that it can be told from the warnings before it.
private struct ErrorDocument: Encodable {
    struct Fault: Encodable {
        let code: Int32
        let name: String
        let message: String
        let advice: String?
        let candidates: [CommandStop.Candidate]
        let details: [String]
    }

    let schema: String
    let error: Fault

    init(_ stop: CommandStop, of program: String) {
        schema = "\(program).error/1"
        error = Fault(
            code: stop.exitCode.rawValue, name: stop.exitCode.name, message: stop.message,
            advice: stop.advice, candidates: stop.candidates, details: stop.details)
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            return self.error.message + "\n"  // Never, because it contains only texts and a number.
        }
    }
}
