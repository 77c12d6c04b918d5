import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("Payments that are recorded on a screen")
struct RecordingOnScreenTests {
    private let view = ViewSpy<CardChangeViewState>()
    private let router = RouterSpy<BackRoute>()
    private let output = CardReportSpy()
    private let interactor = ChangeStub(paid: 1000)

    private func presenter(
        _ ids: [String] = ["card-1"], amount: String? = nil, voice: Voice = Voice(.english)
    ) async -> CardChangePresenter {
        var payment = TypedPayment()
        payment.amount = amount
        return await presenter(.pay(.shown(ids.map { CardID(feedID: $0) }), payment), voice)
    }

    private func presenter(
        _ request: CardChangeRequest, _ voice: Voice = Voice(.english)
    ) async -> CardChangePresenter {
        let presenter = CardChangePresenter(
            for: request, isOnScreen: true, voice: CardVoice(voice, clock: .fixture("2026-11-20")),
            interactor: interactor,
            undoer: { deed throws(CardsError) in CardDeedReport(deed, item: nil) }, router: router,
            output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
        await presenter.settle()
        return presenter
    }

    private var state: CardChangeViewState? { view.states.last }
    private var items: [String]? { state?.body?.menu?.items }
    private var headline: String? { state?.body?.notice.headline }

    private func read(_ presenter: CardChangePresenter, at seconds: Int = 2) {
        presenter.handle(.screen(.timeAdvanced(to: .seconds(seconds))))
    }

    @Test("are all that is left, the minimum, or what is typed")
    func amounts() async {
        let presenter = await presenter()
        same(
            items,
            [
                "no, leave it as it is", "yes, all that is left: ₹1,000.00", "yes, the minimum: ₹100.00",
                "yes, another amount: …",
            ])
        same(headline, "Record that you paid ₹1,000.00 to GOLD …4821 on 20 Nov 2026?")
        presenter.handle(.moved(by: 2))
        await presenter.settle()
        same(headline, "Record that you paid ₹100.00 to GOLD …4821 on 20 Nov 2026?")
        for digit in ["2", "5", "0", "x"] { presenter.handle(.edited(.inserted(TypedText(digit)))) }
        await presenter.settle()
        #expect(state?.body?.notice.advice.hasPrefix("250x: ") == true)
        presenter.handle(.edited(.deleted(.previousCharacter)))
        await presenter.settle()
        same(items?.last, "yes, another amount: 250")
        same(headline, "Record that you paid ₹250.00 to GOLD …4821 on 20 Nov 2026?")
        same(state?.body?.notice.advice, "Left afterwards: ₹750.00. Swippy moves no money.")
        read(presenter)
        presenter.handle(.chose(nil))
        await presenter.settle()
        same(headline, "Recorded: ₹250.00 paid to GOLD …4821 on 20 Nov 2026.")
        same(interactor.count, 1)
    }

    @Test("need an amount where another one is meant")
    func nothingTyped() async {
        let presenter = await presenter()
        read(presenter)
        presenter.handle(.chose(3))
        same(state?.remark?.text, "Type the amount")
        await presenter.settle()
        same(interactor.count, 0)
    }

    @Test("are not recorded before they have been in sight for a while", arguments: [1, 2])
    func guarded(cards: Int) async {
        let presenter = await presenter((1...cards).map { "card-\($0)" })
        presenter.handle(.screen(.timeAdvanced(to: .milliseconds(30))))
        presenter.handle(.moved(by: 1))
        presenter.handle(.chose(nil))
        await presenter.settle()
        same(interactor.count, 0)
        same(state?.remark?.text, "Read it first, then press {} again")
        read(presenter)
        presenter.handle(.chose(nil))
        await presenter.settle()
        same(interactor.count, 1)
    }

    @Test("are not recorded where their amounts are out of sight")
    func unseen() async {
        let presenter = await presenter()
        presenter.handle(.agreedUnseen)
        same(state?.remark?.text, "Not recorded: enlarge the window to see the amounts")
        same(state?.body?.isAboutMoney, true)
    }

    @Test("say in the question that there is an equal one, and are recorded besides it")
    func equal() async {
        let presenter = await presenter(amount: "300")
        same(
            state?.body?.notice.advice,
            "₹300.00 on 20 Nov 2026 is recorded already: SW-OLD. Left afterwards: ₹700.00. Swippy moves no money."
        )
        same(items, ["no, leave it as it is", "yes, record it"])
        read(presenter)
        presenter.handle(.chose(1))
        await presenter.settle()
        same(interactor.requests.count, 1)
        same(state?.body?.notice.advice, "Left: ₹700.00. Swippy moves no money.")
    }

    @Test("on several cards are listed with what they come to, and recorded by one answer")
    func several() async {
        let presenter = await presenter(["card-1", "card-2"])
        same(headline, "Record that you paid this on 2 cards on 20 Nov 2026? In total: ₹2,000.00.")
        same(state?.body?.amounts?.lines.map(\.amount), ["₹1,000.00", "₹1,000.00"])
        same(items, ["no, leave it as it is", "yes, record it"])
        same(state?.record?.parts?.map(\.amount), [1000, 1000])
        read(presenter)
        presenter.handle(.chose(1))
        await presenter.settle()
        same(headline, "Recorded: paid on 2 cards on 20 Nov 2026. In total: ₹2,000.00.")
        same(state?.body?.amounts?.lines.map(\.state), ["SW-card-1", "SW-card-2"])
        same(state?.record?.parts?.map(\.reference), ["SW-card-1", "SW-card-2"])
        same(output.deeds.map(\.each.count), [2])
    }

    @Test("can be taken back there")
    func undone() async {
        let presenter = await presenter()
        read(presenter)
        presenter.handle(.chose(1))
        await presenter.settle()
        same(items, ["done", "undo it"])
        presenter.handle(.chose(1))
        await presenter.settle()
        same(headline, "Undone: ₹1,000.00 paid to GOLD …4821 on 20 Nov 2026.")
        same(items, nil)
        presenter.handle(.cancelled)
        same(router.routes, [.back])
    }

    @Test("are left by the harmless answer, before and after")
    func left() async {
        let presenter = await presenter()
        presenter.handle(.chose(0))
        same(router.routes, [.back])
        read(presenter)
        presenter.handle(.chose(1))
        await presenter.settle()
        presenter.handle(.chose(nil))
        same(router.routes, [.back, .back])
    }

    @Test("are none where nothing is due, which is no failure")
    func nothingDue() async {
        _ = await presenter(.pay(.due(), TypedPayment()))
        same(
            state?.content, .empty(NoticeState(headline: "Nothing is due.", advice: "Nothing was recorded.")))
        same(output.errors, [])
    }

    @Test("ask for no other amount while the one that is typed isn’t there, or can’t be read")
    func unread() async {
        let presenter = await presenter()
        presenter.handle(.chose(3))
        same(headline, "Record what you paid?")
        presenter.handle(.edited(.inserted(TypedText("3"))))
        await presenter.settle()
        #expect(headline?.hasPrefix("Record that you paid ₹") == true)
        presenter.handle(.edited(.inserted(TypedText(","))))
        await presenter.settle()
        same(headline, "Record what you paid?")
    }

    @Test("say why they can’t be planned")
    func failure() async {
        _ = await presenter(.undo(nil))
        guard case .failed? = state?.content else {
            Issue.record("\(String(describing: state?.content))")
            return
        }
        same(output.errors, [.unsupported])
        // The list that led here is fetched anew, and there is a key back.
        same(output.listChanges, 1)
        same(state?.hints.map(\.action), [.event(.cancelled)])
    }

    @Test("can be hidden")
    func hidden() async {
        let presenter = await presenter(["card-1", "card-2"])
        presenter.handle(.screen(.privacyToggled))
        same(headline?.contains("2,000"), false)
        same(state?.body?.amounts?.lines.first?.amount.contains("1,000"), false)
        presenter.handle(.screen(.privacyToggled))
        presenter.handle(.screen(.attentionChanged(hasFocus: false)))
        same(headline?.contains("2,000"), false)
    }

    @Test("are said in Ukrainian")
    func ukrainian() async {
        let presenter = await presenter(voice: Voice(.ukrainian))
        same(
            items,
            [
                "ні, лишити як є", "так, усе, що лишилося: ₹1,000.00", "так, мінімум: ₹100.00",
                "так, іншу суму: …",
            ])
        read(presenter)
        presenter.handle(.chose(1))
        await presenter.settle()
        same(state?.body?.notice.advice, "Сплачувати більше нічого. Swippy не переказує грошей.")
    }
}
