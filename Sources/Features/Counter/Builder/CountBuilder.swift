import CounterInteractor
package import CounterPorts
import CounterPresenter
package import CounterScreens
import CounterView
package import ScreenView
package import TerminalKit
package import Words

/// Puts the parts of the counter together. No other file names them all.
@MainActor
package enum CountBuilder {
    /// A counter whose count `service` keeps. Going back takes the top screen off `navigator`.
    package static func counter(
        service: any CountService, language: Language, navigator: any Navigator
    ) -> BuiltScreen<CountEvent, CountViewState> {
        let presenter = CountPresenter(
            interactor: CountInteractor(service: service), router: BackRouter(navigator: navigator),
            language: language)
        let screen = PureViewScreen(view: CountView(), output: presenter)
        presenter.view = screen
        return BuiltScreen(screen: screen, input: presenter)
    }
}
