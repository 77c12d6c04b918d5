public import ScreenContract
public import TerminalKit

/// Puts a ``PureView`` on the screen: keeps the last view state and the scroll position, and passes events to the presenter.
@MainActor
public final class PureViewScreen<View: PureView>: ViewInput {
    private let view: View
    private let output: any ViewOutput<View.Event>
    /// The state rendered last; `nil` before the first one.
    public private(set) var state: View.State?
    /// The size of the live screen; `nil` if the screen is printed.
    private var size: Size?
    private var scroll = 0
    private var helpBox = HelpBox()
    /// The last frame while it is current, to look up clicks in.
    private var shown: Canvas?
    /// The last layout, with its size and colours.
    private var laidOut: (size: Size, theme: Theme, layout: PartLayout)?
    /// The colours in which it was drawn last.
    private var theme = Theme.standard(depth: .none)
    private var pull = PullGesture()
    private let laidOutView: (any LaidOutView<View.State, View.Event>)?
    private var now = Duration.zero
    /// Called when the screen has to be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A screen that draws with `view`. It owns `output`.
    public init(view: View, output: any ViewOutput<View.Event>) {
        self.view = view
        self.output = output
        laidOutView = view as? any LaidOutView<View.State, View.Event>
    }

    /// Shows `state` from now on.
    public func render(_ state: View.State) {
        if let old = self.state, view.isOtherPage(state, than: old) { scroll = 0 }
        (self.state, shown, laidOut) = (state, nil, nil)
        look()
        onChange?()
    }

    private func space() -> LiveSpace {
        LiveSpace(size: size ?? Size(columns: 80, rows: 24), theme: theme, scroll: scroll)
    }

    /// The view's layout, made once for each state, size and set of colours, none of which scrolling changes.
    private func layout(by view: any LaidOutView<View.State, View.Event>, of state: View.State) -> PartLayout
    {
        let space = space()
        if let laidOut, laidOut.size == space.size, laidOut.theme == theme { return laidOut.layout }
        let layout = view.layout(of: state, in: space)
        laidOut = (space.size, theme, layout)
        return layout
    }

    private func scrolling(of state: View.State) -> Scrolling {
        guard let laidOutView else { return view.scrolling(of: state, in: space()) }
        return laidOutView.scrolling(
            of: state, showing: layout(by: laidOutView, of: state), in: space())
    }

    private func picture(of state: View.State) -> Canvas {
        guard let laidOutView else { return view.frame(of: state, in: space()) }
        return laidOutView.frame(of: state, showing: layout(by: laidOutView, of: state), in: space())
    }

    /// Limits the scroll position to the last row, and reports the visible part.
    private func look() {
        guard let state, size != nil else { return }
        scroll = min(scroll, scrolling(of: state).overflow)
        let sight =
            if let laidOutView {
                laidOutView.sight(of: layout(by: laidOutView, of: state), in: space())
            } else {
                view.sight(of: state, in: space())
            }
        if let sight { output.handle(sight) }
    }

    /// Reports that everything is visible, as in print.
    private func lookAtAll() {
        if let state, let sight = view.sight(of: state, in: nil) { output.handle(sight) }
    }

    /// The box with everything that can be done; `nil` where nothing is to be explained.
    private var help: HelpPicture<View.Event>? {
        guard let state else { return nil }
        let groups = view.help(on: state)
        guard !groups.isEmpty else { return nil }
        let size = space().size
        return HelpPicture(
            groups, keys: view.keys(on: state),
            room: Size(columns: max(8, size.columns - 4), rows: max(3, size.rows - 1)), theme: theme)
    }

    /// - Returns: whether the box took `event`.
    private func explain(_ event: InputEvent) -> Bool {
        guard let help, helpBox.takes(event, showing: help, rows: space().size.rows) else { return false }
        shown = nil
        onChange?()
        return true
    }

    private func tell(_ time: Duration) {
        guard time > now else { return }
        now = time
        output.handle(.screen(.timeAdvanced(to: now)))
    }
}

extension PureViewScreen: StatefulScreen {
    /// The state as a picture; empty before the first one.
    public func canvas(in space: CanvasSpace) -> Canvas {
        lookAtAll()
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return view.canvas(of: state, in: space)
    }

    /// The state as text; empty before the first one.
    public func text(as form: TextForm) throws -> String {
        // Programs read data, not words.
        if form == .screenReader { lookAtAll() }
        return try state.map { try view.text(of: $0, as: form) } ?? ""
    }

