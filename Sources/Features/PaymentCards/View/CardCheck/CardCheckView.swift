import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with everything that is wrong with a feed: each finding in a few lines below its place.
package struct CardCheckView: AnswerPageView {
    package typealias Content = CardCheckRecord

    package init() {}

    /// The findings, in the order of the feed.
    package func parts(of lines: [CardCheckLine]) -> [Part<AnswerEvent>] { lines.map(part) }

    /// The place and the title in a line, and below it what is wrong and what is accepted.
    private func part(of line: CardCheckLine) -> Part<AnswerEvent> {
        let remedy = line.remedy.map { [Part<AnswerEvent>.paragraph($0, .quiet, mostLines: 6)] } ?? []
        let picture = Part.stack(
            [
                .line([Ink(line.place, .accent), .gap(2), Ink(line.title, .strong)]),
                .stack(
                    [.paragraph(line.problem, line.isFatal ? .bad : .warning, mostLines: 6)] + remedy, gap: 0
                )
                .inset(by: 2),
            ], gap: 0)
        let head = [line.place, line.title].compactMap(\.self).joined(separator: ", ")
        return Part(
            words: ["\(head): \(line.problem)", line.remedy].compactMap(\.self),
            layout: picture.layout(columns:theme:))
    }
}
