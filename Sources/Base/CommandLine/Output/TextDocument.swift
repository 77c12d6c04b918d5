import Records

/// The output of a command that only has text, as JSON.
struct TextDocument: Document {
    static let shape = "text/1"
    static let fields: [Field<TextDocument>] = [
        .json("command", \.command, "the command’s name"),
        .json("text", \.text, "what it prints otherwise"),
    ]

    private let command, text: String

    /// Prints as JSON the text that `run` writes to the console of its call.
    @MainActor
    static func print(_ call: Call, _ run: @MainActor (Call) async throws -> Void) async throws {
        let output = Output()
        var console = call.console
        console.isTerminal = false
        console.write = { text throws(Console.OutputError) in output.text += text }
        try await run(call.on(console))
        let document = TextDocument(command: call.command.name, text: output.text)
        try call.console.write(document.jsonLine(of: call.program.name))
    }

    private final class Output {
        var text = ""
    }
}
