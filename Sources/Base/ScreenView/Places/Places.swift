public import TerminalKit

/// A place of a program, such as a feature, to which the person can go from every live screen.
@MainActor
public struct Place {
    /// What it is called.
    public let title: String
    private let screen: @MainActor (any Navigator) -> any Screen

    /// A place that begins with what `screen` makes.
    public init(_ title: String, screen: @escaping @MainActor (any Navigator) -> any Screen) {
        (self.title, self.screen) = (title, screen)
    }

    /// Its first screen, which goes where its routes lead through `navigator`.
    func open(on navigator: any Navigator) -> any Screen { screen(navigator) }
}

/// Knows in which place of a program the person is, and takes them to another.
///
/// A place is a part of one stack of screens: its first screen, and all that were opened from there. A place that is below is
/// gone back to, as it was; those above it are kept, and come back as they were when they are chosen again. Both are told, so that
/// they show what has changed. A place whose first
/// screen the person leaves by going back is over.
@MainActor
public final class Places {
    private let places: [Place]
    private let texts: PlacesTexts
    /// Weak, because the stack owns this.
    private weak var stack: ScreenStack?
    /// The places on the stack from its foot on, and how many screens are below each.
    private var trail: [(place: Int, depth: Int)] = []
    /// The screens of the places that were gone back from.
    private var kept: [Int: [any Screen]] = [:]

    /// Opens the first of `places` that is named `start` on an empty `stack`, and is asked by its screens from then on.
    @discardableResult
    public init(_ places: [Place], start: Int, on stack: ScreenStack, texts: PlacesTexts) {
        (self.places, self.texts, self.stack) = (places, texts, stack)
        stack.onPlaces = { self.showMenu() }
        go(to: start)
    }

    /// Where the person is, from 0.
    private var current: Int? {
        trail.removeAll { $0.depth >= stack?.depth ?? 0 }
        return trail.last?.place
    }

    private func showMenu() {
        guard let stack, let screen = stack.top as? any InteractiveScreen, !screen.isOverlay else { return }
        let menu = PlacesMenu(places.map(\.title), current: current, texts: texts, over: screen) {
            [weak self, weak stack] place in
            stack?.pop()
            if let place { self?.go(to: place) }
        }
        stack.push(menu)
    }

    private func go(to place: Int) {
        guard let stack, place != current, places.indices.contains(place) else { return }
        if let index = trail.firstIndex(where: { $0.place == place }) {
            for part in trail[(index + 1)...].reversed() { kept[part.place] = stack.lift(above: part.depth) }
            trail.removeSubrange((index + 1)...)
            let screens = stack.lift(above: trail[index].depth)
            stack.lower(screens)
            comeBack(to: screens)
        } else {
            trail.append((place, stack.depth))
            if let screens = kept.removeValue(forKey: place) {
                stack.lower(screens)
                comeBack(to: screens)
            } else {
                stack.push(places[place].open(on: stack))
            }
        }
    }

    /// What was done in another place may have changed what is shown here.
    private func comeBack(to screens: [any Screen]) {
        for case let screen as any InteractiveScreen in screens { screen.comeBack() }
    }
}
