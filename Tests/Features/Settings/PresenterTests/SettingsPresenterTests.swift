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

@MainActor
@Suite("The screen of settings")
struct SettingsPresenterTests {
    private let view = ViewSpy<SettingsViewState>()
    private let router = RouterSpy<SettingsRoute>()
    private let service: SettingsDouble
    private let presenter: SettingListPresenter

    init() { self.init(SettingsDouble()) }

    private init(_ service: SettingsDouble, _ language: Language = .english) {
        self.service = service
        presenter = SettingListPresenter(
            wording: SettingsWording(Voice(language)),
            interactor: { change throws(SettingsFailure) in
                if let change { try await service.change(change.id, to: change.value) }
                return SettingsAnswer(try await service.settings(), place: await service.place)
            }, router: router)
        presenter.view = view
    }

    private func send(_ events: SettingsEvent...) async {
        for event in events { await presenter.send(event) }
    }

    private var state: SettingsViewState? { view.states.last }
    private var rows: [SettingRow] { state?.body?.rows ?? [] }

    @Test("says of each setting what holds, in words, and where that comes from")
    func rows() async {
        same(state?.content, .loading("Loading…"))
        await send(.screen(.appeared))
        same(
            rows.map(\.title),
            [
                "Draw stories", "Stroke colour", "Opening width", "Language", "Card file", "Colours",
            ])
        same(rows.map(\.key), ["draw-stories", "stroke-color", "open", "lang", "file", "color"])
        same(rows.map(\.value.text), ["on", "amber #f3af22", "0.6", "en", "–", "auto"])
        #expect(rows.map(\.isOn) == [true, nil, nil, nil, nil, nil] && rows[1].value.swatch == 0xF3AF22)
        same(
            rows.map(\.origin),
            [
                "default", "from the file", "default", "from the variable SWIPPY_LANG", "url counts instead",
                "from the command line",
            ])
        same(rows[0].spoken, "Draw stories: on, default. Let drawings grow")
        same(state?.body?.foot.first, "Kept in ~/config.json.")
    }

    @Test("says in words where it is heard what isn’t set, and which value of a list holds")
    func heard() async {
        let screen = SettingsPresenterTests(SettingsDouble(), .english.spoken)
        await screen.send(.screen(.appeared), .moved(by: 1), .opened(nil))
        same(screen.rows[4].value.text, "not set")
        guard case .choosing(let choices, _, _)? = screen.state?.body?.change else {
            Issue.record("no list")
            return
        }
        same(choices.map(\.text), ["amber #f3af22, chosen", "sky #3dacf7", "cherry #92003b"])
    }

    @Test("turns a switch at once, and back to its default")
    func toggle() async {
        await send(.screen(.appeared), .opened(nil))
        #expect(rows[0].isOn == false && rows[0].value.text == "off")
        #expect(state?.hints.contains { $0.action == .event(.resetRequested) } == true)
        await send(.opened(0), .resetRequested)
        await same(service.changes.map(\.value), ["false", "true", nil])
    }

