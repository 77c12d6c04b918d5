import ContentCards
package import OffersScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with one offer, as the person meets it.
package struct OfferDetailsView: PureView {
    /// A view.
    package init() {}

    private static let widest = 64

    /// The offer as a card with its picture, and what was done.
    package func canvas(of state: OfferDetailsViewState, in space: CanvasSpace) -> Canvas {
        let card = card(
            of: state, columns: min(Self.widest, max(1, space.columns - 4)), pictureRows: 10, space.theme)
        let remark = state.remark?.text.wrapped(to: max(1, space.columns - 4), maxLines: 2) ?? []
        let gap = remark.isEmpty ? 0 : 1
        var canvas = space.theme.page(
            columns: space.columns, rows: card.size.rows + 2 + remark.count + gap)
        for (row, line) in remark.enumerated() {
            canvas.put(
                line, at: Point(column: 2, row: 1 + row), style: space.theme.style(space.theme.accent, .bold))
        }
        canvas.blit(card, at: Point(column: 2, row: 1 + remark.count + gap))
        return canvas
    }

    /// The card in the middle, as much of its picture as there is room for, above the keys.
    package func frame(of state: OfferDetailsViewState, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let columns = min(Self.widest, max(1, space.size.columns - 4))
        let room = max(1, space.size.rows - 3)
        let bare = card(of: state, columns: columns, pictureRows: nil, space.theme).size.rows
        let picture = room - bare
        let card = card(
            of: state, columns: columns, pictureRows: picture >= 4 ? min(picture, columns / 3) : nil,
            space.theme)
        let column = max(0, (space.size.columns - columns) / 2)
        frame.blit(
            card, at: Point(column: column, row: max(0, (room - card.size.rows) / 2) - space.scroll),
            clippedTo: Rect(column: 0, row: 0, columns: space.size.columns, rows: room))
        let hints = KeyHintsPicture(keys: Self.keys, theme: space.theme)
        hints.drawRemark(state.remark, margin: 2, on: &frame)
        hints.drawFooter(state.hints, margin: 2, on: &frame)
        return frame
    }

    /// A card that is too high without its picture is scrolled.
    package func scrolling(of state: OfferDetailsViewState, in space: LiveSpace) -> Scrolling {
        let columns = min(Self.widest, max(1, space.size.columns - 4))
        let room = max(1, space.size.rows - 3)
        let rows = card(of: state, columns: columns, pictureRows: nil, space.theme).size.rows
        return Scrolling(overflow: rows - room, page: room)
    }

    private func card(
        of state: OfferDetailsViewState, columns: Int, pictureRows: Int?, _ theme: Theme
    ) -> Canvas {
        let sheet =
            switch state.content {
            case .loading(let words): CardSheet(NoticeState(headline: words, advice: ""))
            case .failed(let alert): CardSheet(alert)
            case .notice(let notice): CardSheet(notice)
            case .offer(let face): OfferCard(face: face).sheet(pictureRows: pictureRows, numbersCards: true)
            }
        return sheet.canvas(columns: columns, theme: theme)
    }

    /// The offer as text: what was done, and then a fact a line.
    package func text(of state: OfferDetailsViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain:
            let changed = state.isChanged.map { "changed\t\($0)\n" } ?? ""
            let fields = (state.facts?.fields ?? []) + (state.facts.map { [("text", $0.text)] } ?? [])
            return changed + fields.map { "\($0.name)\t\($0.text.oneLine)\n" }.joined()
        case .json:
            return try OffersJSON(state.facts.map { [$0] } ?? [], changed: state.isChanged).text
        case .screenReader:
            let content =
                switch state.content {
                case .loading(let text): [text]
                case .failed(let alert): [alert.title, alert.message] + alert.details + [alert.advice]
                case .notice(let notice): [notice.headline, notice.advice]
                case .offer(let face): face.sentences + face.cards
                }
            return ([state.title] + [state.remark?.text].compactMap(\.self) + content)
                .map { $0.oneLine + "\n" }.joined()
        }
    }

    /// What the keys do.
    package func keys(on state: OfferDetailsViewState?) -> KeyTable<OfferDetailsEvent> { Self.keys }

    /// Which keys report what.
    package static let keys = KeyTable<OfferDetailsEvent>(
        [
            .scrolling, KeyRow("→", inFull: "→ y", .kept, .right, "l", "y"),
            KeyRow("←", inFull: "← n", .passed, .left, "h", "n"),
            KeyRow("⏎", inFull: "⏎ 1–9", .cardOpened(0), .enter),
        ] + KeyRow.digits(1...9) { .cardOpened($0 - 1) }
            + [
                KeyRow("u", .undone, "u"), KeyRow("g", .screen(.placesRequested), "g"),
                KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
            ])
}
