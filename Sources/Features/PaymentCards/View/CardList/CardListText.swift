import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the list screen into lines of text.
struct CardListText {
    let state: CardListViewState

    /// One card a line, its fields separated by tabs, whole and without escape codes.
    var plain: String { CardRecord.plain(of: state.records) }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String { CardsRecord.csv(of: state.records, isRest: state.content.isLaterWindow) }

    /// The cards as a document; where they are a window of a list, its piece of the document.
    ///
    /// The pieces one after another are the document of the whole list. What stands before the cards has to be known with the
    /// first window, and what stands behind them with the last one.
    func json() -> String {
        let text = CardsRecord(state).json(asOf: state.kept?.date)
        guard case .records(let records, let isFirst, let isLast) = state.content, !(isFirst && isLast) else {
            return text
        }
        // An empty list has a line feed behind its bracket, too, and no other list comes before it.
        let frame = CardsRecord(state, withLines: false).json(asOf: state.kept?.date).utf8
        let head = frame.prefix { $0 != UInt8(ascii: "[") }.count + 2
        let piece = text.utf8.dropFirst(isFirst ? 0 : head).dropLast(isLast ? 0 : frame.count - head)
        return (isFirst || records.isEmpty ? "" : ",\n") + String(Substring(piece))
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String { CardListPicture.words(of: state).map { $0.oneLine + "\n" }.joined() }
}

extension CardListViewState.Content {
    /// Whether what comes before it has been read.
    fileprivate var isLaterWindow: Bool {
        if case .records(_, isFirst: false, _) = self { true } else { false }
    }
}

extension SpokenCard {
    /// The card's lines: headline, title, subtitle, description, then the actions.
    var lines: [String] { [headline, title, subtitle, description] + actions }
}
