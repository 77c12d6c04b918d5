import ScreenContract
import TestSupport
import Testing

@testable import Trace

private struct Masked: CustomStringConvertible {
    let secret: String
    var description: String { "masked" }
}

private struct Mixed {
    let name = "a name"
    let count = 3
    let isOn = true
    let isOff = false
    let values = [1, 2]
    let none: Int? = nil
    let event: ScreenEvent? = .timeAdvanced(to: .seconds(1))
    let inner = Masked(secret: "4111")
}

private struct Stepped {
    let step = Step.at(Place(index: 2, name: "a name", next: .at(Place(index: 3, name: "a name", next: nil))))
    let choice = Choice.one(Masked(secret: "4111"))
}

private indirect enum Step { case at(Place) }

private struct Pair<One: Sendable, Other: Sendable>: Sendable {
    let one: One
    let other: Other
}

private struct Place {
    let index: Int
    let name: String
    let next: Step?
}

private enum Choice {
    case plain
    case one(Masked)
    case several(Int, of: String)
}

@Suite("The short text of a value")
struct ShortTextTests {
    @Test(
        "names cases with what goes with them, and of structs only what is no text",
        arguments: [
            (Choice.plain, "plain"), (Choice.one(Masked(secret: "1")), "one(masked)"),
            (Choice.several(2, of: "b"), "several(2, of: “b”)"),
            (Mixed(), "Mixed(count: 3, isOn: true, values: 2 values, event: timeAdvanced)"),
            (Stepped(), "Stepped(step: at(index: 2, next: at), choice: one)"),
            (Pair(one: "a", other: 1), "Pair<String, …>(other: 1)"),
            (Optional<Int>.none as any Sendable, "nil"), (Optional(1) as any Sendable, "1"), ([1], "1 value"),
            ((), "done"),
            (1.0 / 3, "0.333"), (Duration.seconds(2), "2.0 seconds"),
        ] as [(any Sendable, String)])
    func values(value: any Sendable, text: String) {
        same(ShortText.of(value), text)
    }

    @Test("has at most 80 characters")
    func long() {
        same(ShortText.of(String(repeating: "a", count: 200)).count, 80)
    }

    @Test(
        "masks what may be a card number, and what a terminal would obey",
        arguments: [
            ("4111 1111 1111 1111", "4111 11XX XXXX 1111"), ("4111-1111-1111-1112.", "4111-11XX-XXXX-1112."),
            ("٤١١١١١١١١١١١١١١١", "411111XXXXXX1111"), ("48822394455", "48822394455"),
            ("4111/1111/1111/1112", "4111/11XX/XXXX/1112"), ("4111,1111,1111,1112", "4111,11XX,XXXX,1112"),
            ("4111\u{A0}1111–1111 1112", "4111\u{A0}11XX–XXXX 1112"),
            ("4111%201111%201111%201112", "4111%2011XX%20XXXX%201112"),
            ("4111\u{200B}1111\u{34F}1111\u{3164}1112", "411111XXXXXX1112"),
            ("48822393341#2", "48822393341#2"), ("2026-11-22 03:40:00 +0000", "2026-11-22 03:40:00 +0000"),
            ("of 6564, 1500", "of 6564, 1500"), ("a\u{1B}[2J\nb\u{202E}", "a�[2J b"),
        ])
    func cleaned(text: String, shown: String) {
        same(ShortText.cleaned(text), shown)
    }
}
