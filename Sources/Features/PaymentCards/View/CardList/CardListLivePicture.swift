import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws the live list screen. A pure function: the same state with the same cards on their way is the same picture.
struct CardListLivePicture {
    let layout: CardListLiveLayout
    let theme: Theme
    /// How the list glides to where it was scrolled.
    var glide = CardListGlide()
    var now = Duration.zero
    /// How far the help is scrolled.
    var helpScroll = 0
    /// Whether a card glides.
    var isMoving: (CardRowID) -> Bool = { _ in false }

    /// The picture of `state`, with each card where `reveal` says.
    func canvas(
        for state: CardListViewState, _ controls: CardListControls, reveal: (CardRowID) -> Double
    ) -> Canvas {
        var canvas = theme.page(columns: layout.size.columns, rows: layout.size.rows)
        guard !layout.isTooSmall else {
            for (row, line) in controls.tooSmall.wrapped(
                to: max(1, layout.size.columns), maxLines: layout.size.rows
            )
            .enumerated() {
                canvas.put(line, at: Point(column: 0, row: row), style: theme.style(theme.text))
            }
            return canvas
        }
        drawHeader(state, controls, on: &canvas)
        switch state.content {
        case .idle, .records: break
        case .loading(let text): drawCentered(text, on: &canvas)
        case .cards(let rows): drawCards(rows, controls, reveal, on: &canvas)
        case .empty(let notice):
            drawOverlay({ CardSheet(notice).canvas(columns: $0, theme: theme) }, on: &canvas)
        case .failed(let alert):
            drawOverlay({ CardSheet(alert).canvas(columns: $0, theme: theme) }, on: &canvas)
        }
        let isCovered = state.alert != nil || controls.menu != nil || controls.help != nil
        if isCovered {
            canvas.dim(
                Rect(column: 0, row: 0, columns: layout.size.columns, rows: layout.size.rows - 1),
                theme: theme)
        }
        KeyHintsPicture(keys: layout.keys.table(on: state), theme: theme)
            .drawFooter(controls.hints, margin: layout.grid.margin, on: &canvas)
        if let alert = state.alert {
            drawOverlay({ CardSheet(alert).canvas(columns: $0, theme: theme) }, on: &canvas)
        }
        if let menu = controls.menu {
            let picture = MenuPicture(menu: menu, theme: theme)
            drawOverlay(
                {
                    picture.canvas(
                        columns: $0, rows: layout.size.rows - 1, chosen: CardListEvent.menuChosen)
                }, on: &canvas)
        }
        if let help = controls.help {
            drawOverlay(
                { _ in layout.help(help, on: state, theme: theme).canvas(scroll: helpScroll) }, on: &canvas)
        }
        return canvas
    }

    private var room: Int { max(0, layout.size.columns - 2 * layout.grid.margin) }

    private func drawHeader(_ state: CardListViewState, _ controls: CardListControls, on canvas: inout Canvas)
    {
        let margin = layout.grid.margin
        let window = controls.window
        let place =
            window.count > 0 && window.count < window.total
            ? Self.place(window) : nil
        var activity = controls.activity
        if case .loading = state.content { activity = nil }
        let facts: [[String?]] =
            controls.marks.map {
                [[activity, $0.text, place, state.summary], [activity, $0.text], [$0.text], [$0.count]]
            } ?? [[activity, place, state.summary], [activity, place], [activity], [place]]
        let right =
            facts
            .map { $0.compactMap(\.self).joined(separator: " · ") }
            .first { $0.columns + state.title.columns + 2 <= room } ?? ""
        // What is marked is worth more than the title.
        let title = (right.isEmpty ? controls.marks?.count ?? state.title : state.title).truncated(to: room)
        canvas.put(title, at: Point(column: margin, row: 0), style: theme.style(theme.text, .bold))
        canvas.put(
            right, at: Point(column: margin + room - right.columns, row: 0),
            style: theme.style(theme.secondary))
        let chips = ChipsPicture(theme: theme)
        let left = title.columns + 3
        let isBeside = left + chips.columns(of: controls.chips) + 2 + right.columns <= room
        if isBeside {
            _ = chips.draw(
                controls.chips, at: Point(column: margin + left - 1, row: 0), columns: room - left,
                on: &canvas)
        }
        if let step = controls.firstStep {
            let start = margin + left
            let end = controls.chips.isEmpty ? margin + room - right.columns - 2 : start
            drawFirstStep(step, room: start..<max(start, end), on: &canvas)
        }
        drawNotice(state, controls, chips: isBeside ? [] : controls.chips, on: &canvas)
    }

    /// What stands below the title: what was just done, the search while it is typed, otherwise what is to be known of the
    /// cards.
    private func drawNotice(
        _ state: CardListViewState, _ controls: CardListControls, chips: [ChipState], on canvas: inout Canvas
    ) {
        let point = Point(column: layout.grid.margin, row: 1)
        if let notice = controls.notice, controls.search?.isEditing != true {
            drawRemark(notice, controls.noticeHint, at: point, on: &canvas)
        } else if let search = controls.search, search.isEditing {
            SearchField(search, edited: CardListEvent.searchEdited)
                .draw(on: &canvas, in: layout.searchPlace, theme: theme)
        } else {
            drawFacts(state, controls, chips, at: point, on: &canvas)
        }
    }

