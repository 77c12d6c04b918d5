import Pictures
import ScreenView
import StoriesScreens
import TerminalKit

/// A story or a gallery in the list: its cover, cropped to its place, with title and type over a shade.
struct StoryTile {
    let face: StoryFace
    let isChosen: Bool
    let pictures: PictureSupply

    func canvas(_ size: Size, _ theme: Theme) -> Canvas {
        var canvas = Canvas(size: size, style: theme.panelStyle)
        let mark = isChosen && theme.depth == .none ? "› " : ""
        let title = (mark + face.title)
            .wrapped(to: Caption.columns(in: size.columns), maxLines: max(1, size.rows - 2))
        let caption = title.map { Caption(text: $0, isStrong: true) } + [Caption(text: face.kind)]
        if let cover = face.cover, theme.depth > .none, theme.pictures != .words {
            canvas.draw(
                PictureView(
                    pictures.picture(at: cover.address), description: cover.description, fitting: .fill,
                    rows: size.rows, shadedRows: isChosen || theme.depth == .ansi16 ? 0 : caption.count),
                in: canvas.bounds, theme: theme)
        }
        canvas.putCaption(caption, in: canvas.bounds, standsOut: isChosen, theme: theme)
        return canvas
    }
}
