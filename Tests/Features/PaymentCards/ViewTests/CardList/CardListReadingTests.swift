import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import Testing

@testable import PaymentCardsView

@Suite("CardListView: a list that is read as data")
@MainActor
struct CardListReadingTests {
    private let output = CardListViewOutputSpy()

    @Test("Every window is looked at while it is on the screen, and a table has its names once")
    func windows() async throws {
        let (view, texts) = try await read { _ in true }
        #expect(texts.plain.map { $0.split(separator: "\n").count } == [2, 1])
        #expect(texts.csv.map { $0.hasPrefix("name,title") } == [true, false])
        #expect(output.events == [.records])
        _ = view
    }

    @Test("A reader that has seen enough says so, once for each window that still comes")
    func stopping() async throws {
        _ = try await read { _ in false }
        #expect(output.events == [.records, .stopReading, .stopReading])
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
        let pieces = try sizes.enumerated().map { index, size in
            defer { rest = rest.dropFirst(size) }
            return try CardListJSON.text(
                of: state(Array(rest.prefix(size)), isFirst: index == 0, isLast: index == sizes.count - 1))
        }
        let whole = try CardListJSON(state(records, isFirst: true, isLast: true)).jsonText()
        #expect(pieces.joined() == whole)
    }

    private func read(
        _ goesOn: @escaping @MainActor (Int) -> Bool
    ) async throws -> (CardListView, (plain: [String], csv: [String])) {
        let view = CardListView(output: output)
        output.view = view
        output.windows = [([.fixture(), .fixture()], true), ([.fixture()], false)].map { records, isFirst in
            CardListViewState(title: "", content: .records(records, isFirst: isFirst, isLast: !isFirst))
        }
        var plain: [String] = []
        var csv: [String] = []
        await view.read {
            plain.append(CardListText(state: view.state).plain)
            csv.append(view.csv)
            return goesOn(plain.count)
        }
        return (view, (plain, csv))
    }
}
