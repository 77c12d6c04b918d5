import CommandLine

/// Greets: `hello greet Asha --times 2`.
let hello = Program(
    "hello", version: "1.0",
    purpose: LocalizedText(en: "greetings in the terminal", uk: "вітання в терміналі"),
    commands: [Greet.self], settings: [Setting(Greet.times)])

struct Greet: Command {
    static let name = "greet"
    static let summary = LocalizedText(en: "Greet somebody", uk: "Привітати когось")
    static let arguments = [who]
    static let options = [times]
    static let examples = [Example("hello greet Asha", "one greeting", "одне вітання")]

    static let who = Argument("NAME", "ІМ’Я", kind: .text(), en: "Whom to greet", uk: "Кого привітати")
    static let times = Option(
        "times", kind: .integer(1...9), placeholder: LocalizedText(en: "COUNT", uk: "СКІЛЬКИ"),
        en: "How many times", uk: "Скільки разів", standard: LocalizedText(en: "1", uk: "1"))

    let call: Call

    func run() throws {
        let name = try call.argument(Self.who)
        for _ in 1...(call.integer(Self.times) ?? 1) { try call.print("Hello, \(name)!") }
    }
}
