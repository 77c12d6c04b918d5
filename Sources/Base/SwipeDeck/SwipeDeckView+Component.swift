public import ScreenView
import SwipeKit
public import TerminalKit

extension SwipeDeckView: @MainActor Component {
    /// The time between two frames: a sixtieth of a second.
    private static var frame: Duration { .nanoseconds(16_666_667) }

    /// The height of a card of this width and those behind it.
    public func rows(columns: Int) -> Int {
        let card = Int((Double(max(1, columns)) / max(0.1, ratio) / 2).rounded())
        return card + min(max(0, cardsBehind), 3)
    }

    /// Advances to `time`: does what is due, and notifies the delegate.
    public func advance(to time: Duration) -> Duration? {
        now = max(now, time)
        machine.advance(to: time)
        tellAll()
        makeFaces()
        return [machine.nextChange(frame: Self.frame), faces.advance(to: time)].compactMap(\.self).min()
    }

    /// Handles fingers and keys.
    public func handle(_ input: InputEvent, in size: Size) -> [Never]? {
        lay(in: size)
        switch input {
        case .pointer(let pointer): return handle(pointer, in: size)
        case .key(let key): return DeckCommand.table.event(for: key).flatMap(handle)
        case .focus(false):
            // The finger can't be tracked any more; a card that moves out by itself may finish.
            if isHeld { interrupt() }
            return nil
        case .focus, .paste, .reply: return nil
        }
    }

    private func handle(_ command: DeckCommand) -> [Never]? {
        switch command {
        case .swiped(.left): swipeLeft()
        case .swiped(.right): swipeRight()
        case .undone: undo()
        case .selected: if let card = currentCard { delegate?.deck(self, didSelect: card) }
        case .screen: return nil
        }
        return []
    }

    private func handle(_ pointer: PointerEvent, in size: Size) -> [Never]? {
        let layout = DeckLayout(size: size, ratio: ratio, behind: cardsBehind)
        let place = Double(pointer.position.column) / Double(max(1, layout.card.size.columns))
        switch (pointer.kind, pointer.button) {
        case (.pressed, .left):
            // The release of an earlier press was lost.
            if isHeld { interrupt() }
            guard layout.card.contains(pointer.position) else { return nil }
            machine.finishLeaving()
            tellAll()
            fingerRow = pointer.position.row
            return machine.grab(at: place) ? [] : nil
        case (.dragged, .left) where isHeld: drag(to: place, row: pointer.position.row)
        case (.released, _) where isHeld:
            drag(to: place, row: pointer.position.row)
            if machine.release() != nil { return handle(.selected) }
        case (.hovered, _) where isHeld: interrupt()
        case (.scrolledLeft, _): return scroll(.left, isOnCard: layout.card.contains(pointer.position))
        case (.scrolledRight, _): return scroll(.right, isOnCard: layout.card.contains(pointer.position))
        default: return nil
        }
        return []
    }

    private func scroll(_ side: SwipeDirection, isOnCard: Bool) -> [Never]? {
        guard isOnCard, !isHeld else { return nil }
        return wheel.swipe(scrolling: side, at: now).map { handle(.swiped($0)) } ?? []
    }

    /// A clicking hand may shake by a row.
    private func drag(to place: Double, row: Int) {
        machine.drag(to: place, isStraying: abs(row - fingerRow) > 1)
    }

    /// Notes the size of its place. If that has changed, a moving card springs back.
    func lay(in size: Size) {
        guard size != self.size else { return }
        if self.size != nil { machine.interrupt() }
        self.size = size
        machine.reach = DeckLayout(size: size, ratio: ratio, behind: cardsBehind).reach(machine.rules)
    }

    /// Makes the faces of the next cards, and drops the others.
    func makeFaces() {
        let seen = min(max(0, cardsBehind), 3) + 2
        faces.make(machine.pile.cards.prefix(seen + max(0, cardsAhead)))
    }

    /// Draws the deck in its current state.
    public func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        lay(in: place.size)
        makeFaces()
        DeckPicture(self, theme: theme).draw(on: &canvas, in: place)
    }

    /// Which card is on top, what it shows, and what can be done with it; without cards, the placeholder.
    public var words: [String] {
        guard let card = currentCard else {
            return [placeholder?.headline, placeholder?.advice].compactMap(\.self).filter { !$0.isEmpty }
        }
        makeFaces()
        let numbers = (isEndless ? texts.card : texts.cardOf)
            .replacing("{place}", with: String(card.place))
            .replacing("{count}", with: String(card.place + card.following))
        let sides: [(direction: SwipeDirection, icon: DeckIcon?, name: String)] = [
            (.left, leftIcon, texts.left), (.right, rightIcon, texts.right),
        ]
        let ways = sides.filter { directions.contains($0.direction) }.map { side in
            side.icon.map { "\(side.name): \($0.label)" } ?? side.name
        }
        return [numbers] + (faces[card.id]?.words ?? []) + ways
    }
}
