import TestSupport
import Testing
import Values

@Suite("SafeText")
struct SafeTextTests {
    @Test(
        "What could command a terminal or reorder what people read is taken out",
        arguments: [
            ("\u{1B}[31mred", "\u{FFFD}[31mred"),
            ("\u{1B}]52;c;cm0gLXJm\u{07}", "\u{FFFD}]52;c;cm0gLXJm\u{FFFD}"),
            ("\u{9B}2J\u{9D}0;x\u{9C}", "\u{FFFD}2J\u{FFFD}0;x\u{FFFD}"),
            ("a\0b\u{08}c\u{7F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
            ("a\r\nb\tc\u{0B}d\u{0C}e\u{85}f", "a  b c d e f"),
            ("a\u{2028}b\u{2029}c", "a b c"),
            ("PLATI\u{AD}NUM\u{200B} CARD\u{2060}", "PLATINUM CARD"),
            ("SBI\u{E0041}\u{E0042} \u{10EEEE}\u{E000}", "SBI \u{FFFD}\u{FFFD}"),
            ("a\u{200D}b\u{200C}c\u{FE0F}d\u{200D}", "abcd"),
            ("7\u{FE0F} 7\u{FE0F}\u{FE0F}\u{20E3} ❤\u{FE0F}\u{FE0F}", "7 7\u{FE0F}\u{20E3} ❤\u{FE0F}"),
            ("\u{FEFF}SBI \u{202E}ZDRAWER\u{202C}\u{2066}\u{200F}\u{61C}", "SBI ZDRAWER"),
        ])
    func unsafe(text: String, expected: String) {
        same(Array(text.safeText.unicodeScalars), Array(expected.unicodeScalars))
    }

    @Test(
        "Everything else stays scalar by scalar",
        arguments: [
            "", "SBI REWARDZ ~!", "КАРТКА ДЛЯ ВИПЛАТ", "楽天プレミアムカード", "बचत और यात्रा कार्ड", "👩‍👩‍👧", "e\u{301}",
            "\u{E9}",
            "न\u{94D}\u{200D}", "می\u{200C}خواهم", "\u{A0}", "❤️‍🔥", "1️⃣", "葛\u{E0100}", "ᠠ\u{180B}",
        ])
    func safe(text: String) {
        same(Array(text.safeText.unicodeScalars), Array(text.unicodeScalars))
    }

    @Test(
        "Of all Unicode, what is invisible or commands a terminal is dropped or shown, and nothing else is touched"
    )
    func everyScalar() {
        // Planes 4 to 13 have no characters yet: a few of each, and those that will never be one, stand for all of them.
        let values = (UInt32(0)...0x10FFFF).lazy.filter { value in
            !(0x40000..<0xE0000 ~= value) || value % 251 < 2 || value % 0x10000 >= 0xFFFE
        }
        for scalar in values.compactMap(Unicode.Scalar.init) {
            let safe = String(scalar).safeText.unicodeScalars
            let isShown = safe.elementsEqual(["\u{FFFD}"])
            let properties = scalar.properties
            if properties.generalCategory == .control {
                if !isShown { #expect(safe.elementsEqual([" "])) }
            } else if properties.generalCategory == .privateUse || properties.isNoncharacterCodePoint {
                #expect(isShown)
            } else if properties.isDefaultIgnorableCodePoint || properties.isBidiControl {
                #expect(safe.isEmpty, "U+\(String(scalar.value, radix: 16))")
            } else if scalar == "\u{2028}" || scalar == "\u{2029}" {
                #expect(safe.elementsEqual([" "]))
            } else if 0xFFF9...0xFFFB ~= scalar.value {
                #expect(isShown)
            } else if !safe.elementsEqual([scalar]) {
                Issue.record("U+\(String(scalar.value, radix: 16)) was changed")
            }
        }
    }

    @Test("A text made safe is safe, whatever surrounds what was taken out")
    func property() {
        var generator = SeededGenerator(seed: 2)
        let pieces: [Unicode.Scalar] = [
            "a", "\u{1B}", "\u{301}", "\u{200D}", "\u{202E}", "\r", "\n", "\u{9B}", "👩", "\u{FE0F}",
            "\u{20E3}",
            "1", "\u{200C}", "م", "\u{94D}", "क", "葛", "\u{E0100}", "\u{10EEEE}", "\u{AD}", "\u{34F}",
            "ក", "\u{17B4}", "ᠠ", "\u{180B}", "\u{180E}",
        ]
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<12 { text.append(pieces.randomElement(using: &generator) ?? "a") }
            let safe = String(text).safeText
            #expect(safe.safeText.unicodeScalars.elementsEqual(safe.unicodeScalars))
            #expect(
                !safe.unicodeScalars.contains {
                    $0.properties.generalCategory == .control || $0.properties.isBidiControl
                })
        }
    }
}
