package import ScreenContract
import ScreenPresenter
package import ScreenView
import StoriesEntity
import StoriesInteractor
package import StoriesPorts
import StoriesPresenter
package import StoriesScreens
import StoriesView
package import TerminalKit
package import Trace
package import Words

/// Assembles each screen of stories. No other file names its parts.
///
/// A screen navigates with its `navigator` and reports to its `output`; the caller keeps both alive.
@MainActor
package struct StoryScreenBuilder {
    /// The maximum zoom of a picture.
    package static let mostZoom = 3.0

    private let interactor: StoryInteractor
    private let pictures: PictureSupply
    private let style: DrawingStyleInput
    private let voice: Voice
    private let trace: Tracer?

    /// A builder of screens of the stories of `service`, with covers and pictures from `pictures`.
    ///
    /// - Parameters:
    ///   - style: returns how drawings are drawn; it is called for every rendering.
    ///   - trace: records every message between the parts.
    package init(
        service: any StoriesService, pictures: PictureSupply, style: @escaping DrawingStyleInput,
        voice: Voice, trace: Tracer? = nil
    ) {
        interactor = StoryInteractor(service: service)
        (self.pictures, self.style, self.voice, self.trace) = (pictures, style, voice, trace)
    }

    private var wording: StoryWording { StoryWording(voice) }

    /// All stories and galleries.
    package func list(
        navigator: any Navigator, output: (any Reporting<StoryReport>)?
    ) -> BuiltScreen<StoryListEvent, StoryListViewState> {
        let borders = ScreenTrace(trace, view: StoryListView.self, presenter: StoryListPresenter.self)
        let router = router(on: navigator, nil)
        let presenter = StoryListPresenter(
            wording: wording,
            interactor: borders.question("items()", to: StoryInteractor.self, interactor.items),
            router: borders.router(router), output: borders.reporting(output))
        router.output = presenter
        return borders.screen(of: presenter, showing: StoryListView(pictures: pictures))
    }

    /// The story or the gallery that `name` means.
    package func item(
        _ name: String, navigator: any Navigator, output: (any Reporting<StoryReport>)?
    ) -> BuiltScreen<StoryEvent, StoryViewState> {
        let borders = ScreenTrace(trace, view: StoryView.self, presenter: StoryPresenter.self)
        let presenter = StoryPresenter(
            name, wording: wording,
            interactor: borders.question("item(_:_:)", to: StoryInteractor.self, interactor.item),
            style: style, router: borders.router(router(on: navigator, output)),
            output: borders.reporting(output))
        return borders.screen(of: presenter, showing: StoryView(pictures: pictures))
    }

    private func router(
        on navigator: any Navigator, _ output: (any Reporting<StoryReport>)?
    ) -> ScreenRouter<StoryRoute, StoryReport> {
        ScreenRouter(navigator: navigator, places: .places, output: output) {
            [self] route, navigator, output in
            switch route {
            case .back, .places: nil
            case .item(let id): item(id, navigator: navigator, output: output).screen
            case .picture(let picture):
                PictureScreen(
                    pictures.picture(at: picture.address), description: picture.description,
                    mostZoom: Self.mostZoom, hints: voice.pictureHints, navigator: navigator)
            }
        }
    }
}
