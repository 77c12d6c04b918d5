import CounterInteractor
public import CounterPorts
import CounterPresenter
public import CounterScreens
import CounterView
public import ScreenView
public import TerminalKit
public import Trace
public import Words

/// Puts the parts of the counter together. No other file names them all.
@MainActor
public enum CountBuilder {
    /// A counter whose count `service` keeps. Going back takes the top screen off `navigator`. A `trace` records
    /// what view, presenter and router tell each other.
    public static func counter(
        service: any CountService, language: Language, navigator: any Navigator, trace: Tracer? = nil
    ) -> BuiltScreen<CountEvent, CountViewState> {
        let borders = ScreenTrace(trace, view: CountView.self, presenter: CountPresenter.self)
        let presenter = CountPresenter(
            interactor: CountInteractor(service: service),
            router: borders.backRouter(on: navigator), language: language)
        return borders.screen(of: presenter, showing: CountView())
    }
}
