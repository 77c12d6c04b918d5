import Pictures
import ScreenView

/// The picture in cells, with its proportions kept.
func cells(of picture: Picture, description: String, theme: Theme) -> Canvas {
    let view = PictureView(.shown(picture), description: description)
    var canvas = Canvas(size: Size(columns: 40, rows: view.rows(columns: 40, theme: theme)))
    canvas.draw(view, in: canvas.bounds, theme: theme)
    return canvas
}
