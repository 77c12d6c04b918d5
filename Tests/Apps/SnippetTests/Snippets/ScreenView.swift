import ScreenPresenter
import ScreenView

/// Draws a die, and turns keys into events.
struct DieView: PureView {
    private static let keys = KeyTable<DieEvent>([
        KeyRow("Space", .rolled, " ", .enter), KeyRow("Esc", .screen(.closed), .escape),
    ])

    func canvas(of state: DieState, in space: CanvasSpace) -> Canvas {
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 4))
        canvas.put(state.text, at: Point(column: 2, row: 1), style: space.theme.style(.strong))
        KeyHintsPicture(keys: Self.keys, theme: space.theme)
            .drawFooter(state.hints, margin: 2, on: &canvas)
        return canvas
    }

    func text(of state: DieState, as form: TextForm) -> String { state.text + "\n" }

    func keys(on state: DieState?) -> KeyTable<DieEvent> { Self.keys }
}

/// The screen, which rolls with `roll` and goes back by `navigator`.
@MainActor
func die(
    on navigator: any Navigator, roll: @escaping @MainActor () async -> Int
) -> BuiltScreen<DieEvent, DieState> {
    let presenter = DiePresenter(router: BackRouter(navigator: navigator), roll: roll)
    return BuiltScreen(of: presenter, showing: DieView())
}
