import Foundation
import PaymentCardsEntity
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, at midnight")
struct CardListMidnightTests {
    @Test("Days are counted anew with the next event or tick, and nothing is fetched")
    func midnight() async throws {
        let clock = try Clock("2026-11-26T23:59:59Z")
        let card = PaymentCard.fixture(due: .fixture(state: "due in 45 days", date: .day("2026-11-26")))
        let scene = await CardListScene.live(
            .fixture([.fixture(card)]), days: DayClock(timeZone: .gmt) { [clock] in clock.now })
        same(scene.words, ["due today", "due", "0"])
        let drawn = scene.view.states.count
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
        same(scene.words, ["due today", "due", "0"])
        clock.advance(by: 1)
        scene.presenter.handle(.screen(.timeAdvanced(to: .seconds(2))))
        same(scene.words, ["overdue by 1 day", "overdue", "-1"])
        #expect(scene.rows.first?.spoken.description.contains("overdue by 1 day") == true)
        clock.advance(by: 86_400)
        scene.presenter.handle(.interacted)
        same(scene.words, ["overdue by 2 days", "overdue", "-2"])
        #expect(scene.view.states.count > drawn)
        same(scene.interactor.queries.count, 1)
    }

    private final class Clock: Sendable {
        private let date: Mutex<Date>

        init(_ moment: String) throws { date = Mutex(try Date(moment, strategy: .iso8601)) }

        var now: Date { date.withLock { $0 } }

        func advance(by seconds: Double) { date.withLock { $0 += seconds } }
    }
}

extension CardListScene {
    fileprivate var words: [String] {
        guard let row = rows.first, let due = row.record.due else { return [] }
        return [row.due?.state ?? "", due.status.rawValue, due.days.map(String.init) ?? ""]
    }
}
