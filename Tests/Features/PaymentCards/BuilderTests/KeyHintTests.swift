import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsStore
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import SwipeKit
import TerminalKit
import TestSupport
import Testing
import Values

@testable import PaymentCardsView

/// The presenter says what can be done, and the view with which keys: each key that is named has to do just that.
@MainActor
@Suite("The keys that a screen names do what it says")
struct KeyHintTests {
    private let stack = ScreenStack()
    private let output = CardReportSpy()
    private let service = CardsServiceStub([PaymentCard].fixtures(2))
    private var builder: CardScreenBuilder {
        CardScreenBuilder(service: service, hasPlaces: true, now: { .moment })
    }

    @Test("on the list, whatever is open there")
    func list() async throws {
        let list = await ListScene(service, hasPlaces: true).module
        let keys = CardListKeys(across: 2, page: 3)
        func check(_ count: Int, after events: CardListEvent...) async {
            for event in events { await list.send(event) }
            let hints = list.state?.controls?.hints ?? []
            same(hints.count, count)
            same(keys.table(on: list.state).faults(of: hints), [])
        }
        await check(13, after: .capacityChanged(cards: 3, across: 2))
        await check(13, after: .pushed(.left))
        await check(4, after: .searchBegan)
        await check(3, after: .searchEnded(keeping: false), .menuOpened(.sort))
        await check(1, after: .cancelled, .helpToggled)
        let help = try #require(list.state?.controls?.help).flatMap(\.hints)
        same(keys.browsing.faults(of: help, inFull: true), [])
        // What "/" and "?" are on a Cyrillic layout, and what says that these cards can't be removed.
        var known = Set([".", ",", "d"].map { KeyEvent(key: $0) })
        for hint in help {
            known.formUnion(KeyEvent.named(in: keys.browsing.label(for: hint.action, inFull: true) ?? ""))
        }
        for key in (UInt8(ascii: "!")...UInt8(ascii: "~")).map({ Character(Unicode.Scalar($0)) })
        where !key.isUppercase {
            let key = KeyEvent(key: .character(key))
            same(keys.browsing.event(for: key) != nil, known.contains(key), "\(key)")
        }
        service.answer(.failure(.offline))
        await check(3, after: .helpToggled, .refreshRequested)
        #expect(list.state?.alert != nil)
    }

    @Test("on a list that never came")
    func failedList() async {
        let list = await ListScene(CardsServiceStub(failure: .offline)).module
        list.input.handle(.capacityChanged(cards: 3, across: 1))
        await list.send(.screen(.appeared))
        let hints = list.state?.controls?.hints ?? []
        same(hints.map(\.meaning), ["try again", "back"])
        same(CardListKeys(across: 1, page: 3).table(on: list.state).faults(of: hints), [])
    }

    @Test("on the details, among them those of what can be done next")
    func details() async throws {
        let details = builder.details(of: .fixture(), navigator: stack, output: nil)
        let hints = try #require(details.state?.hints)
        let actions: [CardDetailsEvent] = [
            .paymentChosen, .statementChosen, .screen(.privacyToggled), .copyRequested, .refreshRequested,
            .screen(.placesRequested), .screen(.closed),
        ]
        same(Array(hints.map(\.action).filter { $0 != .row }), actions.map { .event($0) })
        same(CardDetailsView.keys.faults(of: hints), [])
    }

    @Test("on a statement, whether it is searched or not")
    func statement() async throws {
        service.answer(statement: .success(.fixture()))
        let statement = builder.statement(of: .fixture(), navigator: stack, output: nil)
        await statement.send(.screen(.appeared))
        for (event, count) in [
            (nil, 7), (.searchBegan, 3), (.searchEdited(.inserted(TypedText("x"))), 3),
            (.searchEnded(keeping: true), 7),
        ] as [(CardStatementEvent?, Int)] {
            if let event { await statement.send(event) }
            let state = try #require(statement.state)
            same(state.hints.count, count)
            same(CardStatementView().keys(on: state).faults(of: state.hints), [])
        }
    }

