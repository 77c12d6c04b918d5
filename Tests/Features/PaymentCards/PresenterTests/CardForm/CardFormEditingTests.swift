import PaymentCardsScreens
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardFormPresenter: editing")
struct CardFormEditingTests {
    private let scene = CardFormScene()

    private func edit(_ edits: TextEdit...) {
        for edit in edits { scene.presenter.handle(.edited(edit)) }
    }

    @Test("Text is typed and deleted where the cursor is")
    func text() {
        scene.type("ASHA RAO", in: .holder)
        edit(.moved(.previousWord), .inserted(TypedText("K ")))
        same(scene.field(.holder).text, "ASHA K RAO")
        same(scene.field(.holder).cursor, 7)
        edit(.deleted(.start))
        same(scene.field(.holder).text, "RAO")
        same(scene.field(.holder).cursor, 0)
        edit(.moved(.character(2)), .deleted(.nextCharacter))
        same(scene.field(.holder).text, "RA")
        #expect(scene.field(.number).cursor == nil)
    }

    @Test("The cursor in a number skips the spaces between its groups, and digits are put between others")
    func number() {
        scene.type("40000000")
        same(scene.field(.number).text, "•••• ••••")
        same(scene.field(.number).cursor, 9)
        edit(.moved(.character(4)))
        same(scene.field(.number).cursor, 5)
        edit(.moved(.character(6)), .deleted(.previousCharacter))
        same(scene.field(.number).text, "•••• •••")
        same(scene.field(.number).cursor, 5)
        edit(.inserted(TypedText("9x")))
        #expect(scene.field(.number).problem != nil)
        same(scene.field(.number).cursor, 5)
        edit(.inserted(TypedText("9")))
        #expect(scene.field(.number).problem == nil)
        same(scene.field(.number).cursor, 6)
    }

    @Test("One goes to a field behind what was typed there")
    func returning() {
        scene.type("ASHA", in: .holder)
        edit(.moved(.start))
        scene.presenter.handle(.fieldFocused(.title))
        scene.type(" RAO", in: .holder)
        same(scene.field(.holder).text, "ASHA RAO")
    }

    @Test(
        "Pasted lines fill the fields in their order, the rest goes to the last one, and empty lines don't count"
    )
    func block() {
        edit(.inserted(TypedText("4000 0000\r\n\n  ASHA RAO\nGOLD\nMono\nBank\n")))
        same(scene.field(.number).text, "•••• 0000")
        same(scene.field(.holder).text, "ASHA RAO")
        same(scene.field(.title).text, "GOLD")
        same(scene.field(.bank).text, "Mono Bank")
        same(scene.sheet.focus, .bank)
    }

    @Test("Where a pasted line is refused, it says so, and the others stay where they are")
    func refusedBlock() {
        edit(.inserted(TypedText("ASHA RAO\n4000 0000")))
        same(scene.sheet.focus, .number)
        same(scene.field(.number).problem?.message, "A card number has only digits.")
        #expect(scene.field(.holder).text.isEmpty)
    }

    @Test(
        "The place of a digit among the characters shown is found back",
        arguments: [[4, 4, 4, 4], [4, 6, 5], []])
    func groups(sizes: [Int]) {
        let groups = NumberGroups(sizes)
        for count in 0...19 {
            for index in 0...count {
                let shown = groups.characters(before: index, of: count)
                same(min(count, groups.digits(before: shown)), index, "\(index) of \(count)")
            }
        }
    }
}