    @Test("shows a list with a tick, and keeps what was chosen")
    func choice() async {
        await send(.screen(.appeared), .moved(by: 1), .opened(nil), .moved(by: 1))
        guard case .choosing(let choices, let ticked, let selected)? = state?.body?.change else {
            Issue.record("no list")
            return
        }
        #expect(choices.map(\.text) == ["amber #f3af22", "sky #3dacf7", "cherry #92003b"] && ticked == 0)
        #expect(selected == 1 && choices[1].swatch == 0x3DACF7)
        await send(.chosen(nil))
        #expect(
            rows[1].value.text == "sky #3dacf7" && state?.body?.change == nil && state?.body?.selected == 1)
        await send(.opened(1), .chosen(2), .opened(1), .chosen(9), .cancelled, .chosen(nil))
        await same(service.changes.map(\.value), ["#3dacf7", "#92003b"])
    }

    @Test("takes what is typed, says why it doesn’t, and takes nothing for the default")
    func typing() async {
        await send(.screen(.appeared), .opened(2), .typed(.inserted(TypedText("5"))))
        guard case .typing(let field)? = state?.body?.change else {
            Issue.record("no field")
            return
        }
        #expect(field.text == "0.65" && field.cursor == 4 && field.label == "Opening width")
        await send(.moved(by: 1), .chosen(nil))
        same(rows[2].value.text, "0.65")
        await send(.opened(4), .typed(.inserted(TypedText("no"))), .chosen(nil))
        #expect(state?.remark?.text == "That is no value. Type another one." && state?.alert == nil)
        guard case .typing(let refused)? = state?.body?.change else {
            Issue.record("the field is closed")
            return
        }
        #expect(refused.text == "no" && refused.label == "Card file")
        await send(.typed(.moved(.start)))
        #expect(state?.remark == nil && state?.body?.change != nil)
        await send(.chosen(nil), .cancelled)
        #expect(state?.remark == nil && state?.body?.change == nil)
        await send(.opened(2), .typed(.deleted(.start)), .typed(.inserted(TypedText(""))), .chosen(nil))
        #expect(await service.changes.last == SettingChange("open", to: nil) && state?.alert == nil)
    }

    @Test("leaves alone what a variable or a flag holds, and says so")
    func locked() async {
        await send(.screen(.appeared), .opened(3), .resetRequested)
        same(
            state?.remark?.text,
            "Language comes from the variable SWIPPY_LANG, which counts more than the file.")
        await send(.moved(by: 1))
        #expect(state?.remark == nil)
        #expect(await service.changes.isEmpty)
    }

    @Test("offers to change what can be changed, and nothing else")
    func hints() async {
        func events() -> [SettingsEvent] {
            state?.hints.compactMap { if case .event(let event) = $0.action { event } else { nil } } ?? []
        }
        await send(.screen(.appeared))
        same(events(), [.opened(nil), .moved(by: 1), .screen(.closed)])
        await send(.moved(by: 1))
        same(events(), [.opened(nil), .moved(by: 1), .resetRequested, .screen(.closed)])
        await send(.moved(by: 2))
        #expect(rows[3].isChangeable == false && events() == [.moved(by: 1), .screen(.closed)])
    }

    @Test("says after a change that no screen takes over when it counts, beside the keys")
    func later() async {
        await send(.screen(.appeared), .opened(2), .typed(.inserted(TypedText("5"))), .chosen(nil))
        same(state?.remark?.text, "Counts from the next start.")
        await send(.moved(by: -1))
        #expect(state?.remark == nil)
        await send(.opened(0))
        #expect(rows[0].isOn == false && state?.remark == nil)
        await send(.opened(2), .typed(.deleted(.start)), .typed(.inserted(TypedText("no"))), .chosen(nil))
        #expect(state?.remark?.text.hasPrefix("That is no value.") == true)
    }

    @Test("leads back and to other places, and says why nothing can be read")
    func ways() async {
        await send(
            .opened(nil), .screen(.appeared), .opened(99), .screen(.placesRequested), .screen(.closed),
            .screen(.told))
        same(router.routes, [.places, .back])
        let broken = SettingsPresenterTests(SettingsDouble(failure: .refused), .ukrainian)
        await broken.send(.screen(.appeared))
        guard case .failed(let alert)? = broken.state?.content else {
            Issue.record("no failure")
            return
        }
        #expect(alert.message == "That is no value." && alert.title == "Помилка")
    }

    @Test("marks what the file has that is no value, and takes another")
    func invalid() async {
        let bench = SettingsPresenterTests(
            SettingsDouble([
                SettingItem(
                    id: "sound", title: "No sound", purpose: "No sound", kind: .toggle, value: "false",
                    origin: .standard,
                    flaw: .invalid("nope", at: .file, advice: "Correct it."))
            ]))
        await bench.send(.screen(.appeared))
        #expect(
            bench.rows[0].origin == "default"
                && bench.rows[0].flaw == "The file has “nope”, which isn’t valid")
        // Its title says already what it is for.
        same(bench.rows[0].spoken, "No sound: off, default. The file has “nope”, which isn’t valid")
        #expect(bench.state?.hints.contains { $0.action == .event(.resetRequested) } == true)
        await bench.send(.opened(nil))
        #expect(bench.rows[0].origin == "from the file" && bench.rows[0].flaw == nil)
    }

    @Test("tells of a variable that isn’t valid and of a path that leads nowhere, each in its row")
    func flaws() async {
        let advice = "Correct or unset the variable TOOL_SOUND."
        let flaws: [SettingItem.Flaw] = [
            .invalid("nope", at: .variable("TOOL_SOUND"), advice: advice), .noFile,
        ]
        let items = zip(["sound", "file"], flaws).map { id, flaw in
            SettingItem(
                id: id, title: id, purpose: "", kind: .path, value: "/x", origin: .standard, flaw: flaw)
        }
        let bench = SettingsPresenterTests(SettingsDouble(items))
        await bench.send(.screen(.appeared))
        same(
            bench.rows.map(\.flaw),
            [
                "TOOL_SOUND is “nope”, which isn’t valid", "There is no such file",
            ])
        same(bench.rows.map(\.isChangeable), [false, true])
        await bench.send(.opened(0))
        #expect(bench.state?.remark?.text == advice && bench.state?.body?.change == nil)
        let ukrainian = SettingsPresenterTests(SettingsDouble(items), .ukrainian)
        await ukrainian.send(.screen(.appeared))
        same(ukrainian.rows[0].flaw, "TOOL_SOUND: «nope» — недійсне значення")
    }

    @Test("goes to the first and to the last")
    func ends() async {
        await send(.screen(.appeared), .moved(by: 1_000_000))
        same(state?.body?.selected, 5)
        await send(.moved(by: -1_000_000))
        same(state?.body?.selected, 0)
    }
}
