import CommandLine
import Foundation
import PictureLoading
import Pictures
import Records
import ScreenPictures
import ScreenPresenter
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// A picture as a screen: a viewer that fills it, a picture to be printed, or words.
@MainActor
final class ViewScreen: InteractiveScreen {
    var onChange: (@MainActor () -> Void)? { didSet { screen.onChange = onChange } }
    /// Where it is left from.
    weak var navigator: (any Navigator)? { didSet { screen.navigator = navigator } }
    /// Why there is no picture.
    private(set) var stop: CommandStop?
    private let address: PictureAddress
    private let description: String
    private let language: Language
    private var load: (() async throws(PictureFailure) -> LoadedPicture)?
    private var loaded: LoadedPicture?
    private let screen: PictureScreen

    /// A screen of the picture that `load` gets from `address`.
    init(
        _ address: PictureAddress, description: String?, language: Language,
        load: @escaping () async throws(PictureFailure) -> LoadedPicture
    ) {
        (self.address, self.language, self.load) = (address, language, load)
        self.description = description ?? address.name
        screen = PictureScreen(
            .loading, description: self.description, hints: Voice(language).pictureHints)
    }

    /// Loads the picture.
    func settle() async {
        guard let load else { return }
        self.load = nil
        do throws(PictureFailure) {
            let loaded = try await load()
            self.loaded = loaded
            screen.state = .shown(loaded.picture)
        } catch {
            let words = PictureErrorWords(language: language)
            stop = words.stop(error, at: address.shown)
            screen.state = .missing(reason: words.reason(error))
        }
    }

    func canvas(in space: CanvasSpace) -> Canvas { screen.canvas(in: space) }

    func text(as form: TextForm) throws -> String {
        guard let file = loaded else { return "" }
        let record = PictureRecord(
            name: address.name, format: file.format.rawValue, width: file.size.width,
            height: file.size.height,
            description: description)
        switch form {
        case .plain: return PictureRecord.plain(of: [record])
        case .screenReader:
            let size = "\(file.size.width) × \(file.size.height)"
            let pixels = LocalizedText(
                en: "\(file.format.rawValue) picture, \(size) pixels.",
                uk: "Зображення \(file.format.rawValue), \(size) пікселів.")
            return "\(description.oneLine). \(pixels[language])\n"
        case .json: return record.json(of: "swippy", asOf: nil)
        }
    }

    func resize(to size: Size) { screen.resize(to: size) }

    func frame(theme: Theme) -> Canvas { screen.frame(theme: theme) }

    func handle(_ event: InputEvent, at time: Duration) { screen.handle(event, at: time) }

    func advance(to time: Duration) -> Duration? { screen.advance(to: time) }
}
