import ScreenContract
import ScreenPresenter
import TestSupport
import Testing

@Suite("EditedText")
struct EditedTextTests {
    @Test(
        "The cursor moves by characters and words, and stays in the text",
        arguments: [
            (.previousCharacter, 5, 4), (.previousCharacter, 0, 0), (.nextCharacter, 5, 6),
            (.nextCharacter, 14, 14), (.previousWord, 14, 11), (.previousWord, 11, 5), (.previousWord, 6, 5),
            (.previousWord, 2, 0), (.previousWord, 0, 0), (.nextWord, 0, 3), (.nextWord, 3, 9),
            (.nextWord, 9, 12), (.nextWord, 14, 14), (.start, 5, 0), (.end, 5, 14), (.character(3), 9, 3),
            (.character(99), 9, 14), (.character(-1), 9, 0),
        ] as [(TextPlace, Int, Int)])
    func moves(place: TextPlace, from: Int, to: Int) {
        var text = EditedText("ОДН, two2 (é👍🏽)", cursor: from)
        text.apply(.moved(place))
        same(text.cursor, to)
    }

    @Test("Characters are put where the cursor is, and deleted from there to any place")
    func edits() {
        var text = EditedText("ab")
        text.apply(.moved(.start))
        text.apply(.inserted(TypedText("x\ny")))
        same(text, EditedText("x yab", cursor: 3))
        text.apply(.deleted(.previousWord))
        same(text, EditedText("x ab", cursor: 2))
        text.apply(.deleted(.nextCharacter))
        same(text, EditedText("x b", cursor: 2))
        text.apply(.deleted(.end))
        same(text, EditedText("x ", cursor: 2))
        text.apply(.deleted(.start))
        same(text, EditedText())
    }

    @Test("What would make it too long is left out, and what follows the cursor stays")
    func length() {
        var text = EditedText("end", cursor: 0)
        text.apply(.inserted(TypedText(String(repeating: "x", count: 5_000))))
        same(text.text.count, 200)
        #expect(text.text.hasSuffix("xend"))
        same(text.cursor, 197)
    }

    @Test("A mark that joins the character before the cursor does not move it behind the next")
    func marks() {
        var text = EditedText("eb", cursor: 1)
        text.apply(.inserted(TypedText("\u{301}")))
        same(text, EditedText("e\u{301}b", cursor: 1))
    }
}
