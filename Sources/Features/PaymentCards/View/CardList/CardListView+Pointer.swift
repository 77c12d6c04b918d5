import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit

// The mouse on the live list: a drag swipes a card or scrolls the list, a click taps a card or marks it, the wheel scrolls, or pushes a card
// where it turns sideways.

extension CardListView {
    func handle(_ pointer: PointerEvent) {
        guard let state, state.controls?.menu == nil, state.controls?.help == nil, state.alert == nil else {
            _ = cancelDrag()
            // Anywhere but on a choice, a press is rid of what lies over the cards.
            if pointer.kind == .pressed { output.handle(.cancelled) }
            return
        }
        switch (pointer.kind, pointer.button) {
        case (.pressed, _) where pointer.marks:
            if let (_, row) = row(at: pointer.position) { output.handle(.markToggled(row.id)) }
        case (.pressed, .left): press(at: pointer.position)
        case (.dragged, .left) where isScrollbarHeld: scroll(to: pointer.position.row)
        case (.dragged, .left): move(to: pointer.position)
        case (.released, .left) where isScrollbarHeld: isScrollbarHeld = false
        case (.released, .left): release(at: pointer.position)
        case (.scrolledUp, _): scroll(rows: -1)
        case (.scrolledDown, _): scroll(rows: 1)
        case (.scrolledLeft, _): push(wheel.swipe(scrolling: .left, at: now), at: pointer.position)
        case (.scrolledRight, _): push(wheel.swipe(scrolling: .right, at: now), at: pointer.position)
        case (.pressed, _), (.dragged, _), (.released, _), (.hovered, _): break
        }
    }

    /// The key that a click stands for, or any other input; `nil` if it is part of a click on something else, whose events are passed
    /// on once it is done: a chip, or a choice of what lies over the cards.
    func clicked(_ event: InputEvent) -> InputEvent? {
        switch click.meaning(of: event, on: { frame(theme: .standard(depth: .none)) }) {
        case nil: return event
        case .clicked(.key(let key)): return .key(key)
        case .clicked(.events(let events as [CardListEvent])): events.forEach(output.handle)
        case .pending, .clicked: break
        }
        return nil
    }

    /// Lets go of a card that is under a finger, as if it had never been touched.
    ///
    /// - Returns: whether there was one.
    func cancelDrag() -> Bool {
        guard let drag else { return false }
        self.drag = nil
        animator.letGo(at: now)
        if drag.axis == .horizontal { output.handle(.panCancelled(drag.card)) }
        return true
    }

    private func scroll(rows: Int) {
        _ = cancelDrag()
        output.handle(.scrolled(by: rows * liveLayout.grid.cardsAcross))
    }

    /// A wheel that turns sideways pushes the card that it is on.
    private func push(_ direction: SwipeDirection?, at point: Point) {
        _ = cancelDrag()
        if let direction, let (_, row) = row(at: point) { output.handle(.pushed(direction, on: row.id)) }
    }

    /// Moves the list to where the scrollbar is held.
    private func scroll(to row: Int) {
        let place = liveLayout.scrollbar(for: state?.controls?.window)
        if let event = place?.event(at: row - liveLayout.body.minRow) { output.handle(event) }
    }

    private func press(at point: Point) {
        // A release that never came, such as one outside the window.
        _ = cancelDrag()
        isScrollbarHeld = liveLayout.scrollbar(for: state?.controls?.window)?.area.contains(point) ?? false
        if isScrollbarHeld { return scroll(to: point.row) }
        guard let (_, row) = row(at: point) else { return }
        drag = CardDrag(card: row.id, start: point, at: now)
        // A card that glides is caught.
        animator.stop(row.id, at: now)
    }

    private func move(to point: Point) {
        guard var drag else { return }
        let wasTap = drag.axis == nil
        drag.move(to: point, at: now)
        let rows = drag.axis == .vertical ? drag.takeScroll(height: liveLayout.rowPitch) : 0
        self.drag = drag
        if drag.axis != nil { animator.letGo(at: now) }
        switch drag.axis {
        case .horizontal:
            if wasTap { output.handle(.panBegan(drag.card, from: animator.reveal(of: drag.card, at: now))) }
            output.handle(.panned(drag.card, by: fraction(Double(drag.columns))))
        case .vertical where rows != 0: output.handle(.scrolled(by: rows * liveLayout.grid.cardsAcross))
        case .vertical, nil: break
        }
    }

    private func release(at point: Point) {
        guard let drag else { return }
        self.drag = nil
        animator.letGo(at: now)
        if drag.axis == .horizontal {
            output.handle(.panEnded(drag.card, velocity: fraction(drag.speed(at: now))))
        } else if drag.isTap(at: point) {
            tap(drag.card, at: drag.start)
        }
    }

    /// A tap means what the finger came down on, unless that has gone away.
    private func tap(_ card: CardRowID, at point: Point) {
        guard let (index, row) = row(at: point), row.id == card else { return }
        let frame = liveLayout.frame(of: index, shift: glide.shift(at: now))
        if let action = action(at: point, of: row, in: frame) {
            output.handle(.actionChosen(row.actions[action].id, on: row.id))
        } else {
            output.handle(.tapped(row.id))
        }
    }

    private func row(at point: Point) -> (index: Int, row: CardRow)? {
        let (layout, shift) = (liveLayout, glide.shift(at: now))
        return state?.rows.enumerated()
            .first { index, _ in layout.visibleFrame(of: index, shift: shift).contains(point) }
            .map { ($0.offset, $0.element) }
    }

    /// The action that is drawn at `point`. A card that is on its way back shows some too, but no longer offers them.
    private func action(at point: Point, of row: CardRow, in frame: Rect) -> Int? {
        guard row.reveal != 0 else { return nil }
        let metrics = liveLayout.grid.metrics
        let inside = Point(column: point.column - frame.minColumn, row: point.row - frame.minRow)
        let area = CardPicture.revealedArea(
            offset: metrics.offset(for: animator.reveal(of: row.id, at: now)), metrics: metrics)
        return ActionPanelPicture(metrics: metrics, theme: .standard(depth: .none)).action(
            at: inside, of: row, in: area)
    }

    /// How much of a card's width so many columns are.
    private func fraction(_ columns: Double) -> Double {
        columns / Double(max(1, liveLayout.grid.metrics.columns))
    }
}
