import PaymentCardsContract
public import TerminalKit

// The live side of the list: keys and the mouse become events, and time becomes motion.

extension CardListView: InteractiveScreen {
    /// Tells the presenter how many cards fit. A finger that was on a card is no longer where it was.
    public func resize(to size: Size) {
        self.size = size
        _ = cancelDrag()
        output.didChangeCapacity(cards: liveLayout.capacity)
    }

    /// The list as it is now.
    public func frame(theme: Theme) -> Canvas {
        guard let controls = state.controls else { return theme.page(columns: size.columns, rows: size.rows) }
        return CardListLivePicture(layout: liveLayout, theme: theme, art: art).canvas(for: state, controls) {
            card in
            animator.reveal(of: card, at: now)
        }
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        tell(time)
        switch event {
        case .key(let key):
            if key.key == .escape, cancelDrag() { return }
            CardListKeys(state: state, output: output, page: liveLayout.capacity).handle(key)
        case .pointer(let pointer): handle(pointer)
        case .paste(let text): paste(text)
        case .focus(let hasFocus):
            if !hasFocus { _ = cancelDrag() }
            output.didChangeAttention(hasFocus: hasFocus)
        case .reply: break
        }
    }

    /// It is now `time`.
    public func advance(to time: Duration) -> Duration? {
        tell(time)
        let next = animator.isMoving(at: now) ? now + Self.frameInterval : nil
        return [next, state.controls?.nextChange].compactMap { $0 }.min()
    }

    /// Fetches what the events so far made necessary.
    public func settle() async {
        await output.didHandleEvents()
    }

    /// The time between two frames of a motion: a sixtieth of a second.
    private static let frameInterval = Duration.nanoseconds(16_666_667)

    private func tell(_ time: Duration) {
        now = max(now, time)
        output.didAdvance(to: now)
    }

    /// Pasted words go where words are typed; anywhere else they would be shortcuts, and are not.
    private func paste(_ text: String) {
        guard let search = state.controls?.search, search.isEditing else { return }
        output.didChange(search: search.text + text.filter { !$0.isNewline })
    }
}

// MARK: - The mouse

extension CardListView {
    /// A finger, or a mouse button, that is down on a card.
    struct Drag {
        let card: CardRowID
        let start: Point
        /// Where the finger was when, for as long as its speed is taken from.
        var trail: [(time: Duration, column: Int)]
        var hasMoved = false
    }

    private func handle(_ pointer: PointerEvent) {
        guard state.controls?.menu == nil, state.controls?.help == nil, state.alert == nil else {
            if pointer.kind == .pressed { output.didCancel() }
            return
        }
        switch pointer.kind {
        case .pressed where pointer.button == .left: press(at: pointer.position)
        case .dragged: move(to: pointer.position)
        case .released: release(at: pointer.position)
        case .scrolledUp: output.didScroll(by: -liveLayout.grid.cardsAcross)
        case .scrolledDown: output.didScroll(by: liveLayout.grid.cardsAcross)
        case .pressed, .hovered: break
        }
    }

    private func press(at point: Point) {
        guard let index = row(at: point) else { return }
        drag = Drag(card: state.rows[index].id, start: point, trail: [(now, point.column)])
    }

    private func move(to point: Point) {
        guard var drag else { return }
        if !drag.hasMoved {
            guard point.column != drag.start.column else { return }
            drag.hasMoved = true
            output.didBeginPan(card: drag.card)
        }
        drag.trail = drag.trail.filter { now - $0.time <= Self.speedWindow } + [(now, point.column)]
        self.drag = drag
        output.didPan(card: drag.card, by: fraction(point.column - drag.start.column))
    }

    private func release(at point: Point) {
        guard let drag else { return }
        self.drag = nil
        guard drag.hasMoved else { return tap(at: point) }
        output.didEndPan(card: drag.card, velocity: velocity(of: drag))
    }

    private func tap(at point: Point) {
        guard let index = row(at: point) else { return }
        let row = state.rows[index]
        if let action = action(at: point, of: row, in: liveLayout.frame(of: index)) {
            output.didSelect(action: row.actions[action].id, of: row.id)
        } else {
            output.didSelect(card: row.id)
        }
    }

    private func cancelDrag() -> Bool {
        guard let drag else { return false }
        self.drag = nil
        if drag.hasMoved { output.didCancelPan(card: drag.card) }
        return true
    }

    private func row(at point: Point) -> Int? {
        state.rows.indices.first { liveLayout.frame(of: $0).contains(point) }
    }

    private func action(at point: Point, of row: CardRow, in frame: Rect) -> Int? {
        let metrics = liveLayout.grid.metrics
        let inside = Point(column: point.column - frame.minColumn, row: point.row - frame.minRow)
        let area = CardPicture.revealedArea(
            offset: metrics.offset(for: animator.reveal(of: row.id, at: now)), metrics: metrics)
        return ActionPanelPicture(metrics: metrics, theme: .standard(depth: .none)).action(
            at: inside, of: row, in: area)
    }

    /// How long back the speed of a finger is looked for.
    private static let speedWindow = Duration.milliseconds(100)

    private func velocity(of drag: Drag) -> Double {
        guard let first = drag.trail.first, let last = drag.trail.last else { return 0 }
        // A finger that stopped before it was lifted has no speed left.
        let time = now - first.time
        guard time > .zero, now - last.time < Self.speedWindow else { return 0 }
        return fraction(last.column - first.column) / (time / .seconds(1))
    }

    private func fraction(_ columns: Int) -> Double {
        Double(columns) / Double(max(1, liveLayout.grid.metrics.columns))
    }
}
