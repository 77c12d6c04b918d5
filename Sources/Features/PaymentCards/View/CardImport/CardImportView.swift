package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView

/// The screen on which banks’ files are imported: the accounts, each with what is new, and what is asked or told about them.
package struct CardImportView: AskingView, TabularView {
    package typealias Event = CardQuestionEvent
    package typealias Content = CardImportRecord

    package init() {}

    package static func isAsking(_ sheet: CardImportSheet) -> Bool { sheet.menu != nil }

    /// The accounts, and below them the question. No answer can be chosen on a printed page.
    package func parts(of sheet: CardImportSheet) -> [Part<CardQuestionEvent>] {
        sheet.blocks.map { block in
            let lines = block.lines.map { Part<Event>.paragraph($0, .plain, mostLines: 6) }
            let warnings = block.warnings.map { Part<Event>.paragraph($0, .warning, mostLines: 6) }
            return .stack(
                [
                    .paragraph(block.title, .strong, mostLines: 3),
                    .stack(lines + warnings, gap: 0).inset(by: 2),
                ],
                gap: 0)
        } + [.notice(sheet.notice)]
    }

    package func parts(of sheet: CardImportSheet, in space: PageSpace) -> [Part<CardQuestionEvent>] {
        parts(of: sheet)
            + (space.isLive ? sheet.menu.map { [.menu($0, chosen: Event.chose)] } ?? [] : [])
    }

    package func keys(on state: CardImportViewState?) -> KeyTable<CardQuestionEvent> { cardQuestionKeys }
}
