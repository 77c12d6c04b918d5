package import Pages
import Pictures
package import ScreenView
package import StoriesScreens
package import TerminalKit

/// The view of one story or one gallery. Both have the same view: a cover, and the content.
package struct StoryView: PageView, TabularView {
    package typealias Event = StoryEvent
    package typealias Content = StoriesRecord

    package var program: String { "swippy-stories" }

    /// The maximum width of the text.
    private static let widestText = 72
    /// The width from which the text stands beside the drawings.
    private static let beside = 112
    private static let widest = 152

    private let pictures: PictureSupply

    /// A view with covers and pictures from `pictures`.
    package init(pictures: PictureSupply) { self.pictures = pictures }

    package func margin(in columns: Int) -> Int {
        max(columns < 40 ? 1 : 2, (columns - Self.widest) / 2)
    }

    package func widest(of sheet: StorySheet?, in columns: Int) -> Int { Self.widest }

    /// It is on the cover.
    package func showsTitle(above sheet: StorySheet) -> Bool { false }

    package func parts(of sheet: StorySheet) -> [Part<StoryEvent>] {
        parts(of: sheet, in: PageSpace(rows: nil, isLive: false))
    }

    package func parts(of sheet: StorySheet, in space: PageSpace) -> [Part<StoryEvent>] {
        let rows = space.isLive ? space.rows ?? 24 : 24
        let cover = StoryCover(
            face: sheet.face, hasClose: space.isLive, pictures: pictures,
            mostRows: space.isLive ? Self.rowsOfCover(of: rows) : 16)
        let head = Part<StoryEvent>(layout: cover.layout)
        switch sheet.content {
        case .nothing(let words): return [head, .paragraph(words)]
        case .gallery(let faces, let selected):
            return [
                head, gallery(faces, selected: space.isLive ? selected : nil, mostRows: max(3, rows - 2)),
            ]
        case .story(let text):
            return [head, story(text, rows: rows, isLive: space.isLive)]
        }
    }

    /// What the screen is about, and the way back, which never scrolls away.
    package func bar(over sheet: StorySheet) -> Part<StoryEvent>? {
        .drawing { columns, theme in
            var bar = theme.page(columns: columns, rows: 1)
            let button = bar.putClose(theme: theme)
            bar.put(
                sheet.face.title.truncated(to: button.minColumn), at: .zero, style: theme.style(.strong))
            return bar
        }
    }

    /// It is closed as a picture is.
    package func pullDown(on state: StoryViewState?) -> StoryEvent? { .screen(.closed) }

    /// A fact a line, with all of the text.
    package func plain(of record: StoriesRecord) -> String { record.lines.map { $0.facts() }.joined() }

    private static func rowsOfCover(of rows: Int) -> Int { max(4, rows * 9 / 20) }

    /// Those that are left for drawings beside a text, below the plate and above the dots.
    private static func rowsBelowCover(of rows: Int) -> Int { rows - rowsOfCover(of: rows) - 4 }

    private func story(_ story: StoryText, rows: Int, isLive: Bool) -> Part<StoryEvent> {
        let strip = StoryStrip(text: story)
        func drawings(_ rows: Int) -> Part<StoryEvent> {
            isLive ? strip.strip(mostRows: max(4, rows)) : strip.all
        }
        let text = Part<StoryEvent>.paragraph(story.text, .plain, mostLines: 1_000)
            .inset(by: 0, widest: Self.widestText)
        guard !story.drawings.isEmpty else { return text }
        guard !story.text.isEmpty else { return drawings(Self.rowsBelowCover(of: rows)) }
        return .fitted { columns in
            guard columns >= Self.beside else { return .stack([drawings(rows * 2 / 5), text]) }
            return .beside(
                drawings(Self.rowsBelowCover(of: rows)), columns: columns - Self.widestText - 3, gap: 3, text)
        }
    }

    /// Pictures one below the other, each in its proportions and no higher than the screen.
    private func gallery(
        _ faces: [IllustrationFace], selected: Int?, mostRows: Int
    ) -> Part<StoryEvent> {
        .stack(
            faces.enumerated().map { place, face in
                .stack(
                    [
                        picture(face, mostRows: mostRows),
                        caption(face.description, isChosen: place == selected),
                    ], gap: 0
                )
                .reading([face.description]).pressed(.opened(place))
                // The first one is seen with the cover above it.
                .chosen(place == selected).keptInSight(place == selected && place > 0)
            })
    }

    private func caption(_ text: String, isChosen: Bool) -> Part<StoryEvent> {
        .drawing { columns, theme in
            let lines = (isChosen ? "› \(text)" : text).wrapped(to: columns, maxLines: 4)
            var caption = theme.page(columns: columns, rows: lines.count)
            for (row, line) in lines.enumerated() {
                caption.put(
                    line, at: Point(column: (columns - line.columns) / 2, row: row),
                    style: theme.style(isChosen ? .accent : .quiet))
            }
            return caption
        }
    }

    private func picture(_ face: IllustrationFace, mostRows: Int) -> Part<StoryEvent> {
        let state = pictures.picture(at: face.address)
        return Part { columns, theme in
            guard theme.depth > .none, theme.pictures != .words else {
                return PartLayout(rows: 0) { _ in theme.page(columns: columns, rows: 0) }
            }
            // It fills its cells: otherwise a part of a cell would be free at an edge.
            let view = PictureView(
                state, description: face.description, fitting: .fill, cellShape: theme.cellShape)
            var size = Size(columns: columns, rows: min(mostRows, view.rows(columns: columns, theme: theme)))
            if case .shown(let picture) = state {
                size = PictureView.size(of: picture, in: size, shape: theme.cellShape)
            }
            return PartLayout(rows: size.rows) { rows in
                var canvas = theme.page(columns: columns, rows: rows.count)
                var whole = Canvas(size: size, style: theme.pageStyle)
                whole.draw(view, in: whole.bounds, theme: theme)
                canvas.blit(
                    whole, at: Point(column: (columns - size.columns) / 2, row: -rows.lowerBound))
                return canvas
            }
        }
    }

    /// Which drawings are in sight.
    package func sight(of items: Range<Int>?) -> StoryEvent? { .seen(items) }

    /// Another item is read from its top.
    package func isOtherPage(_ new: StoryViewState, than old: StoryViewState) -> Bool {
        new.title != old.title
    }

    /// The events of keys and the wheel: sideways to other drawings, up and down to other pictures.
    package func events(
        for input: InputEvent, on state: StoryViewState?, in space: LiveSpace
    ) -> [StoryEvent] {
        switch input {
        case .key(let key): return keys(on: state).event(for: key).map { [$0] } ?? []
        case .pointer(let pointer):
            switch (pointer.kind, state?.body?.content) {
            case (.scrolledLeft, .story), (.scrolledUp, .gallery): return [.moved(by: -1)]
            case (.scrolledRight, .story), (.scrolledDown, .gallery): return [.moved(by: 1)]
            default: return []
            }
        case .paste, .focus, .reply: return []
        }
    }

    package func keys(on state: StoryViewState?) -> KeyTable<StoryEvent> {
        if case .gallery? = state?.body?.content { Self.ofGallery } else { Self.ofStory }
    }

    private static let ofStory = KeyTable<StoryEvent>(
        [
            .scrolling, KeyRow("←→", inFull: "←→ h l", .moved(by: 1), .right, "l"),
            KeyRow("←→", inFull: "←→ h l", .moved(by: -1), .left, "h"),
        ] + walking)

    private static let ofGallery = KeyTable<StoryEvent>(
        [
            KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j", .right, .pageDown),
            KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k", .left, .pageUp),
            KeyRow("⏎", .opened(nil), .enter, " "),
        ] + walking)

    private static let walking: [KeyRow<StoryEvent>] = [
        KeyRow("n b", .stepped(by: 1), "n"), KeyRow("n b", .stepped(by: -1), "b"),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, "q"),
    ]
}
