import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import Records
import TerminalKit
import ScreenView
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardListView: a list that is read as data")
@MainActor
struct CardListReadingTests {
    @Test("Each window is a text of its own, and a table has its names once")
    func windows() {
        let view = CardListView(output: ListOutputSpy())
        var (plain, csv): ([String], [String]) = ([], [])
        view.onChange = { [unowned view] in
            plain.append((try? view.text(as: .plain)) ?? "")
            csv.append(view.table())
        }
        for (records, isFirst) in [([CardRecord.fixture(), .fixture()], true), ([.fixture()], false)] {
            view.render(
                CardListViewState(title: "", content: .records(records, isFirst: isFirst, isLast: !isFirst)))
        }
        same(plain.map { $0.split(separator: "\n").count }, [2, 1])
        same(csv.map { $0.hasPrefix("name,title") }, [true, false])
    }

    @Test(
        "The pieces of a document are together what one window with all cards is",
        arguments: [[3], [1, 1, 1], [2, 1], [3, 0], [1, 0, 2], [0]])
    func pieces(sizes: [Int]) throws {
        let faults = [PartialState.Fault(path: "card[2]", expected: "[\n  ]", found: "\u{85}\u{202E}[")]
        func state(_ records: [CardRecord], isFirst: Bool, isLast: Bool) -> CardListViewState {
            CardListViewState(
                title: "", content: .records(records, isFirst: isFirst, isLast: isLast),
                partial: isFirst || isLast ? PartialState(headline: "", faults: faults) : nil,
                kept: KeptState(label: "", date: .distantPast), paging: PagingState(pageCount: 1, total: 3))
        }
        let records = (0..<sizes.reduce(0, +)).map { CardRecord.fixture(title: "[\n  ],\n\($0) 楽\u{301}") }
        var rest = records[...]
        let pieces = sizes.enumerated().map { index, size in
            defer { rest = rest.dropFirst(size) }
            let window = Array(rest.prefix(size))
            return CardListText(
                state: state(window, isFirst: index == 0, isLast: index == sizes.count - 1)
            ).json()
        }
        let whole = CardListText(state: state(records, isFirst: true, isLast: true)).json()
        same(pieces.joined(), whole)
    }
}
