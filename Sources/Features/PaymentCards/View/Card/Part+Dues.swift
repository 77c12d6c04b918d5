import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// A longer title would only take the eye away from its amount.
private let widestTitle = 32
/// A feed may say anything of the time, and a server give any reference.
private let longestState = 42
/// With less room, places are left out of lines that are shared.
private let leastForPlaces = 30

extension Part {
    /// A table of dues: place, bank and digits, title, amount, day and state, with the sums below the amounts. Each has a line, or
    /// two where one has no room. The `chosen` line is marked, and a click on a line is the event that `pressed` makes of its index.
    static func dues(_ sheet: DuesSheet, chosen: Int? = nil, pressed: ((Int) -> Event)? = nil) -> Part {
        Table(
            sheet.lines, sums: sheet.sums,
            sheet.ticks + [
                .init(need: 6) { Ink($0.place, .accent) },
                .init(need: 18) { .chip($0.face) }.or { .chip($0.face, namesBank: false) }.gap(1),
                .init(most: widestTitle) { Ink($0.face.title) }.stretching.gap(1)
                    .sum(onlyFirst: true) { Ink($0.label, .quiet) },
                .init { Ink($0.amount, .strong) }.right.sum { Ink($0.amount, .strong) },
                .init(need: 14) { Ink($0.day, .quiet) }.right,
                .init(need: 24, most: longestState) { .state($0.state, $0.tone) }
                    .or(need: 12, most: longestState) { .state($0.shortState, $0.tone) }.gap(1)
                    .sum { .state($0.remark, .bad) }.essential,
            ]
        )
        .part(
            chosen: chosen, orElse: { tall(sheet, columns: $0, chosen: chosen, pressed: pressed) },
            pressed: pressed
        )
        // The sums are seen with the last line.
        .keptInSight(chosen == sheet.lines.count - 1)
    }

    /// Two lines for each: digits and amount in the first, which are never cut, title and state in the second.
    private static func tall(
        _ sheet: DuesSheet, columns: Int, chosen: Int?, pressed: ((Int) -> Event)?
    ) -> Part {
        let columns = chosen == nil ? columns : columns - 2
        let hasPlaces = columns >= leastForPlaces
        let indent = hasPlaces ? sheet.lines.compactMap { $0.place.map { $0.columns + 1 } }.max() ?? 0 : 0
        let dues = sheet.lines.enumerated().map { index, line in
            let place = (hasPlaces ? line.place ?? "" : "").padded(to: indent)
            // A day that is cut would be another day; the state says it, too.
            let others = indent + CardChip.columns(namesBank: hasPlaces) + 3 + line.amount.columns
            let day = line.day.flatMap { others + $0.columns <= columns ? "  " + $0 : nil }
            let isShort = indent + line.face.title.columns + 1 + line.fullState.columns > columns
            let (title, state) = (line.markedTitle, isShort ? line.shortState : line.state)
            let first = Part.line(
                [Ink(place, .accent), .chip(line.face, namesBank: hasPlaces), Ink(day, .quiet)],
                Ink(line.amount, .strong))
            // A state that would leave next to nothing of the title has a line of its own.
            let most = columns * 2 / 3
            let end = Ink.state(state, line.tone)
            let rest: [Part] =
                state.columns > most && state.columns <= columns
                ? [.line(title, indent: indent), .line([], end)]
                : [.line(title, end, indent: indent, mostRight: most)]
            return Part.stack([first] + rest, gap: 0).pressed(pressed?(index)).marked(
                chosen.map { $0 == index })
        }
        let rest = Part.stack(sums(sheet.sums, indent: indent), gap: 0)
        return .stack(dues + [chosen == nil ? rest : rest.inset(left: 2)], gap: 0)
    }

    /// The part beside the mark of the line that the person `isAt`; as it is where that is `nil`.
    private func marked(_ isAt: Bool?) -> Part {
        guard let isAt else { return self }
        let mark = Part.line([Ink(isAt ? "›" : " ", .accent)])
        return Part.beside(mark, columns: 1, gap: 1, self).keptInSight(isAt)
    }
}

extension DuesSheet.Line {
    /// The state with its ends, as it is measured.
    fileprivate var fullState: String { state.isEmpty ? "" : tone == .loud ? " \(state) " : " \(state)" }
}

extension LiveSpace {
    /// Whether a question about amounts has room for them.
    var showsAmounts: Bool { size.columns >= 24 && size.rows >= 8 }
}
