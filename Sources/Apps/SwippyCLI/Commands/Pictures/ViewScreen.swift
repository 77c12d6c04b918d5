import CommandLine
import Foundation
import PictureLoading
import Pictures
import Records
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// A picture as a screen: a viewer that fills it, a picture to be printed, or words.
@MainActor
final class ViewScreen: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    /// Where it is left from.
    weak var navigator: (any Navigator)?
    /// Why there is no picture.
    private(set) var stop: CommandStop?
    private let address: PictureAddress
    private let description: String
    private let language: Language
    private var load: (() async throws(PictureFailure) -> LoadedPicture)?
    private var loaded: LoadedPicture?
    private var state = PictureState.loading { didSet { viewer = newViewer } }
    private lazy var viewer = newViewer
    private var size = Size(columns: 80, rows: 24)

    /// A screen of the picture that `load` gets from `address`.
    init(
        _ address: PictureAddress, description: String?, language: Language,
        load: @escaping () async throws(PictureFailure) -> LoadedPicture
    ) {
        (self.address, self.language, self.load) = (address, language, load)
        self.description = description ?? address.name
    }

    private var newViewer: PictureViewer {
        PictureViewer(
            state, description: description, closeLabel: LocalizedText(en: "✕ Esc", uk: "✕ Esc")[language])
    }

    /// Loads the picture.
    func settle() async {
        guard let load else { return }
        self.load = nil
        do throws(PictureFailure) {
            let loaded = try await load()
            self.loaded = loaded
            state = .shown(loaded.picture)
        } catch {
            let words = PictureErrorWords(language: language)
            stop = words.stop(error, at: address.shown)
            state = .missing(reason: words.reason(error))
        }
        onChange?()
    }

    func canvas(in space: CanvasSpace) -> Canvas {
        let view = PictureView(state, description: description, cellShape: space.theme.cellShape)
        // The prompt takes a row.
        let room = space.rows.map { max(1, $0 - 1) } ?? .max
        let draws = space.theme.depth > .none && space.theme.pictures != .words
        let rows = draws ? min(view.rows(columns: space.columns), room) : 1
        var size = Size(columns: space.columns, rows: rows)
        if draws, let loaded {
            size = PictureView.size(of: loaded.picture, in: size, shape: space.theme.cellShape)
        }
        var canvas = Canvas(
            size: size,
            style: space.theme.depth > .none
                ? Style(foreground: space.theme.text, background: space.theme.page) : Style())
        view.draw(on: &canvas, in: canvas.bounds, theme: space.theme)
        return canvas
    }

    func text(as form: TextForm) throws -> String {
        guard let file = loaded else { return "" }
        switch form {
        case .plain:
            return [
                address.name, file.format.rawValue, "\(file.size.width)", "\(file.size.height)",
                description.oneLine,
            ]
            .joined(separator: "\t") + "\n"
        case .screenReader:
            let size = "\(file.size.width) × \(file.size.height)"
            let pixels = LocalizedText(
                en: "\(file.format.rawValue) picture, \(size) pixels.",
                uk: "Зображення \(file.format.rawValue), \(size) пікселів.")
            return "\(description.oneLine). \(pixels[language])\n"
        case .json:
            return try Record(
                name: address.name, format: file.format.rawValue, width: file.size.width,
                height: file.size.height, description: description
            ).jsonText()
        }
    }

    private struct Record: Encodable {
        let schema = "swippy.picture/1"
        let name: String
        let format: String
        let width: Int
        let height: Int
        let description: String
    }

    func resize(to size: Size) { self.size = size }

    func frame(theme: Theme) -> Canvas {
        viewer.adopt(cellShape: theme.cellShape)
        var canvas = Canvas(size: size)
        viewer.draw(on: &canvas, in: canvas.bounds, theme: theme)
        return canvas
    }

    func handle(_ event: InputEvent, at time: Duration) {
        _ = viewer.advance(to: time)
        for event in viewer.handle(event, in: size) ?? [] {
            switch event {
            case .closed: navigator?.pop()
            case .changed: onChange?()
            }
        }
    }

    func advance(to time: Duration) -> Duration? { viewer.advance(to: time) }
}
