public import ScreenContract
public import TerminalKit

/// A screen with all its parts, as its builder returns it.
@MainActor
public struct BuiltScreen<Event: Equatable & Sendable> {
    /// The screen to show. It keeps all its parts alive.
    public let screen: any InteractiveScreen
    /// Where to send events. Keys and clicks on the view become the same events.
    public let input: any ViewOutput<Event>

    /// A screen whose view sends its events to `input`.
    public init(screen: any InteractiveScreen, input: any ViewOutput<Event>) {
        self.screen = screen
        self.input = input
    }

    /// Sends `event`, and waits until its effects are carried out.
    public func send(_ event: Event) async {
        input.handle(event)
        await input.settle()
    }
}
