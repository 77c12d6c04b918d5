public import TerminalKit

/// A place of a program, such as a feature, to which the person can go from every live screen.
@MainActor
public struct Place {
    /// Its name.
    public let title: String
    private let screen: @MainActor (any Navigator) -> any Screen

    /// A place that begins with what `screen` makes.
    public init(_ title: String, screen: @escaping @MainActor (any Navigator) -> any Screen) {
        (self.title, self.screen) = (title, screen)
    }

    /// Its first screen, which navigates with `navigator`.
    func open(on navigator: any Navigator) -> any Screen { screen(navigator) }
}

/// Knows in which place of a program the person is, and takes them to another.
///
/// A place is a part of one stack of screens: its first screen, and all screens opened from there. Choosing a place further down
/// returns to it; the places above it are kept, and restored when they are chosen again. In both cases the screens are notified,
/// so that they show what has changed. A place ends when the person goes back from its first screen.
@MainActor
public final class Places {
    private let places: [Place]
    private let texts: PlacesTexts
    /// Weak, because the stack owns this.
    private weak var stack: ScreenStack?
    /// The places on the stack from the bottom, with the number of screens below each.
    private var trail: [(place: Int, depth: Int)] = []
    /// The screens of places that were left by choosing one below, by place.
    private var kept: [Int: [any Screen]] = [:]
    /// Whether amounts and digits are hidden where the person is, as its screens report; `nil` if none has any. What is hidden in one
    /// place is hidden in the next.
    public var isPrivate: (@MainActor () -> Bool)?
    /// The places that had them hidden when the person left.
    private var hiding: Set<Int> = []

    /// Opens the first of `places` with the title `start` on an empty `stack`, and handles its screens' requests for places.
    @discardableResult
    public init(_ places: [Place], start: Int, on stack: ScreenStack, texts: PlacesTexts) {
        (self.places, self.texts, self.stack) = (places, texts, stack)
        stack.onPlaces = { self.showMenu() }
        go(to: start)
    }

    /// The place that the person is in, from 0.
    private var current: Int? {
        trail.removeAll { $0.depth >= stack?.depth ?? 0 }
        return trail.last?.place
    }

    private func showMenu() {
        guard let stack, let screen = stack.top?.interactive, !screen.isOverlay else { return }
        let menu = PlacesMenu(places.map(\.title), current: current, texts: texts, over: screen) {
            [weak self, weak stack] place in
            stack?.pop()
            if let place { self?.go(to: place) }
        }
        stack.push(menu)
    }

    private func go(to place: Int) {
        guard let stack, place != current, places.indices.contains(place) else { return }
        let (former, isPrivate) = (current, isPrivate?() ?? false)
        defer { carry(isPrivate, from: former, to: place) }
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
                stack.push(places[place].open(on: self))
            }
        }
    }

    /// Hides amounts and digits in `place`, or shows them again, as in the place that the person comes from.
    private func carry(_ isPrivate: Bool, from former: Int?, to place: Int) {
        if let former, isPrivate { hiding.insert(former) } else if let former { hiding.remove(former) }
        guard let stack, let depth = trail.last?.depth, hiding.contains(place) != isPrivate else { return }
        let screens = stack.lift(above: depth)
        stack.lower(screens)
        for case let screen as any HidingScreen in screens { screen.togglePrivacy() }
    }

    /// Notifies `screens` that the person is back: actions in another place may have changed their data.
    private func comeBack(to screens: [any Screen]) {
        for case let screen as any InteractiveScreen in screens { screen.comeBack() }
    }
}

extension Places: Navigator {
    /// The current screen; `nil` if none is left.
    public var top: (any Screen)? { stack?.top }

    /// Shows `screen` in the place where the person is.
    public func push(_ screen: any Screen) { stack?.push(screen) }

    /// Removes the top screen. If it was the first of its place, the person is back in the place below.
    public func pop() {
        let (former, isPrivate) = (current, isPrivate?() ?? false)
        stack?.pop()
        guard let place = current, place != former else { return }
        carry(isPrivate, from: former, to: place)
        if let former { hiding.remove(former) }
    }

    /// Shows the menu of places.
    public func showPlaces() { stack?.showPlaces() }
}

/// A screen whose amounts and digits can be hidden.
@MainActor
package protocol HidingScreen: AnyObject {
    /// Hides them, or shows them again.
    func togglePrivacy()
}
