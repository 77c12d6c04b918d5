import OffersScreens
import Records
import ScreenContract
package import ScreenView
import SwipeDeck
import TerminalKit

extension OfferDeckView {
    /// The offers in lines, as data, or the card on top in words.
    package func text(as form: TextForm) throws -> String {
        switch form {
        case .plain: state?.record?.plain ?? ""
        case .json: state?.record?.json(of: program, asOf: nil) ?? ""
        case .screenReader:
            ([state?.title, state?.summary, state?.remark?.text].compactMap(\.self) + deck.words)
                .map { $0.oneLine + "\n" }.joined()
        }
    }

    /// What the screen says: while the box with the keys is open, only those.
    package var speech: Speech {
        guard isExplaining, let help = help(.standard(depth: .none)) else {
            return Speech { try text(as: .screenReader) }
        }
        return Speech(lines: help.words, isAside: true)
    }

    /// The title, with the remark about all offers if that fits beside it.
    func header(of state: OfferDeckViewState, columns: Int, _ theme: Theme) -> Canvas {
        let summary = state.summary.flatMap { state.title.columns + 2 + $0.columns <= columns ? $0 : nil }
        return Part<OfferDeckEvent>.line([Ink(state.title, .strong)], Ink(summary, .quiet))
            .layout(columns: max(1, columns), theme: theme).canvas
    }
}
