public import ScreenContract
public import TerminalKit

/// A screen with all its parts, as a builder gives it to whoever shows it.
@MainActor
public struct BuiltScreen<Event: Equatable & Sendable> {
    /// The screen as something to show. It keeps all parts alive.
    public let screen: any InteractiveScreen
    /// The screen as something to act on: what a hand does to the view becomes the same events.
    public let input: any ViewOutput<Event>

    /// A screen whose view sends its events to `input`.
    public init(screen: any InteractiveScreen, input: any ViewOutput<Event>) {
        self.screen = screen
        self.input = input
    }

    /// Tells the screen that `event` happened, and waits until all that this makes necessary is done.
    public func send(_ event: Event) async {
        input.handle(event)
        await input.settle()
    }
}
