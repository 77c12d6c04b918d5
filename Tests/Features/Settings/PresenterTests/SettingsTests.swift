import ScreenContract
import ScreenTestSupport
import SettingsEntity
import SettingsPorts
import SettingsScreens
import SettingsTestSupport
import TestSupport
import Testing
import Words

@testable import SettingsPresenter

/// Six settings, one of each kind, kept in memory, which refuses the value "no".
@MainActor
struct SettingsStage: Stage {
    typealias Told = Transcript<SettingsEvent, SettingsViewState, SettingsRoute>

    let book = Notebook(), view = ViewSpy<SettingsViewState>(), router = RouterSpy<SettingsRoute>()

    func screen(_ service: SettingsDouble = SettingsDouble(), _ language: Language = .english) -> Told {
        let asked = Watched<[SettingChange]>([])
        let presenter = SettingListPresenter(
            wording: SettingsWording(Voice(language)),
            interactor: { change throws(SettingsFailure) in
                if let change {
                    asked.change { $0.append(change) }
                    try await service.change(change.id, to: change.value)
                }
                return SettingsAnswer(try await service.settings(), place: await service.place)
            }, router: router)
        let told = Told(
            of: presenter, in: book, view: view, router: router,
            asked: { asked.value.map { "\($0.id) to \($0.value ?? "its default")" } })
        presenter.view = view
        return told
    }

    /// The screen with the settings, as the first scene tells it.
    func shown(_ items: [SettingItem] = .fixtures) async -> Told {
        let told = screen(SettingsDouble(items))
        await told.begin(.screen(.appeared))
        return told
    }

    func typed(_ text: String) -> SettingsEvent { .typed(.inserted(TypedText(text))) }
}

@MainActor
@Suite("The screen of settings")
struct SettingsTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<SettingsStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("Settings", showing + changing)

    private nonisolated static let showing: [Scene<SettingsStage>] = [
        Scene("Each setting says what holds, in words, and where that comes from") { stage in
            await stage.screen().send(.screen(.appeared))
            for row in stage.view.states.last?.body?.rows ?? [] { stage.book.say("  heard: \(row.spoken)") }
        },
        Scene("In Ukrainian, and where it is heard: what isn’t set, and which value holds") { stage in
            let english = await stage.shown()
            await stage.screen(SettingsDouble(), .ukrainian).compare(with: english, .screen(.appeared))
            let heard = stage.screen(SettingsDouble(), .english.spoken)
            await heard.compare(with: english, .screen(.appeared))
            await heard.send(.moved(by: 1), .opened(nil))
        },
        Scene("Nothing can be read, which is said; the way back, and to other places") { stage in
            await stage.screen(SettingsDouble(failure: .refused), .ukrainian).send(.screen(.appeared))
            let told = stage.screen()
            told.handle(.opened(nil))
            await told.begin(.screen(.appeared))
            await told.send(.opened(99), .screen(.placesRequested), .screen(.closed))
        },
        Scene("What the file has that is no value is marked, and another one taken") { stage in
            let told = stage.screen(
                SettingsDouble([
                    SettingItem(
                        id: "sound", title: "No sound", purpose: "No sound", kind: .toggle, value: "false",
                        origin: .standard, flaw: .invalid("nope", at: .file, advice: "Correct it."))
                ]))
            await told.send(.screen(.appeared))
            // Its title says already what it is for.
            stage.book.say("  heard: \(stage.view.states.last?.body?.rows.first?.spoken ?? "")")
            await told.send(.opened(nil))
        },
        Scene("A variable that isn’t valid and a path that leads nowhere are told of in their rows") {
            stage in
            let flaws: [SettingItem.Flaw] = [
                .invalid(
                    "nope", at: .variable("TOOL_SOUND"), advice: "Correct or unset the variable TOOL_SOUND."),
                .noFile,
            ]
            let items = zip(["sound", "file"], flaws).map { id, flaw in
                SettingItem(
                    id: id, title: id, purpose: "", kind: .path, value: "/x", origin: .standard, flaw: flaw)
            }
            let told = stage.screen(SettingsDouble(items))
            await told.send(.screen(.appeared), .opened(0))
            await stage.screen(SettingsDouble(items), .ukrainian).compare(with: told, .screen(.appeared))
        },
    ]

    private nonisolated static let changing: [Scene<SettingsStage>] = [
        Scene("A switch turns at once, and back to its default") { stage in
            let told = await stage.shown()
            await told.send(.opened(nil), .opened(0), .resetRequested)
        },
        Scene("A list has a tick, and keeps what was chosen") { stage in
            let told = await stage.shown()
            await told.send(
                .moved(by: 1), .opened(nil), .moved(by: 1), .moved(by: 9), .moved(by: -1), .chosen(nil))
            await told.send(.opened(1), .chosen(2), .opened(1), .chosen(9), .cancelled, .chosen(nil))
        },
        Scene("What is typed is taken, or refused with the reason; nothing typed is the default") { stage in
            let told = await stage.shown()
            await told.send(.opened(2), stage.typed("5"), .moved(by: 1), .chosen(nil))
            await told.send(
                .opened(4), stage.typed("no"), .chosen(nil), .typed(.moved(.start)), .chosen(nil), .cancelled)
            await told.send(.opened(2), .typed(.deleted(.start)), stage.typed(""), .chosen(nil))
        },
        Scene("What a variable or a flag holds is left alone, which is said") { stage in
            let told = await stage.shown()
            await told.send(.opened(3), .resetRequested, .moved(by: 1))
        },
        Scene("What can be changed is offered, and nothing else; there is a first and a last") { stage in
            let told = await stage.shown()
            await told.send(.moved(by: 1), .moved(by: 2), .moved(by: 1_000_000), .moved(by: -1_000_000))
        },
        Scene("A change that no screen takes over says when it counts, until the next thing is done") {
            stage in
            let told = await stage.shown()
            await told.send(.opened(2), stage.typed("5"), .chosen(nil), .moved(by: -1), .opened(0))
        },
    ]
}
