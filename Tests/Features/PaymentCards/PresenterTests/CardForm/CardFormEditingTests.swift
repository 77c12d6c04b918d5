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
        edit(.inserted(TypedText("GOLD\r\n\n  4821\nMonobank\nUAH\nVISA\nASHA\nRAO\n")))
        same(scene.sheet.fields.map(\.text), ["GOLD", "4821", "Monobank", "UAH", "VISA", "ASHA RAO"])
        same(scene.sheet.focus, .holder)
    }

    @Test("Where a pasted line is refused, it says so, and the others stay where they are")
    func refusedBlock() {
        edit(.inserted(TypedText("GOLD\n4000 0000\nMonobank")))
        same(scene.sheet.focus, .number)
        same(scene.field(.number).problem?.message, "The last four digits are enough.")
        same(scene.sheet.fields.map(\.text), ["GOLD", "", "", "", "", ""])
    }
}