    /// What the screen says: while the box with the keys is open, only those.
    public var speech: Speech {
        guard let state else { return Speech(lines: []) }
        if helpBox.isOpen, let help { return Speech(lines: help.words, isAside: true) }
        return view.speech(of: state, in: space())
    }

    /// Whether the input is secret, and must not be recorded.
    public var takesSecrets: Bool { view.takesSecrets }

    /// Tells the presenter that the screen is shown.
    public func appear() { output.handle(.screen(.appeared)) }

    /// Tells the presenter that the person is back.
    public func comeBack() { output.handle(.screen(.returned)) }

    /// Tells the presenter that the person sees the screen again.
    public func uncover() { output.handle(.screen(.uncovered)) }

    /// Tells the presenter that the person has seen what the screen says.
    public func noteTold() { output.handle(.screen(.told)) }

    /// Sets the size of the screen.
    public func resize(to size: Size) {
        (self.size, shown) = (size, nil)
        look()
    }

    /// The current screen at its exact size; an empty page before the first state.
    public func frame(theme: Theme) -> Canvas {
        self.theme = theme
        var frame = state.map(picture) ?? space().emptyPage
        if helpBox.isOpen, let help { helpBox.draw(help, over: &frame, theme: theme) }
        shown = frame
        guard pull.rows > 0 else { return frame }
        var pulled = space().emptyPage
        pulled.blit(frame, at: Point(column: 0, row: pull.rows))
        return pulled
    }

    /// Passes on the events for `event`, or scrolls.
    public func handle(_ event: InputEvent, at time: Duration) {
        tell(time)
        if case .focus(let hasFocus) = event {
            return output.handle(.screen(.attentionChanged(hasFocus: hasFocus)))
        }
        if helpBox.isOpen, explain(event) { return }
        var event = event
        if let pulled = view.pullDown(on: state) {
            switch pull.meaning(of: event, rows: space().size.rows) {
            case .pulled: return output.handle(pulled)
            case .moving: return onChange?() ?? ()
            case .input(let input): event = input
            }
        }
        let target = event.target(on: { shown ?? frame(theme: theme) })
        if case .events(let pressed as [View.Event])? = target { return pressed.forEach(output.handle) }
        if case .key(let key)? = target { event = .key(key) }
        var events = view.events(for: event, on: state, in: space())
        if events.isEmpty, let paging = event.paging {
            event = paging
            events = view.events(for: event, on: state, in: space())
        }
        guard events.isEmpty else { return events.forEach(output.handle) }
        guard let state, !explain(event) else { return }
        let scrolling = scrolling(of: state)
        guard let rows = scrolling.rows(for: event) else { return }
        (scroll, shown) = (min(max(0, scroll + rows), scrolling.overflow), nil)
        look()
        onChange?()
    }

    /// Passes the time on.
    public func advance(to time: Duration) -> Duration? {
        tell(time)
        return state.flatMap(view.nextChange)
    }

    /// Waits until the effects of all events are carried out.
    public func settle() async { await output.settle() }
}

extension PureViewScreen: TabularScreen where View: TabularView {
    /// The state as a table for spreadsheets; empty before the first one.
    public var csv: String { state.map(view.csv) ?? "" }
}

extension PureViewScreen: SummarizedScreen where View: SummarizedView {
    /// How high the picture is.
    public func rows(in space: CanvasSpace) -> Int { canvas(in: space).size.rows }

    /// The state in brief; empty before the first one.
    public func summary(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return view.summary(of: state, in: space)
    }
}

extension PureViewScreen: CalendarScreen where View: CalendarView {
    /// The dates of the state as a calendar; empty before the first one.
    public var calendar: String { state.map(view.calendar) ?? "" }
}

extension InputEvent {
    /// The target of a click, if the picture has one at that place.
    fileprivate func target(on picture: () -> Canvas) -> CanvasTarget? {
        guard case .pointer(let pointer) = self, pointer.kind == .pressed, pointer.button == .left else {
            return nil
        }
        return picture().target(at: pointer.position)
    }

    /// The key that a click stands for, if the picture names one at that place; any other input unchanged.
    package func pressed(on picture: () -> Canvas) -> InputEvent {
        if case .key(let key)? = target(on: picture) { .key(key) } else { self }
    }
}
