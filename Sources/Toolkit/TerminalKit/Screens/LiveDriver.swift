/// Drives whatever screen is on top: passes events and the time to it, and says when there is something to draw.
///
/// It has no clock, no terminal and no task of its own, so that a recording replays to identical frames. Whoever has them
/// tells it what was done, has it ``settle()``, asks it to ``advance(to:)``, and draws a ``frame()`` where it needs one. Screens
/// that are not interactive are not shown.
@MainActor
public final class LiveDriver {
    /// The screens. It holds none at first.
    public let navigator = ScreenStack()
    private let theme: Theme
    private let changed: @MainActor () -> Void
    private var size: Size
    private var shown: (any InteractiveScreen)?
    /// When something was last said to change by itself.
    private var promised: Duration?
    /// Whether the picture may differ from the last frame.
    public private(set) var needsFrame = true

    /// A driver for a terminal of `size`; `changed` is called when something changed by itself, such as cards that arrived.
    public init(size: Size, theme: Theme, changed: @escaping @MainActor () -> Void = {}) {
        self.size = size
        self.theme = theme
        self.changed = changed
    }

    /// Something was done at `time`, counted from the moment the program began.
    ///
    /// - Returns: the events as they may be recorded: without the digits that were typed where those are secret.
    @discardableResult
    public func handle(_ events: [InputEvent], at time: Duration) -> [InputEvent] {
        events.map { event in
            // An event may bring up the screen that the next one is for.
            let screen = top
            screen?.handle(event, at: time)
            needsFrame = true
            return screen?.takesSecrets == true ? event.withoutDigits : event
        }
    }

    /// The terminal has another size.
    public func resize(to size: Size) {
        self.size = size
        needsFrame = true
        top?.resize(to: size)
    }

    /// It is now `time`.
    ///
    /// - Returns: when something next changes by itself; `nil` for never.
    public func advance(to time: Duration) -> Duration? {
        let next = top?.advance(to: time)
        // What was promised for later may have happened now, and may have been the last of it.
        if next != nil || promised != nil { needsFrame = true }
        promised = next
        return next
    }

    /// Fetches what the events so far made necessary, on the screens too that this leads to.
    public func settle() async {
        while let screen = top {
            await screen.settle()
            guard navigator.top !== screen else { return }
            changed()
        }
    }

    /// The picture as it is now.
    public func frame() -> Canvas {
        let frame = top?.frame(theme: theme) ?? theme.emptyPage(size)
        needsFrame = false
        return frame
    }

    /// The screen on top. One that was not there before is told how large it is, and comes up.
    private var top: (any InteractiveScreen)? {
        let top = navigator.top as? any InteractiveScreen
        guard top !== shown else { return top }
        shown?.onChange = nil
        shown = top
        top?.onChange = { [weak self] in
            self?.needsFrame = true
            self?.changed()
        }
        top?.resize(to: size)
        needsFrame = true
        return top
    }
}

extension Theme {
    fileprivate func emptyPage(_ size: Size) -> Canvas {
        Canvas(size: size, style: depth > .none ? Style(foreground: text, background: page) : Style())
    }
}
