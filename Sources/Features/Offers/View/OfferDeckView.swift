import ContentCards
import Foundation
package import OffersScreens
import Records
package import ScreenContract
package import ScreenView
package import SwipeDeck
package import SwipeKit
package import TerminalKit

/// The view of the deck of offers: it keeps the deck and its motion, and passes on gestures. It decides nothing.
@MainActor
package final class OfferDeckView {
    private let output: any ViewOutput<OfferDeckEvent>
    /// The state rendered last; `nil` before the first one.
    package private(set) var state: OfferDeckViewState?
    /// Called when the screen has to be drawn again.
    package var onChange: (@MainActor () -> Void)?
    package var room: (@MainActor () async -> Void)?
    /// The deck of offers by their ids.
    let deck = SwipeDeckView<String> { offer, _ in DeckTile(words: offer) }
    private var size = Size(columns: 80, rows: 24)
    /// The offers swiped away here, in order, which the deck can bring back with motion.
    private var swiped: [String] = []
    /// Events of keys that wait for their turn, since it isn't known earlier what an undo brings back.
    private var waiting: [OfferDeckEvent] = []
    /// Whether the deck is reporting an event, or bringing a card back: until it is done, its cards stay.
    private var isTold = false, isBringingBack = false
    private var helpBox = HelpBox()

    /// A view that reports to `output` and keeps it alive. If motion is reduced, cards jump to their places.
    package init(output: any ViewOutput<OfferDeckEvent>, reducesMotion: Bool = false) {
        self.output = output
        deck.reducesMotion = reducesMotion
        deck.delegate = self
        deck.onChange = { [weak self] in self?.onChange?() }
        layOut()
    }

    /// The offers that are left; `nil` before they are known.
    private var offers: [OfferFace]? { state?.body?.offers }

    private var layout: OfferDeckLayout { OfferDeckLayout(size: size) }

    private func layOut() {
        deck.ratio = layout.ratio
        let isBare = layout.card != nil
        deck.face = { [weak self] id, _ in
            guard let face = self?.face(of: id) else { return DeckTile(words: "") }
            return OfferTile(face: face, isBare: isBare)
        }
    }

    /// An offer as it was rendered; the top one may be moving out.
    private func face(of id: String?) -> OfferFace? { offers?.first { $0.id == id } }
}

extension OfferDeckView: ViewInput {
    package func render(_ state: OfferDeckViewState) {
        let known = offers
        self.state = state
        if case .loading(let words) = state.content { deck.placeholder = DeckPlaceholder(words) }
        if let body = state.body {
            deck.leftIcon = DeckIcon("✗", label: body.pass, meaning: .negative)
            deck.rightIcon = DeckIcon("✓", label: body.keep, meaning: .positive)
            deck.placeholder = DeckPlaceholder(body.notice.headline, advice: body.notice.advice)
            deck.texts = DeckTexts(
                cardOf: body.place, card: state.title, left: body.pass, right: body.keep)
        }
        // The words of an offer may have changed.
        if known?.contains(where: { old in face(of: old.id).map { $0 != old } ?? false }) == true {
            layOut()
        }
        takeCards()
        work()
        onChange?()
    }

    /// Handles the waiting events of keys in order: an undo waits until all swipes are reported, and later events wait for the
    /// offer that it brings back. Before another screen is shown, all motion is finished.
    private func work() {
        while let next = waiting.first, state?.isRefreshing != true, !isBringingBack {
            if next == .undone, deck.isUnderWay || isTold { return }
            waiting.removeFirst()
            switch next {
            case .passed: deck.swipeLeft()
            case .kept: deck.swipeRight()
            case .undone: output.handle(next)
            case .screen, .opened, .keptRequested, .refreshRequested, .redoRequested:
                deck.finish()
                output.handle(next)
            }
        }
    }

    /// Gives the deck the cards of the state; one that it has swiped away itself comes back from that side.
    private func takeCards() {
        guard !isTold, !isBringingBack, let offers = offers?.map(\.id), offers != deck.images else {
            return
        }
        if let last = swiped.last, offers.first == last, Array(offers.dropFirst()) == deck.images {
            swiped.removeLast()
            isBringingBack = deck.undo()
            if isBringingBack { return }
        }
        swiped = []
        deck.images = offers
    }
}

extension OfferDeckView: SwipeDeckDelegate {
    package func deck(_ deck: SwipeDeckView<String>, didSwipeLeft card: DeckCard<String>) {
        tell(card) { .passed($0) }
    }

    package func deck(_ deck: SwipeDeckView<String>, didSwipeRight card: DeckCard<String>) {
        tell(card) { .kept($0) }
    }

    package func deck(
        _ deck: SwipeDeckView<String>, didUndo card: DeckCard<String>, swiped direction: SwipeDirection
    ) {
        isBringingBack = false
    }

    package func deck(_ deck: SwipeDeckView<String>, didSelect card: DeckCard<String>) {
        output.handle(.opened)
    }

