extension Array where Element: Equatable {
    /// The element `steps` places after `element`, before it if negative, as far as there are any; `nil` if it isn't there.
    package func element(_ steps: Int, after element: Element) -> Element? {
        firstIndex(of: element).map { place in
            self[Swift.min(Swift.max(0, place + Swift.min(Swift.max(-count, steps), count)), count - 1)]
        }
    }
}
