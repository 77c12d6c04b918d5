import CounterInteractor
package import CounterPorts
import CounterPresenter
package import CounterScreens
import CounterView
package import ScreenView
package import TerminalKit
package import Trace
package import Words

/// Puts the parts of the counter together. No other file names them all.
@MainActor
package enum CountBuilder {
    /// A counter whose count `service` keeps. Going back takes the top screen off `navigator`. A `trace` records
    /// what view, presenter and router tell each other.
    package static func counter(
        service: any CountService, language: Language, navigator: any Navigator, trace: Tracer? = nil
    ) -> BuiltScreen<CountEvent, CountViewState> {
        let borders = ScreenTrace(trace, view: CountView.self, presenter: CountPresenter.self)
        let presenter = CountPresenter(
            interactor: CountInteractor(service: service),
            router: borders.backRouter(on: navigator), language: language)
        return borders.screen(of: presenter) { PureViewScreen(view: CountView(), output: $0) }
    }
}
