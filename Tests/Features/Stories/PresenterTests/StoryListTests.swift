import ScreenContract
import ScreenTestSupport
import StoriesEntity
import StoriesPorts
import StoriesScreens
import StoriesTestSupport
import TestSupport
import Testing
import Words

@testable import StoriesPresenter

@MainActor
final class ReportSpy: Reporting {
    private(set) var reports: [StoryReport] = []
    func report(_ report: StoryReport) { reports.append(report) }
}

/// Two stories and a gallery.
@MainActor
struct ShelfStage: Stage {
    typealias Told = Transcript<StoryListEvent, StoryListViewState, StoryRoute>

    let book = Notebook(), view = ViewSpy<StoryListViewState>(), router = RouterSpy<StoryRoute>()
    let output = ReportSpy()

    func screen(
        _ answer: Result<[StoryItem], StoriesError> = .success([.story("a"), .gallery("b"), .story("c")]),
        _ language: Language = .english
    ) -> Told {
        let presenter = StoryListPresenter(
            wording: StoryWording(Voice(language)),
            interactor: { () throws(StoriesError) in try answer.get() }, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports })
        presenter.view = view
        return told
    }

    func shown() async -> Told {
        let told = screen()
        await told.begin(.screen(.appeared))
        return told
    }
}

@MainActor
@Suite("The list of stories and galleries")
struct StoryListTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<ShelfStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes<ShelfStage>(
        "StoryList",
        [
            Scene("Stories and galleries are listed and counted") { stage in
                await stage.screen().send(.screen(.appeared))
            },
            Scene("In Ukrainian, with its plurals") { stage in
                let ukrainian = stage.screen(.success([.story("a"), .gallery("b"), .story("c")]), .ukrainian)
                await ukrainian.compare(with: stage.shown(), .screen(.appeared))
            },
            Scene("The list is moved through, and opens what the person is at") { stage in
                let told = await stage.shown()
                await told.send(
                    .moved(by: 9), .opened(nil), .opened(1), .opened(7), .screen(.placesRequested),
                    .screen(.closed),
                    .screen(.uncovered))
            },
            Scene("The item that the person has gone on to is chosen, and what failed passed on") { stage in
                let told = await stage.shown()
                let error = StoriesError.unreadable(reason: "x")
                let failure = StoryReport.failed(error, StoryWording(Voice(.english)).alert(for: error))
                for report in [StoryReport.outcome("c"), failure] {
                    await told.when("heard: \(report.note)") {
                        (told.presenter as? any Reporting<StoryReport>)?.report(report)
                    }
                }
            },
            Scene("There is nothing, or it can't be read") { stage in
                for language in Language.allCases {
                    await stage.screen(.success([]), language).send(.screen(.appeared))
                    await stage.screen(.failure(.unreadable(reason: "x")), language).send(.screen(.appeared))
                }
            },
        ])
}
