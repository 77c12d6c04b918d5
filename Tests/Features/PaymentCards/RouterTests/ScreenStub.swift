import TerminalKit

/// A screen with nothing on it.
final class ScreenStub: Screen {
    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: .init(columns: space.columns, rows: 0)) }
    func text(as form: TextForm) -> String { "" }
}
