import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
package import TerminalKit

// The live side of the list: keys and the mouse become events, and time becomes motion.

extension CardListView: StatefulScreen, HidingScreen {
    package func appear() { output.handle(.screen(.appeared)) }
    package func comeBack() { output.handle(.screen(.returned)) }
    package func togglePrivacy() { output.handle(.screen(.privacyToggled)) }

    /// Tells the presenter how many cards fit. A finger that was on a card is no longer where it was.
    package func resize(to size: Size) {
        self.size = size
        _ = cancelDrag()
        glide.stop()
        output.handle(liveLayout.capacityEvent)
    }

    package func frame(theme: Theme) -> Canvas {
        if theme.leavesProgram { self.theme = theme }
        guard let state, let controls = state.controls else {
            return theme.page(columns: size.columns, rows: size.rows)
        }
        return CardListLivePicture(
            layout: liveLayout, theme: theme, glide: glide, now: now, helpScroll: helpScroll,
            isMoving: { [animator, now] in animator.isMoving($0, at: now) }
        )
        .canvas(for: state, controls) { card in animator.reveal(of: card, at: now) }
    }

    package func handle(_ event: InputEvent, at time: Duration) {
        tell(time)
        if event.isInteraction { output.handle(.interacted) }
        if scrollHelp(by: event) { return }
        if state?.controls?.help != nil, let isAll = event.endsHelp {
            output.handle(.helpToggled)
            if isAll { return }
        }
        let edits = liveLayout.searchEdits(for: event, on: state)
        if !edits.isEmpty { return edits.forEach(output.handle) }
        switch clicked(event) {
        case nil: return
        case .key(let key):
            // A card can't follow a finger while keys move it, or what stands around it.
            if cancelDrag(), key.key == .escape { return }
            if let event = liveLayout.keys.explained(on: state).event(for: key) { output.handle(event) }
        case .pointer(let pointer): handle(pointer)
        case .focus(let hasFocus):
            if !hasFocus { _ = cancelDrag() }
            output.handle(.screen(.attentionChanged(hasFocus: hasFocus)))
        // Pasted words are shortcuts nowhere.
        case .paste, .reply: break
        }
    }

    /// Scrolls the help, where that does not fit and `event` does so.
    private func scrollHelp(by event: InputEvent) -> Bool {
        guard let state, let help = state.controls?.help else { return false }
        let overflow = liveLayout.help(help, on: state, theme: .standard(depth: .none)).overflow
        guard overflow > 0,
            let rows = Scrolling(overflow: overflow, page: max(1, size.rows - 4)).rows(for: event)
        else { return false }
        helpScroll = min(max(0, helpScroll + rows), overflow)
        onChange?()
        return true
    }

    package func advance(to time: Duration) -> Duration? {
        tell(time)
        let isMoving = animator.isMoving(at: now) || glide.isMoving(at: now)
        return [frames.next(isMoving: isMoving, at: now), state?.controls?.nextChange].compactMap { $0 }.min()
    }

    package func settle() async {
        await output.settle()
    }

    package var speech: Speech {
        let keys = liveLayout.keys.explained(on: state)
        return state.map { CardListSpeech(state: $0, keys: keys, size: size, theme: theme).speech }
            ?? Speech(lines: [])
    }

    private func tell(_ time: Duration) {
        now = max(now, time)
        output.handle(.screen(.timeAdvanced(to: now)))
    }
}

extension InputEvent {
    /// Whether something that is typed means nothing more, where the help is open, than that this is closed; `nil` for the pointer.
    fileprivate var endsHelp: Bool? {
        switch self {
        case .key(let key): key.onlyCloses
        case .paste: false
        case .pointer, .focus, .reply: nil
        }
    }

    /// Whether the person did something.
    fileprivate var isInteraction: Bool {
        switch self {
        case .key, .paste: true
        case .pointer(let pointer): pointer.kind != .hovered
        case .focus, .reply: false
        }
    }
}
