import ScreenView
import TerminalKit

/// Where the parts of a card are. It is the same for every number of colours, as long as pictures can be shown.
struct CardLayout {
    /// The columns that texts need beside an asset; with fewer, the asset stands above them.
    private static let textBeside = 20
    private static let pictureSize = Size(columns: 10, rows: 5)

    let columns: Int
    /// The columns between the edge and the content.
    let margin: Int
    private(set) var rows = 0
    private(set) var media: Rect?
    private(set) var asset: Rect?
    private(set) var lines: [(text: String, role: CardSheet.Text.Role, point: Point)] = []
    /// Where the texts are, for a click on them.
    private(set) var text: Rect?
    private(set) var fragment: Rect?
    /// The row of a receipt's perforation.
    private(set) var perforation: Int?
    private(set) var actions: [(action: CardSheet.Action, place: Rect)] = []
    private(set) var close: Rect?
    /// The space of the right image.
    private(set) var image: Rect?

    var size: Size { Size(columns: columns, rows: rows) }

    init(_ sheet: CardSheet, columns: Int, theme: Theme) {
        self.columns = max(1, columns)
        margin = self.columns < 3 ? 0 : self.columns < 12 ? 1 : self.columns < 42 ? 2 : 3
        let room = max(1, self.columns - 2 * margin)
        let (mediaRows, isInside) = Self.mediaRows(of: sheet, columns: self.columns, theme)
        if mediaRows > 0 {
            media = Rect(column: 0, row: 0, columns: self.columns, rows: mediaRows)
        }
        rows = max(1, mediaRows + (mediaRows > 0 ? 1 : 0))
        let start = rows
        let imageColumns = Self.imageColumns(sheet, columns: self.columns, margin: margin)
        let closeColumns = sheet.close == nil || room < 8 ? 0 : 3
        let taken = imageColumns > 0 ? imageColumns + 2 - margin : closeColumns
        placeTexts(of: sheet, room: max(1, room - taken), theme)
        placeFragment(of: sheet, room: room, theme)
        placeActions(of: sheet, room: max(1, room - (imageColumns > 0 ? taken : 0)))
        if mediaRows > 0, rows == start { rows -= isInside ? 0 : 1 } else { rows += 1 }
        if sheet.isReceipt { rows += 1 }
        rows = max(rows, sheet.minimumRows)
        if sheet.close != nil {
            close = Rect(
                column: max(0, self.columns - max(1, margin) - 2), row: min(1, rows - 1), columns: 3, rows: 1
            )
            .intersection(Rect(origin: .zero, size: size))
        }
        if imageColumns > 0 {
            image = Rect(column: self.columns - imageColumns, row: 0, columns: imageColumns, rows: rows)
        }
    }

    /// The line around a card covers the edge of a picture; words in place of a picture stay inside the line.
    private static func mediaRows(
        of sheet: CardSheet, columns: Int, _ theme: Theme
    ) -> (rows: Int, isInside: Bool) {
        guard let media = sheet.media else { return (0, false) }
        let rows = max(0, media.rows(columns: columns))
        let isLined = sheet.hasLine(in: theme) && columns >= 3
        let said = media.rows(columns: isLined ? columns - 2 : columns, theme: theme)
        guard said > 0 else { return (0, false) }
        let words = said + (isLined ? 1 : 0)
        return words < rows ? (words, isLined) : (rows, false)
    }

    /// The columns of the right image, which leaves at least 20 for the text.
    private static func imageColumns(_ sheet: CardSheet, columns: Int, margin: Int) -> Int {
        guard sheet.rightImage != nil else { return 0 }
        let image = min(12, columns / 4)
        return columns - margin - image - 2 >= 20 ? image : 0
    }

    private mutating func placeTexts(of sheet: CardSheet, room: Int, _ theme: Theme) {
        var (column, room, top) = (margin, room, rows)
        let assetSize = Self.size(of: sheet.asset, columns: room, theme)
        if assetSize.rows > 0 {
            asset = Rect(origin: Point(column: margin, row: top), size: assetSize)
            let isBeside = room - assetSize.columns - 2 >= Self.textBeside
            if isBeside {
                column += assetSize.columns + 2
                room -= assetSize.columns + 2
            } else {
                top += assetSize.rows + (sheet.texts.isEmpty ? 0 : 1)
            }
        }
        let found = sheet.texts.flatMap { text in
            text.lines(columns: text.role == .headline ? max(1, room - 1) : room)
                .map { (text: $0, role: text.role) }
        }
        let isBeside = column > margin
        // A short text is centred beside the asset.
        if isBeside { top += max(0, assetSize.rows - found.count) / 2 }
        for (index, line) in found.enumerated() {
            lines.append((line.text, line.role, Point(column: column, row: top + index)))
        }
        text = Rect(column: column, row: top, columns: room, rows: found.count)
        rows = max(top + found.count, isBeside ? rows + assetSize.rows : 0)
    }

    private static func size(of asset: DataCardAsset, columns: Int, _ theme: Theme) -> Size {
        switch asset {
        case .none: return Size(columns: 0, rows: 0)
        case .icon(let icon, _):
            // The width lets the icon be centred.
            let tile = Size(columns: icon.columns.isMultiple(of: 2) ? 6 : 7, rows: 3)
            return columns >= tile.columns ? tile : Size(columns: 0, rows: 0)
        case .picture(let picture):
            let space = Size(columns: min(columns, pictureSize.columns), rows: pictureSize.rows)
            return picture.size(in: space, theme) ?? Size(columns: 0, rows: 0)
        }
    }

    private mutating func placeFragment(of sheet: CardSheet, room: Int, _ theme: Theme) {
        guard let rows = sheet.fragment?.rows(columns: room, theme: theme), rows > 0 else { return }
        leaveGap()
        if sheet.isReceipt, self.rows > 1 {
            perforation = self.rows
            self.rows += 2
        }
        fragment = Rect(column: margin, row: self.rows, columns: room, rows: rows)
        self.rows += rows
    }

    private mutating func placeActions(of sheet: CardSheet, room: Int) {
        guard !sheet.actions.isEmpty else { return }
        leaveGap()
        let start = margin - outset
        var column = start
        for action in sheet.actions {
            let isLink = action.style == .link
            let columns = min(room, action.label.columns + (isLink ? 0 : 2))
            if column > start, column + columns > margin + room {
                column = start
                rows += 1
            }
            if isLink, column == start { column = margin }
            actions.append((action, Rect(column: column, row: rows, columns: columns, rows: 1)))
            column += columns + 3
        }
        rows += 1
    }

    /// How far pills are shifted left, so that their text lines up with other content.
    private var outset: Int { margin > 1 ? 1 : 0 }

    /// Parts have a free row between them.
    private mutating func leaveGap() {
        if asset != nil || !lines.isEmpty || fragment != nil { rows += 1 }
    }
}

extension Component {
    /// Its largest size in `space`; `nil` if it has nothing to show there.
    func size(in space: Size, _ theme: Theme) -> Size? {
        for columns in stride(from: space.columns, to: 0, by: -1) {
            let rows = rows(columns: columns, theme: theme)
            if rows > 0, rows <= space.rows { return Size(columns: columns, rows: rows) }
        }
        return nil
    }

    /// The size at which it covers `space`, if it grows with its width.
    func size(filling space: Size) -> Size {
        var columns = space.columns
        while columns < 8 * space.columns, rows(columns: columns) < space.rows { columns += 1 }
        if rows(columns: columns) < space.rows { columns = space.columns }
        return Size(columns: columns, rows: max(0, rows(columns: columns)))
    }
}