    private func tell(_ card: DeckCard<String>, _ event: (String) -> OfferDeckEvent) {
        guard face(of: card.image) != nil else { return }
        swiped.append(card.image)
        isTold = true
        output.handle(event(card.image))
        isTold = false
    }
}

extension OfferDeckView: StatefulScreen {
    package func appear() { output.handle(.screen(.appeared)) }
    package func comeBack() { output.handle(.screen(.returned)) }

    /// Sets the size of the screen. A moving card springs back, even if the size is the same.
    package func resize(to size: Size) {
        self.size = size
        layOut()
        deck.interrupt()
        (waiting, isBringingBack) = ([], false)
        takeCards()
    }

    package func handle(_ event: InputEvent, at time: Duration) {
        _ = advance(to: time)
        if helpBox.isOpen, explain(event) { return }
        var event = event.pressed { frame(theme: .standard(depth: .none)) }
        if explain(event) { return }
        switch event {
        case .key(let key):
            if let event = Self.keys.event(for: key) { waiting.append(event) }
            return work()
        case .pointer(var pointer):
            if !waiting.isEmpty, ![.dragged, .released].contains(pointer.kind) { return }
            pointer.position.column -= layout.deck.minColumn
            pointer.position.row -= layout.deck.minRow
            event = .pointer(pointer)
        case .focus, .paste, .reply: break
        }
        _ = deck.handle(event, in: layout.deck.size)
        // When the finger was lost, the deck also cancelled waiting calls.
        if case .focus(false) = event, !deck.isUnderWay { isBringingBack = false }
        takeCards()
    }

    /// - Returns: whether the box of keys took `event`.
    private func explain(_ event: InputEvent) -> Bool {
        guard let help = help(.standard(depth: .none)) else { return false }
        let wasOpen = helpBox.isOpen
        let isTaken = helpBox.takes(event, showing: help, rows: size.rows)
        if isTaken || wasOpen != helpBox.isOpen { onChange?() }
        return isTaken
    }

    package func advance(to time: Duration) -> Duration? {
        let next = deck.advance(to: time)
        takeCards()
        work()
        return next
    }

    package func settle() async { await output.settle() }

    package static let keys = KeyTable<OfferDeckEvent>([
        KeyRow("←", inFull: "← h", .passed(nil), .left, "h"),
        KeyRow("→", inFull: "→ l", .kept(nil), .right, "l"),
        KeyRow("⏎", .opened, .enter), KeyRow("u", .undone, "u"),
        KeyRow("^R", .redoRequested, control: "r"), KeyRow("f", .keptRequested, "f"),
        KeyRow("r", .refreshRequested, "r"), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, "q"),
    ])
}

// MARK: - Its picture and its words

extension OfferDeckView {
    package func frame(theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        guard let state else { return canvas }
        let layout = layout
        if layout.deck.minRow > 0 {
            canvas.blit(
                header(of: state, columns: size.columns - 2 * layout.margin, theme),
                at: Point(column: layout.margin, row: 0))
        }
        if case .failed(let alert) = state.content {
            // No card stands beside the deck then.
            let box = CardSheet(alert).canvas(columns: max(1, size.columns - 2 * layout.margin), theme: theme)
            canvas.blit(box, at: Point(column: layout.margin, row: layout.deck.minRow))
        } else {
            deck.draw(on: &canvas, in: layout.deck, theme: theme)
        }
        if let place = layout.card, let top = face(of: deck.currentCard?.image) {
            let card = OfferCard(face: top).sheet().canvas(columns: place.size.columns, theme: theme)
            let row = place.minRow + (layout.isBeside ? max(0, (place.size.rows - card.size.rows) / 2) : 0)
            canvas.blit(card, at: Point(column: place.minColumn, row: row), clippedTo: place)
        }
        let hints = KeyHintsPicture(keys: Self.keys, theme: theme)
        hints.drawRemark(state.remark, margin: layout.margin, on: &canvas)
        hints.drawFooter(state.hints, margin: layout.margin, explains: true, on: &canvas)
        if helpBox.isOpen, let help = help(theme) { helpBox.draw(help, over: &canvas, theme: theme) }
        return canvas
    }

    /// Whether the box with the keys is open.
    var isExplaining: Bool { helpBox.isOpen }

    /// Every key; `nil` before it is known what can be done.
    func help(_ theme: Theme) -> HelpPicture<OfferDeckEvent>? {
        guard let state else { return nil }
        let room = Size(columns: max(8, size.columns - 4), rows: max(3, size.rows - 1))
        return HelpPicture([HintGroup(state.title, state.hints)], keys: Self.keys, room: room, theme: theme)
    }

    /// The same on another page.
    package func canvas(in space: CanvasSpace) -> Canvas {
        let before = size
        defer { resize(to: before) }
        resize(to: Size(columns: space.columns, rows: space.rows ?? 24))
        return frame(theme: space.theme)
    }
}
