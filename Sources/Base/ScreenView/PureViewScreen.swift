// Longer than most: what a key, a click and the time mean on any page.
public import ScreenContract
public import TerminalKit

// Longer than most: what a key, a click and the time mean on any page.
/// Puts a ``PureView`` on the screen: keeps the last view state and the scroll position, and passes events to the presenter.
@MainActor
public final class PureViewScreen<View: PureView>: ViewInput {
    let view: View
    let output: any ViewOutput<View.Event>
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
    private var click = ClickGesture()
    private var scrollbar = ScrollbarDrag()
    private var lit = LitThing()
    /// Looked up only when the screen is live.
    private lazy var laidOutView = view as? any LaidOutView<View.State, View.Event>
    private var now = Duration.zero
    /// Called when the screen has to be drawn again.
    public var onChange: (@MainActor () -> Void)?
    /// Waits until there is room for another part of what is shown part by part.
    public var room: (@MainActor () async -> Void)?

    /// A screen that draws with `view`. It owns `output`.
    public init(view: View, output: any ViewOutput<View.Event>) {
        self.view = view
        self.output = output
    }

    /// Shows `state` from now on.
    public func render(_ state: View.State) {
        if let old = self.state, view.isOtherPage(state, than: old) { (scroll, lit) = (0, LitThing()) }
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
        let space = space()
        let groups = view.help(on: state).map {
            HintGroup($0.title, view.offered($0.hints, on: state, in: space))
        }
        guard !groups.isEmpty else { return nil }
        let size = space.size
        return HelpPicture(
            groups, keys: view.keys(on: state),
            room: Size(columns: max(8, size.columns - 4), rows: max(3, size.rows - 1)), theme: theme)
    }

    /// - Returns: whether the box took `event`.
    private func explain(_ event: InputEvent) -> Bool {
        guard let help else { return false }
        let wasOpen = helpBox.isOpen
        let isTaken = helpBox.takes(event, showing: help, rows: space().size.rows)
        guard isTaken || wasOpen != helpBox.isOpen else { return false }
        shown = nil
        onChange?()
        return isTaken
    }

    private func scroll(toRow row: Int, of state: View.State) {
        (scroll, shown) = (min(max(0, row), scrolling(of: state).overflow), nil)
        lit.goOut()
        look()
        onChange?()
    }

    /// Shows the part of the page for which the scrollbar is held at `share` of its length. Where a row is chosen, that one is
    /// chosen which is there.
    private func scroll(to share: Double) {
        guard let state else { return }
        guard let laidOutView, let chosen = layout(by: laidOutView, of: state).chosen else {
            let overflow = scrolling(of: state).overflow
            return scroll(toRow: Int((Double(overflow) * share).rounded()), of: state)
        }
        let rows = layout(by: laidOutView, of: state).rows
        choose(by: laidOutView, from: chosen, towards: Int((Double(rows - 1) * share).rounded()))
    }

    /// Goes on from the row that is `chosen`, as the arrows do, to the one that is at `row` or next to it.
    private func choose(
        by laidOutView: any LaidOutView<View.State, View.Event>, from chosen: Int, towards row: Int
    ) {
        var chosen = chosen
        let key = InputEvent.key(KeyEvent(key: chosen < row ? .down : .up))
        for _ in 0..<Self.longestWay where chosen != row {
            view.events(for: key, on: state, in: space()).forEach(output.handle)
            guard let state, let next = layout(by: laidOutView, of: state).chosen, next != chosen,
                (next < row) == (chosen < row)
            else { return }
            chosen = next
        }
    }

    /// How many rows a scrollbar moves by at most at a time: each is a change of the screen.
    private static var longestWay: Int { 200 }

    /// Whether the page has rows of which one is chosen.
    private var hasRows: Bool {
        guard let laidOutView, let state else { return false }
        return layout(by: laidOutView, of: state).chosen != nil
    }

