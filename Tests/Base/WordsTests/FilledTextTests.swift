import TestSupport
import Testing
import Words

@Suite("A text with gaps")
struct FilledTextTests {
    @Test(
        "has a value in each gap that is named, and is left alone elsewhere",
        arguments: [
            ("Pay {card}: {amount}", "Pay A: {card}"), ("{card}{card}", "AA"),
            ("{none} {card", "{none} {card"),
            ("{{card}}", "{A}"), ("{} {Card} {card }", "{} {Card} {card }"), ("", ""), ("{", "{"),
            ("Ї{card}́", "Ї{card}́"), ("{́card}", "{́card}"), ("{caŕd}", "{caŕd}"), ("{{card}", "{A"),
            ("💳{card}Ї{", "💳AЇ{"),
        ])
    func filled(text: String, expected: String) {
        same(text.filled(with: ["card": "A", "amount": "{card}"]), expected)
    }
}
