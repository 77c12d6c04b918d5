public import Pixels
import Records
public import ScreenContract
public import TerminalKit

/// A picture as a screen: a viewer that fills a live one, and a picture to be printed.
///
/// Over a live picture stand its description and its keys, which `?` explains, until a click or Enter hides them.
///
/// The code that shows it sets ``state`` once the picture is loaded, unless a ``PictureSupply`` provides it.
@MainActor
public final class PictureScreen: InteractiveScreen {
    /// Called when the screen has to be drawn again.
    public var onChange: (@MainActor () -> Void)?
    /// The navigator that closing it returns through.
    public weak var navigator: (any Navigator)?
    /// The picture, or its state while there is none.
    public var state: PictureState {
        didSet {
            viewer = PictureViewer(state, description: description, mostZoom: mostZoom)
            onChange?()
        }
    }

    private let description: String
    private let mostZoom: Double
    private let hints: [KeyHint<PictureEvent>]
    private let supply: PictureSupply?
    private let address: String
    private var viewer: PictureViewer
    private var helpBox = HelpBox()
    private var click = ClickGesture()
    private var size = Size(columns: 80, rows: 24)
    /// The last frame, to look up clicks in.
    private var shown: Canvas?

    /// A screen of a picture with its words, which may be untrusted text.
    ///
    /// - Parameters:
    ///   - mostZoom: the maximum zoom.
    ///   - hints: what its keys do, in words.
    public init(
        _ state: PictureState, description: String, mostZoom: Double = 8,
        hints: [KeyHint<PictureEvent>] = [], navigator: (any Navigator)? = nil
    ) {
        (self.state, self.description, self.mostZoom) = (state, description, mostZoom)
        (supply, address, self.hints) = (nil, "", hints)
        self.navigator = navigator
        viewer = PictureViewer(state, description: description, mostZoom: mostZoom)
    }

    /// A screen of the picture at `address`, once `supply` has it.
    public init(
        at address: String, of supply: PictureSupply, description: String,
        hints: [KeyHint<PictureEvent>] = [], navigator: (any Navigator)? = nil
    ) {
        (self.address, self.supply, self.description, self.hints) = (address, supply, description, hints)
        (state, mostZoom) = (supply.picture(at: address), 8)
        self.navigator = navigator
        viewer = PictureViewer(state, description: description, mostZoom: mostZoom)
    }

    /// Asks for the picture until it has arrived.
    private func look() {
        if case .shown = state { return }
        guard let supply, case let new = supply.picture(at: address), new != state else { return }
        state = new
    }

    /// The picture as large as possible, or its words if no picture can be shown.
    public func canvas(in space: CanvasSpace) -> Canvas {
        let view = PictureView(state, description: description, cellShape: space.theme.cellShape)
        // The prompt takes a row.
        let room = space.rows.map { max(1, $0 - 1) } ?? .max
        let draws = space.theme.showsPictures
        let rows = draws ? min(view.rows(columns: space.columns), room) : 1
        var size = Size(columns: space.columns, rows: rows)
        if draws, case .shown(let picture) = state {
            size = PictureView.size(of: picture, in: size, shape: space.theme.cellShape)
        }
        var canvas = Canvas(size: size, style: space.theme.pageStyle)
        view.draw(on: &canvas, in: canvas.bounds, theme: space.theme)
        return canvas
    }

    /// A description of the picture. The code that loads the file can add details of the file.
    public func text(as form: TextForm) -> String {
        description.oneLine + (form == .screenReader ? ".\n" : "\n")
    }

    /// The description; while the box with the keys is open, those.
    public var speech: Speech {
        guard helpBox.isOpen else { return Speech { text(as: .screenReader) } }
        return Speech(lines: help(.standard(depth: .none)).words, isAside: true)
    }

    /// Sets the size of the screen.
    public func resize(to size: Size) { self.size = size }

    /// The viewer, as large as the screen.
    public func frame(theme: Theme) -> Canvas {
        look()
        viewer.adopt(cellShape: theme.cellShape)
        var canvas = Canvas(size: size)
        viewer.draw(on: &canvas, in: canvas.bounds, theme: theme)
        if viewer.hasControls(in: size), !hints.isEmpty { putKeys(on: &canvas, theme) }
        if helpBox.isOpen { helpBox.draw(help(theme), over: &canvas, theme: theme) }
        shown = canvas
        return canvas
    }

    /// Writes as many keys as fit at the end of the last row, beside the caption.
    private func putKeys(on canvas: inout Canvas, _ theme: Theme) {
        let caption = min(description.oneLine.columns + 2, size.columns - 4)
        var row = Canvas(
            size: Size(columns: size.columns - caption, rows: 1), style: theme.panelStyle)
        KeyHintsPicture(keys: PictureViewer.keys, theme: theme)
            .drawFooter(hints, margin: 1, explains: true, on: &row)
        canvas.blit(row, at: Point(column: caption, row: size.rows - 1))
    }

    private func help(_ theme: Theme) -> HelpPicture<PictureEvent> {
        HelpPicture(
            [HintGroup(description.oneLine, hints)], keys: PictureViewer.keys,
            room: Size(columns: max(8, size.columns - 4), rows: max(3, size.rows - 1)), theme: theme)
    }

    /// Zooms, moves and closes the viewer, or explains its keys.
    public func handle(_ event: InputEvent, at time: Duration) {
        _ = viewer.advance(to: time)
        let shown = shown ?? Canvas(size: size)
        guard let event = click.input(for: event, on: { shown }) else { return }
        if !hints.isEmpty {
            let wasOpen = helpBox.isOpen
            let isTaken = helpBox.takes(event, showing: help(.standard(depth: .none)), rows: size.rows)
            if isTaken || wasOpen != helpBox.isOpen { onChange?() }
            if isTaken { return }
        }
        for event in viewer.handle(event, in: size) ?? [] {
            switch event {
            case .closed: navigator?.pop()
            case .changed: onChange?()
            }
        }
    }

    /// When it next changes by itself.
    public func advance(to time: Duration) -> Duration? { viewer.advance(to: time) }

    /// Waits for the picture if it comes from a supply.
    public func settle() async {
        await supply?.settle()
        look()
    }
}