    /// Lights the thing that is next for `key`, if need be on the next part of the page.
    ///
    /// - Returns: whether something is lit.
    private func light(by event: InputEvent, on state: View.State) -> Bool {
        guard let step = event.thingsOn, laidOutView != nil, !hasRows else { return false }
        let picture = shown ?? frame(theme: theme)
        guard picture.cursor == nil else { return false }
        if !lit.move(by: step, on: picture) {
            scroll(toRow: scroll + step * scrolling(of: state).page, of: state)
            let next = shown ?? frame(theme: theme)
            _ = lit.move(by: step, on: next)
        }
        shown = nil
        onChange?()
        return lit.area != nil
    }

    /// Reports `events`, as far as what they are about is in sight.
    private func report(_ events: [View.Event]) {
        for event in events { output.handle(view.reported(event, on: state, in: space())) }
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
    public func text(as form: TextForm) throws -> String { try words(as: form)() }

    /// What makes the text.
    public func words(as form: TextForm) -> @Sendable () throws -> String {
        // Programs read data, not words.
        if form == .screenReader { lookAtAll() }
        return { [view, state] in try state.map { try view.text(of: $0, as: form) } ?? "" }
    }

    /// What the screen says: while the box with the keys is open, only those.
    public var speech: Speech {
        guard let state else { return Speech(lines: []) }
        if helpBox.isOpen, let help { return Speech(lines: help.words, isAside: true) }
        var speech = view.speech(of: state, in: space())
        speech.chosen = shown.flatMap(lit.words) ?? speech.chosen
        return speech
    }

    /// Whether the input is secret, and must not be recorded.
    public var takesSecrets: Bool { view.takesSecrets }

    /// Sets the size of the screen.
    public func resize(to size: Size) {
        (self.size, shown) = (size, nil)
        look()
    }

    /// The current screen at its exact size; an empty page before the first state.
    public func frame(theme: Theme) -> Canvas {
        self.theme = theme
        var frame = state.map(picture) ?? space().emptyPage
        lit.draw(on: &frame, theme: theme)
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
        switch scrollbar.meaning(of: event, on: { shown ?? frame(theme: theme) }) {
        case .held(let share): return scroll(to: share)
        case .released: return
        case nil: break
        }
        var (event, isClick) = (event, false)
        if let pulled = view.pullDown(on: state) {
            switch pull.meaning(of: event, rows: space().size.rows) {
            case .pulled: return output.handle(pulled)
            case .moving: return onChange?() ?? ()
            case .input(let input): (event, isClick) = (input, input != event)
            }
        }
        let (lit, picture) = (lit, { [self] in shown ?? frame(theme: theme) })
        if case .pointer(let pointer) = event, pointer.marks,
            case .events(let pressed as [View.Event])? = picture().target(at: pointer.position)
        {
            return pressed.compactMap(view.marking).forEach(output.handle)
        }
        var target = lit.target(of: event, on: picture) ?? (isClick ? event.target(on: picture) : nil)
        if !isClick, let meaning = click.meaning(of: event, on: picture) {
            guard case .clicked(let clicked) = meaning else { return }
            target = clicked
        }
        if case .events(let pressed as [View.Event])? = target { return report(pressed) }
        if case .key(let key)? = target { event = .key(key) }
        var events = view.events(for: event, on: state, in: space())
        if events.isEmpty, let other = event.otherwise(hasRows: hasRows) {
            event = other
            events = view.events(for: event, on: state, in: space())
        }
        guard events.isEmpty else { return report(events) }
        guard let state, !explain(event), !light(by: event, on: state),
            let rows = scrolling(of: state).rows(for: event)
        else { return }
        scroll(toRow: scroll + rows, of: state)
    }

    /// Passes the time on.
    public func advance(to time: Duration) -> Duration? {
        tell(time)
        return state.flatMap(view.nextChange)
    }

    /// Waits until the effects of all events are carried out.
    public func settle() async { await output.settle() }
}
