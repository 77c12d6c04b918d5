package import Pages
package import ScreenView
package import SettingsScreens
package import TerminalKit

/// Draws the settings: the name of each, its value in effect, and where that comes from.
package struct SettingListView: PageView {
    package typealias Event = SettingsEvent
    package typealias Content = Never

    /// The program that the settings and the documents belong to.
    package let program: String

    package init(program: String) { self.program = program }

    package func margin(in columns: Int) -> Int { columns < 40 ? 1 : 2 }

    package func widest(of sheet: SettingsSheet?, in columns: Int) -> Int { 84 }

    package func parts(of sheet: SettingsSheet) -> [Part<SettingsEvent>] {
        [.stack(sheet.rows.map { row($0, isChosen: false, mostLines: 8) })] + foot(of: sheet)
    }

    package func parts(of sheet: SettingsSheet, in space: PageSpace) -> [Part<SettingsEvent>] {
        guard space.isLive else { return parts(of: sheet) }
        switch sheet.change {
        case .choosing(let choices, let ticked, let selected):
            return [menu(of: sheet, choices, ticked: ticked, selected: selected)]
        case .typing, nil:
            // All of the chosen row is in sight, also on a low screen.
            let lines = max(1, min(8, (space.rows ?? 24) - 3))
            return [
                .stack(
                    sheet.rows.enumerated().map { place, row in
                        let isChosen = place == sheet.selected
                        return .stack(
                            [
                                self.row(row, isChosen: isChosen, mostLines: lines),
                                isChosen ? field(sheet.change) : nil,
                            ]
                            .compactMap(\.self), gap: 0
                        )
                        .pressed(.opened(place)).chosen(isChosen).keptInSight(isChosen && place > 0)
                    })
            ] + foot(of: sheet)
        }
    }

    private func foot(of sheet: SettingsSheet) -> [Part<SettingsEvent>] {
        sheet.foot.isEmpty ? [] : [.stack(sheet.foot.map { .paragraph($0) }, gap: 0)]
    }

    /// From so many columns on there is room beside the purpose.
    private static let wide = 48
    /// A purpose that has fewer columns takes too many rows.
    private static let purpose = 26

    private func row(_ row: SettingRow, isChosen: Bool, mostLines: Int) -> Part<SettingsEvent> {
        let mark = Ink(isChosen ? "› " : "  ", .accent)
        let title = Ink(row.title, isChosen ? .accent : .strong)
        let value = Ink.joined([slider(row.isOn), ink(row.value)])
        let room = row.title.columns + row.value.text.columns + 12
        return .fitted { columns in
            guard columns >= max(Self.wide, room) else {
                return .stack(
                    [.line([mark, title]), .line([value]).inset(left: 2), explanation(row, mostLines)], gap: 0
                )
            }
            let key = columns >= room + row.key.columns ? Ink("  \(row.key)", .quiet) : .none
            return .stack([.line([mark, title, key], value), explanation(row, mostLines)], gap: 0)
        }
        .reading([row.spoken])
    }

    /// Its purpose, and beside or below that where its value comes from, and what is wrong with it.
    private func explanation(_ row: SettingRow, _ mostLines: Int) -> Part<SettingsEvent> {
        let tone: Tone = row.isChangeable ? .quiet : .warning
        let purpose = Part<SettingsEvent>.paragraph(row.purpose, mostLines: mostLines)
        let flaw = row.flaw.map { [Part<SettingsEvent>.paragraph($0, .warning)] } ?? []
        return .fitted { columns in
            let left = columns - row.origin.columns - 2
            let lines: [Part<SettingsEvent>] =
                columns < Self.wide || left < Self.purpose
                ? (row.purpose.isEmpty ? [] : [purpose]) + [.paragraph(row.origin, tone)]
                : [.beside(purpose, columns: left, .line([], Ink(row.origin, tone)))]
            return .stack(lines + flaw, gap: 0)
        }
        .inset(left: 2)
    }

    /// A switch, with the knob on the side of its value.
    private func slider(_ isOn: Bool?) -> Ink {
        guard let isOn else { return .none }
        return isOn
            ? .joined([Ink("━━", .accent), Ink("● ", .accent)])
            : .joined([Ink("○", .quiet), Ink("━━ ", .quiet)])
    }

    private func ink(_ value: ValueFace) -> Ink {
        .joined([swatch(value.swatch), Ink(value.text, .strong)])
    }

    private func swatch(_ color: UInt32?) -> Ink {
        guard let color else { return .none }
        return Ink { theme in
            theme.depth > .none ? [TextTable.Span("██ ", Style(foreground: Color(color)))] : []
        }
    }

    private func field(_ change: SettingsSheet.Change?) -> Part<SettingsEvent>? {
        guard case .typing(let field) = change else { return nil }
        return .component(SearchField(field) { SettingsEvent.typed($0) }).inset(left: 2)
    }

    private func menu(
        of sheet: SettingsSheet, _ choices: [ValueFace], ticked: Int?, selected: Int
    ) -> Part<SettingsEvent> {
        let title = sheet.rows.indices.contains(sheet.selected) ? sheet.rows[sheet.selected].title : ""
        let lines = choices.enumerated().map { place, choice in
            let marks = Ink(
                (place == selected ? "› " : "  ") + (place == ticked ? "✓ " : "  "), .accent)
            return Part<SettingsEvent>.line([marks, ink(choice)]).pressed(.chosen(place))
                .reading([choice.text]).chosen(place == selected)
                .keptInSight(place == selected && place > 0)
        }
        return .stack([.heading(title), .stack(lines, gap: 0)])
    }

    /// The events for keys, the wheel and typed text.
    package func events(
        for input: InputEvent, on state: SettingsViewState?, in space: LiveSpace
    ) -> [SettingsEvent] {
        var typed: SearchField<SettingsEvent>?
        if case .typing(let field)? = state?.body?.change { typed = SearchField(field) { .typed($0) } }
        guard case .pointer(let pointer) = input, typed == nil else {
            return events(for: input, on: state, in: space, typingInto: typed)
        }
        switch pointer.kind {
        case .scrolledUp: return [.moved(by: -1)]
        case .scrolledDown: return [.moved(by: 1)]
        default: return []
        }
    }

    package func keys(on state: SettingsViewState?) -> KeyTable<SettingsEvent> {
        switch state?.body?.change {
        case nil: Self.browsing
        case .choosing: Self.choosing
        case .typing: Self.typing
        }
    }

    private static let moving: [KeyRow<SettingsEvent>] = [
        KeyRow("↑↓", inFull: "↑↓ k j  Home End", .moved(by: 1), .down, "j", .pageDown),
        KeyRow("↑↓", inFull: "↑↓ k j  Home End", .moved(by: -1), .up, "k", .pageUp),
        KeyRow("Home End", .moved(by: -most), .home), KeyRow("Home End", .moved(by: most), .end),
    ]

    /// More than there are of anything here.
    private static let most = 1_000_000

    private static let browsing = KeyTable<SettingsEvent>(
        moving + [
            KeyRow("⏎", .opened(nil), .enter, " "), KeyRow("d", .resetRequested, "d", .delete),
            KeyRow("g", .screen(.placesRequested), "g"),
            KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
        ])

    private static let choosing = KeyTable<SettingsEvent>(
        moving + [KeyRow("⏎", .chosen(nil), .enter, " "), KeyRow("Esc", .cancelled, .escape, "q")])

    private static let typing = KeyTable<SettingsEvent>([
        KeyRow("⏎", .chosen(nil), .enter), KeyRow("Esc", .cancelled, .escape),
    ])
}
