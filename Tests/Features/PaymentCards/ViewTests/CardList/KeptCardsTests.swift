import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import Records
import TerminalKit
import TerminalTestSupport
import ScreenView
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("Cards that are old")
struct KeptCardsTests {
    private let kept = KeptState(label: "Offline, as of 5 minutes ago", date: Date(timeIntervalSince1970: 0))
    private let partial = PartialState(headline: "1 card could not be read", faults: [])

    private func state(_ partial: PartialState?, live: Bool = false) -> CardListViewState {
        CardListViewState(
            title: "Your cards", content: .cards([.fixture()]), partial: partial, kept: kept,
            controls: live ? .fixture() : nil)
    }

    @Test("are said to be so wherever they are shown")
    func shown() throws {
        let space = CanvasSpace(columns: 60, rows: nil, theme: .standard(depth: .none))
        #expect(
            CardListPicture(space: space).canvas(for: state(nil)).text.contains(
                "\n  Offline, as of 5 minutes ago"))
        #expect(CardListText(state: state(nil)).spoken.hasSuffix("\nOffline, as of 5 minutes ago\n"))
        #expect(!CardListText(state: state(nil)).plain.contains("Offline"))
        #expect(CardListText(state: state(nil)).json().contains("\"asOf\" : \"1970-01-01T00:00:00Z\""))
        let fresh = CardListViewState(title: "", content: .cards([.fixture()]))
        #expect(!CardListText(state: fresh).json().contains("asOf"))
    }

    @Test("are said to be so among their details and on their statement, too", arguments: [40, 60, 120])
    func opened(columns: Int) throws {
        let space = CanvasSpace(columns: columns, rows: nil, theme: .standard(depth: .none))
        let details = CardDetailsViewState.sample(kept: kept)
        let statement = CardStatementViewState.fixture(kept: kept)
        let pictures = [
            CardDetailsView().canvas(of: details, in: space),
            CardStatementView().canvas(of: statement, in: space),
        ]
        for picture in pictures {
            #expect(picture.lines.contains { $0.trimmingCharacters(in: .whitespaces) == kept.label })
        }
        for spoken in [
            try CardDetailsView().text(of: details, as: .screenReader),
            try CardStatementView().text(of: statement, as: .screenReader),
        ] {
            #expect(spoken.contains("\nOffline, as of 5 minutes ago\n"))
        }
        #expect(details.record?.plain.contains("Offline") == false)
        let asOf = "\"asOf\" : \"1970-01-01T00:00:00Z\""
        #expect(try CardDetailsView().text(of: details, as: .json).contains(asOf))
        #expect(try CardStatementView().text(of: statement, as: .json).contains(asOf))
        #expect(try !CardDetailsView().text(of: .sample(), as: .json).contains("asOf"))
        #expect(try !CardStatementView().text(of: .fixture(), as: .json).contains("asOf"))
    }

    @Test("share the live screen's second line with what could not be read")
    func live() throws {
        func line(_ partial: PartialState?, columns: Int) throws -> String {
            let state = state(partial, live: true)
            let layout = CardListLiveLayout(size: Size(columns: columns, rows: 24))
            let canvas = CardListLivePicture(layout: layout, theme: .standard(depth: .none))
                .canvas(for: state, try #require(state.controls)) { _ in 0 }
            return canvas.lines[1].trimmingCharacters(in: .whitespaces)
        }
        try same(line(nil, columns: 80), "Offline, as of 5 minutes ago")
        try same(line(partial, columns: 80), "Offline, as of 5 minutes ago · ! 1 card could not be read")
        #expect(try line(partial, columns: 40).hasPrefix("Offline, as of 5 minutes ago · ! 1 "))
        #expect(try line(partial, columns: 40).hasSuffix("…"))
        #expect(try line(partial, columns: 24).wholeMatch(of: /Offline, as of [ a-z0-9]*…/) != nil)
    }
}
