/// Drives the screen on top: passes it events and the time, and reports when there is something to draw.
///
/// It has no clock, no terminal and no task, so that a recording replays to identical frames. Its owner provides these: it
/// passes events, calls ``settle()`` and ``advance(to:)``, and draws a ``frame()`` if one is needed. Only interactive screens
/// are shown.
@MainActor
public final class LiveDriver {
    /// The screens; none at first.
    public let navigator = ScreenStack()
    private var theme: Theme
    private let memory = DrawingMemory()
    private let changed: @MainActor () -> Void
    private var size: Size
    private var now = Duration.zero
    private var shown: (any InteractiveScreen)?
    /// When the next change by itself was last announced.
    private var promised: Duration?
    /// The number of screens when the last one came up.
    private var depth = 0
    /// What was drawn last; `nil` before anything was.
    private var lastFrame: Canvas?
    private var slide: ScreenSlide?
    /// Whether screens slide in and out. By default, they are there at once.
    public var slidesScreens = false
    /// Whether screens are told for how long the person looks elsewhere, and hide amounts meanwhile. If not, only what the hand was
    /// doing is cancelled.
    public var hidesWhileAway = true
    /// Whether the picture may differ from the last frame.
    public private(set) var needsFrame = true

    /// A driver for a terminal of `size`; `changed` is called when something changes by itself, such as when cards arrive.
    public init(size: Size, theme: Theme, changed: @escaping @MainActor () -> Void = {}) {
        self.size = size
        self.theme = theme
        self.theme.memory = memory
        self.changed = changed
    }

    /// Handles events at `time`, counted from the start of the program.
    ///
    /// - Returns: the events in a form that may be recorded: without the digits typed into a confidential screen.
    @discardableResult
    public func handle(_ events: [InputEvent], at time: Duration) -> [InputEvent] {
        now = max(now, time)
        let events =
            hidesWhileAway ? events : events.flatMap { $0 == .focus(false) ? [$0, .focus(true)] : [$0] }
        return events.map { event in
            // An event may open the screen that the next one is for.
            let screen = top
            if passes(event) { screen?.handle(event, at: time) }
            needsFrame = true
            return screen?.takesSecrets == true ? event.withoutDigits : event
        }
    }

    /// Sets the size of the terminal.
    public func resize(to size: Size) {
        self.size = size
        slide = nil
        needsFrame = true
        top?.resize(to: size)
    }

    /// Draws in `theme` from now on.
    public func draw(in theme: Theme) {
        var theme = theme
        theme.memory = memory
        guard theme != self.theme else { return }
        self.theme = theme
        needsFrame = true
    }

    /// Advances to `time`.
    ///
    /// - Returns: when something next changes by itself; `nil` for never.
    public func advance(to time: Duration) -> Duration? {
        now = max(now, time)
        let change = top?.advance(to: time)
        if slide?.isOver(at: now) == true { slide = nil }
        let next = [change, slide.map { _ in now + ScreenSlide.frame }].compactMap(\.self).min()
        // A change announced for later may have happened by now, and may have been the last one.
        if next != nil || promised != nil { needsFrame = true }
        promised = next
        return next
    }

    /// Loads what the events so far require, including on screens that this opens.
    public func settle() async {
        while let screen = top {
            await screen.settle()
            guard navigator.top !== screen else { return }
            changed()
        }
    }

    /// The current picture.
    public func frame() -> Canvas {
        let screen = top
        var theme = theme
        theme.leavesProgram = navigator.depth == 1
        let picture = screen?.frame(theme: theme) ?? theme.emptyPage(size)
        let frame = slide?.picture(to: picture, at: now) ?? picture
        needsFrame = false
        lastFrame = frame
        return frame
    }

    /// Ends a slide when the person does something: keys act at once. What a press means depends on where it is seen, so that
    /// the screen does not hear of one on its way.
    private func passes(_ event: InputEvent) -> Bool {
        guard slide != nil else { return true }
        switch event {
        case .pointer(let pointer) where pointer.kind == .hovered: return true
        case .reply: return true
        case .pointer(let pointer):
            slide = nil
            return pointer.kind != .pressed
        case .key, .paste, .focus:
            slide = nil
            return true
        }
    }

    /// An overlay is there at once, and gone at once.
    private func beginSlide(from old: (any InteractiveScreen)?, to new: (any InteractiveScreen)?) {
        defer { depth = navigator.depth }
        slide = nil
        guard slidesScreens, let old, let new, !old.isOverlay, !new.isOverlay, navigator.depth != depth,
            let lastFrame
        else { return }
        slide = ScreenSlide(from: lastFrame, isOpening: navigator.depth > depth, at: now)
    }

    /// The screen on top. A new one gets its size and is told that it appears.
    private var top: (any InteractiveScreen)? {
        let top = navigator.top?.interactive
        guard top !== shown else { return top }
        shown?.onChange = nil
        beginSlide(from: shown, to: top)
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