    /// What was just done, and with which key something can be done about it.
    private func drawRemark(
        _ notice: String, _ hint: KeyHint<CardListEvent>?, at start: Point, on canvas: inout Canvas
    ) {
        let key = hint.flatMap { hint in
            layout.keys.browsing.label(for: hint.action).map { (name: $0, meaning: hint.meaning) }
        }
        let keyColumns = key.map { $0.name.columns + $0.meaning.columns + 3 } ?? 0
        var point = start
        point.column += canvas.put(
            notice.truncated(to: max(0, room - keyColumns)), at: point, style: theme.style(theme.accent))
        guard let key, keyColumns <= room else { return }
        point.column += 2
        point.column += canvas.put(key.name, at: point, style: theme.style(theme.accent, .bold)) + 1
        canvas.put(key.meaning, at: point, style: theme.style(theme.secondary))
        guard let target = hint.flatMap({ layout.keys.browsing.target(for: $0.action) }) else { return }
        let start = Point(column: point.column - key.name.columns - 1, row: point.row)
        canvas.mark(Rect(origin: start, size: Size(columns: keyColumns - 2, rows: 1)), as: target)
    }

    /// What narrows the list, that something is hidden, that the cards are old, and what could not be read.
    private func drawFacts(
        _ state: CardListViewState, _ controls: CardListControls, _ chips: [ChipState], at point: Point,
        on canvas: inout Canvas
    ) {
        var used = ChipsPicture(theme: theme).draw(chips, at: point, columns: room, on: &canvas)
        let quiet = [controls.hidden, state.kept?.label, controls.about]
            .compactMap(\.self).map { ($0, theme.secondary) }
        let loud = state.partial.map { [("! \($0.headline)", theme.negativeText)] } ?? []
        for (index, (text, color)) in (quiet + loud).enumerated() {
            let gap = used == 0 ? "" : index == 0 ? "  " : " · "
            used += canvas.put(
                (gap + text).sentences(fitting: max(0, room - used)),
                at: Point(column: point.column + used, row: point.row), style: theme.style(color))
        }
    }

    private func drawCards(
        _ rows: [CardRow], _ controls: CardListControls, _ reveal: (CardRowID) -> Double,
        on canvas: inout Canvas
    ) {
        let (shift, area) = (glide.shift(at: now), glide.area(in: layout.body, at: now))
        for (index, row) in glide.passing(at: now) + rows.enumerated().map({ ($0, $1) }) {
            let frame = layout.frame(of: index, shift: shift)
            guard !frame.intersection(area).isEmpty else { continue }
            let isFocused = row.id == controls.focus
            var picture = CardPicture(
                metrics: layout.grid.metrics, theme: theme, numbersActions: isFocused,
                isMoving: isMoving(row.id), openReveal: controls.swipe.openReveal,
                isReady: controls.swipe.ready == row.id
            )
            .canvas(for: row, reveal: reveal(row.id))
            if let mark = row.mark { picture.putMark(mark, metrics: layout.grid.metrics, theme: theme) }
            canvas.blit(picture, at: frame.origin, clippedTo: area)
            if isFocused { drawFocus(beside: frame, in: area, on: &canvas) }
        }
        ScrollbarPicture(controls.window, theme: theme).draw(in: layout.body, on: &canvas)
    }

    /// A bar at the card's left, in the margin; where there is no margin, on the card's edge.
    private func drawFocus(beside frame: Rect, in area: Rect, on canvas: inout Canvas) {
        let column = max(0, frame.minColumn - 1)
        let face = Rect(
            origin: frame.origin,
            size: Size(columns: frame.size.columns, rows: layout.grid.metrics.faceRows)
        )
        .intersection(area)
        for row in face.minRow..<face.maxRow {
            canvas.put("▌", at: Point(column: column, row: row), style: theme.style(theme.accent, .bold))
        }
    }

    private func drawCentered(_ text: String, on canvas: inout Canvas) {
        let line = text.truncated(to: room)
        canvas.put(
            line,
            at: Point(
                column: (layout.size.columns - line.columns) / 2,
                row: layout.body.minRow + layout.body.size.rows / 2),
            style: theme.style(theme.secondary))
    }

    /// What to try first: beside the title, or in the free row above the keys where there is no room.
    private func drawFirstStep(
        _ step: KeyHint<CardListEvent>, room beside: Range<Int>, on canvas: inout Canvas
    ) {
        // Two arrows are two keys.
        let keys = (layout.keys.browsing.label(for: step.action) ?? "").map { String($0) }.joined(
            separator: " ")
        let columns = step.meaning.columns - 2 + keys.columns
        guard columns <= room else { return }
        var point =
            columns <= beside.count
            ? Point(column: beside.lowerBound, row: 0)
            : Point(column: layout.grid.margin, row: layout.size.rows - 2)
        for (index, words) in step.meaning.split(separator: "{}", omittingEmptySubsequences: false)
            .enumerated()
        {
            if index > 0 {
                point.column += canvas.put(keys, at: point, style: theme.style(theme.accent, .bold))
            }
            point.column += canvas.put(words, at: point, style: theme.style(theme.secondary))
        }
    }

    private static func place(_ window: WindowState) -> String {
        let (first, last) = (window.first + 1, window.first + window.count)
        return first == last ? "\(first)" : "\(first)–\(last)"
    }

    private func drawOverlay(_ picture: (_ columns: Int) -> Canvas, on canvas: inout Canvas) {
        let box = picture(layout.overlayColumns)
        canvas.blit(box, at: layout.overlayOrigin(of: box.size))
    }
}
