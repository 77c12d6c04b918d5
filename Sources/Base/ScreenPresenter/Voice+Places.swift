package import ScreenContract
package import Words

extension Voice {
    /// The hint of the way to other places, if there is one.
    package func places<Event: ViewEvent>() -> [KeyHint<Event>] {
        hasPlaces ? [KeyHint(.event(.screen(.placesRequested)), self("go to", "перейти"))] : []
    }
}
