import CounterInteractor
public import CounterPorts
import CounterPresenter
public import CounterScreens
import CounterView
public import ScreenView
public import TerminalKit
public import Words

/// Puts the parts of the counter together. Nothing else names them all.
@MainActor
public enum CounterBuilder {
    /// A counter of what `service` remembers; going back leaves `navigator`'s top screen.
    public static func counter(
        service: any CounterService, language: Language, navigator: any Navigator
    ) -> BuiltScreen<CounterEvent> {
        let presenter = CounterPresenter(
            interactor: CounterInteractor(service: service), router: BackRouter(navigator: navigator),
            language: language)
        let view = CounterView(output: presenter)
        presenter.view = view
        return BuiltScreen(screen: view, input: presenter)
    }
}
