import CounterInteractor
package import CounterPorts
import CounterPresenter
package import CounterScreens
import CounterView
package import ScreenView
package import TerminalKit
package import Words

/// Puts the parts of the counter together. Nothing else names them all.
@MainActor
package enum CountBuilder {
    /// A counter of what `service` remembers; going back leaves `navigator`'s top screen.
    package static func counter(
        service: any CountService, language: Language, navigator: any Navigator
    ) -> BuiltScreen<CountEvent> {
        let presenter = CountPresenter(
            interactor: CountInteractor(service: service), router: BackRouter(navigator: navigator),
            language: language)
        let view = CountView(output: presenter)
        presenter.view = view
        return BuiltScreen(screen: view, input: presenter)
    }
}
