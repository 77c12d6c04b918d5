import Foundation

/// The output of a command that only has text, as JSON.
struct TextDocument: Encodable {
    private let schema: String
    private let command: String
    private let text: String

    /// Prints as JSON the text that `run` writes to the console of its call.
    @MainActor
    static func print(_ call: Call, _ run: @MainActor (Call) async throws -> Void) async throws {
        let output = Output()
        var console = call.console
        console.isTerminal = false
        console.write = { text throws(Console.OutputError) in output.text += text }
        try await run(call.on(console))
        let document = TextDocument(
            schema: "\(call.program.name).text/1", command: call.command.name, text: output.text)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try call.console.write(String(decoding: try encoder.encode(document), as: UTF8.self) + "\n")
    }

    private final class Output {
        var text = ""
    }
}
