package import TerminalKit

/// Where the screens of a ``LiveLoop`` are shown, and where the input comes from.
@MainActor
package protocol LiveOutlet: AnyObject {
    /// What happens, in order, for a single task. They end when the person can do nothing more.
    var events: AsyncStream<SessionEvent> { get }
    /// The size of the screens.
    var size: Size { get }
    /// The time of the screens.
    var clock: SessionClock { get }
    /// Whether an event is taken only once everything that the previous one requires is loaded, and what it moved is at rest.
    var waitsForRest: Bool { get }
    /// Waits for as long as nothing is shown then of what is loading.
    func waitForPatience() async throws
    /// Waits for what the first picture needs.
    func prepare(_ driver: LiveDriver) async
    /// Prepares for what `event`, which the driver has handled, changes about the way screens are shown.
    func take(_ event: SessionEvent, on driver: LiveDriver)
    /// Takes note of the driver's top screen as it is right after an event, before all that this requires is loaded. Only called if
    /// the outlet ``waitsForRest``.
    ///
    /// - Throws: if nothing can be shown any more.
    func glance(_ driver: LiveDriver) throws
    /// Shows the driver's top screen as it is while something loads that takes longer than ``waitForPatience()``. Only called if the outlet
    /// ``waitsForRest``.
    ///
    /// - Throws: if nothing can be shown any more.
    func showLoading(_ driver: LiveDriver) throws
    /// Shows the driver's top screen as it is now.
    ///
    /// - Throws: if nothing can be shown any more.
    func show(_ driver: LiveDriver) throws
    /// Prepares for the end that a signal asks for: what is under way is being cancelled, and what became of it will be shown.
    func conclude()
}

/// How a ``LiveLoop`` ended.
public enum LiveEnding: Equatable, Sendable {
    /// The person left the last screen.
    case left
    /// Nothing more can be done: the input ended, or the terminal is gone.
    case ended
    /// A signal, or control-C, asks the program to end; the signal's number.
    case interrupted(signal: Int32)
}

/// Draws screens on a terminal, in its colours.
@MainActor
final class DrawnOutlet: LiveOutlet {
    private let session: LiveTerminal
    private let characters: DrawingCharacters
    private var depth: ColorDepth
    private let followsTerminal: Bool
    private var appearance: Appearance
    private var cellShape = 0.5
    private var pictures: PictureDetail
    private var symbols: PictureSymbols

    init(
        _ session: LiveTerminal, depth: ColorDepth, appearance: Appearance, followsTerminal: Bool,
        characters: DrawingCharacters
    ) {
        (self.session, self.depth, self.appearance, self.characters) = (
            session, depth, appearance, characters
        )
        self.followsTerminal = followsTerminal && depth > .none
        pictures = session.showsPictures ? .cells : .words
        symbols = session.symbols
    }

    var events: AsyncStream<SessionEvent> { session.events }
    var size: Size { session.size }
    var clock: SessionClock { session.clock }
    var waitsForRest: Bool { false }

    func prepare(_ driver: LiveDriver) async {
        driver.draw(in: theme)
        guard followsTerminal, let background = await session.background() else { return }
        adopt(Appearance(background: background), on: driver)
    }

    func take(_ event: SessionEvent, on driver: LiveDriver) {
        switch event {
        case .appearance(let appearance): adopt(appearance, on: driver)
        case .colors(let depth): self.depth = depth
        case .pictures(let support):
            cellShape = support.cell?.shape ?? cellShape
            // One that shows no pictures any more still draws the same characters.
            if support != .none { symbols = support.symbols }
            if session.showsPictures { pictures = support.method == .cells ? .cells : .pixels }
        case .input, .resized, .erased, .hungUp, .interrupted: return
        }
        driver.draw(in: theme)
    }

    func waitForPatience() {}

    func glance(_ driver: LiveDriver) {}

    func showLoading(_ driver: LiveDriver) { show(driver) }

    func conclude() { session.conclude() }

    func show(_ driver: LiveDriver) {
        if driver.needsFrame { session.draw(driver.frame().drawn(with: characters)) }
    }

    private func adopt(_ appearance: Appearance, on driver: LiveDriver) {
        guard followsTerminal else { return }
        self.appearance = appearance
        driver.draw(in: theme)
    }

    private var theme: Theme {
        var theme = Theme.standard(depth: depth, appearance: appearance)
        theme.cellShape = cellShape
        theme.pictures = pictures
        theme.symbols = symbols
        return theme
    }
}
