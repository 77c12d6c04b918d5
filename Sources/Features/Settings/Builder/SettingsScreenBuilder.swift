import ScreenContract
package import ScreenView
import SettingsInteractor
package import SettingsPorts
import SettingsPresenter
package import SettingsScreens
import SettingsView
package import TerminalKit
package import Trace
package import Words

/// Assembles the settings screen. No other file names its parts.
@MainActor
package struct SettingsScreenBuilder {
    private let interactor: SettingInteractor
    private let wording: SettingsWording
    private let program: String
    private let trace: Tracer?

    /// A builder of the screen for the settings of `program` in `service`. A `trace` records every message between the parts.
    package init(
        service: any SettingsService, program: String, voice: Voice, trace: Tracer? = nil
    ) {
        interactor = SettingInteractor(service: service)
        (wording, self.program, self.trace) = (SettingsWording(voice), program, trace)
    }

    /// All settings. The screen goes back, and to other places, through `navigator`.
    package func settings(
        navigator: any Navigator
    ) -> BuiltScreen<SettingsEvent, SettingsViewState> {
        let borders = ScreenTrace(trace, view: SettingListView.self, presenter: SettingListPresenter.self)
        let presenter = SettingListPresenter(
            wording: wording,
            interactor: borders.question(
                "settings(after:)", to: SettingInteractor.self, interactor.settings),
            router: borders.backRouter(on: navigator, places: SettingsRoute.places))
        return borders.screen(of: presenter, showing: SettingListView(program: program))
    }
}
