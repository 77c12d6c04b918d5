import PaymentCardsContract
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

    @Test("Whoever has seen enough says so, once for each window that still comes")
    func stopping() async throws {
        _ = try await read { _ in false }
        #expect(output.events == [.records, .stopReading, .stopReading])
    }

    private func read(
        _ goesOn: @escaping @MainActor (Int) -> Bool
    ) async throws -> (CardListView, (plain: [String], csv: [String])) {
        let view = CardListView(output: output)
        output.view = view
        output.windows = [([.fixture(), .fixture()], true), ([.fixture()], false)].map { records, isFirst in
            CardListViewState(title: "", content: .records(records, isFirst: isFirst))
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