    @Test("on all payments")
    func history() async throws {
        let history = builder.history(navigator: stack, output: nil)
        await history.send(.screen(.appeared))
        let hints = try #require(history.state?.hints)
        same(hints.count, 5)
        same(KeyTable.answer.faults(of: hints), [])
    }

    @Test("on what was spent")
    func spending() async throws {
        let spending = builder.spending(navigator: stack, output: nil)
        await spending.send(.screen(.appeared))
        let hints = try #require(spending.state?.hints)
        same(hints.count, 5)
        same(KeyTable.answer.faults(of: hints), [])
    }

    @Test("on what is due")
    func dues() async throws {
        let dues = builder.dues(navigator: stack, output: nil)
        await dues.send(.screen(.appeared))
        let hints = try #require(dues.state?.hints)
        same(hints.count, 8)
        same(CardDuesView().keys(on: nil).faults(of: hints), [])
    }

    @Test("where everything due is paid")
    func duePayments() async throws {
        let payments = builder.duePayments(navigator: stack, output: nil)
        await payments.send(.screen(.appeared))
        let hints = try #require(payments.state?.hints)
        same(hints.count, 1)
        same(DuePaymentsView.keys.faults(of: hints), [])
    }

    @Test("where a card is chosen")
    func picker() async throws {
        let picker = builder.picker(navigator: stack, output: nil)
        await picker.send(.screen(.appeared))
        let hints = try #require(picker.state?.hints)
        same(hints.count, 3)
        same(CardPickerView.keys.faults(of: hints), [])
    }

    @Test("where one of one’s own cards is removed")
    func removal() async throws {
        let own = WalletCardsService(.memory, days: DayClock(timeZone: .gmt, now: { .moment }))
        let card = try await own.add(.gold)
        let removal = builder.change(.remove([card.id.feedID]), of: own, navigator: stack, output: nil)
        await removal.send(.screen(.appeared))
        let hints = try #require(removal.state?.hints)
        same(hints.count, 3)
        same(CardChangeView.keys.faults(of: hints), [])
    }

    @Test("on the form, also where it asks whether to leave, and where a card could not be added")
    func form() async throws {
        let form = builder.form(navigator: stack, output: nil)
        func check(_ count: Int) {
            same(form.state?.hints.count, count)
            same(CardFormView.keys.faults(of: form.state?.hints ?? []), [])
        }
        check(4)
        await form.send(.edited(.inserted(TypedText("GOLD\n0002"))))
        form.input.handle(.cancelled)
        #expect(
            try form.screen.text(as: .screenReader).contains(
                "\nLeave without adding the card? Esc again, and what you typed is lost."))
        form.input.handle(.fieldFocused(.holder))
        form.input.handle(.edited(.inserted(TypedText("ASHA RAO"))))
        form.input.handle(.fieldFocused(.title))
        form.input.handle(.edited(.inserted(TypedText("MINE"))))
        form.input.handle(.fieldFocused(.bank))
        check(5)
        service.refuseChanges(.offline)
        await form.send(.submitted)
        #expect(form.state?.alert != nil)
        check(2)
    }

    @Test("at each step of a payment")
    func payment() async {
        let payment = CardScreenBuilder(
            service: PayingStub(date: .moment), hasPlaces: true, now: { .moment }
        ).payment(on: "8776", navigator: stack, output: nil)
        func check(_ count: Int) {
            same(payment.state?.hints.count, count)
            let keys = CardPaymentView().keys(on: payment.state)
            same(keys.faults(of: payment.state?.hints ?? []), [])
        }
        check(3)
        await payment.send(.screen(.appeared))
        check(7)
        payment.input.handle(.proceeded)
        check(3)
        payment.input.handle(.screen(.timeAdvanced(to: .seconds(1))))
        check(4)
        await payment.send(.confirmed)
        check(7)
    }
}
