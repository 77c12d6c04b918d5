import PaymentCardsPorts
import ScreenContract
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@Suite("Where the cards of a page come from")
struct PageOriginTests {
    private typealias Shown = Page<String, Never, AnswerEvent>

    private func page(
        _ remark: RemarkState<AnswerEvent>? = nil, isLive: Bool = true,
        meaning: PaymentMeaning = .demonstration
    ) -> Shown {
        let about = meaning == .demonstration ? "Made up." : nil
        var voice = CardVoice(Voice(.english, hasPlaces: isLive, about: about))
        voice.meaning = meaning
        return Shown(title: "Due", content: .body("₹5"), remark: remark).withOrigin(in: voice)
    }

    @Test("A live page says that they are made up, beside what holds for long; news come first")
    func live() {
        same(page().remark?.text, "Made up.")
        let hidden = RemarkState<AnswerEvent>("hidden", isNews: false)
        same(page(hidden).remark?.text, "hidden · Made up.")
        same(page(RemarkState("Paid", isNews: true)).remark?.text, "Paid")
        same(page(hidden, meaning: .record).remark?.text, "hidden")
    }

    @Test("In print that is said above it, and to programs in the document")
    func printed() {
        let printed = page(isLive: false)
        #expect(printed.remark == nil && printed.isDemonstration)
        #expect(
            !page(isLive: false, meaning: .record).isDemonstration && !page(meaning: .order).isDemonstration)
    }
}
