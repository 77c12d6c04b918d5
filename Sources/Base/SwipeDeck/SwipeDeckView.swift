public import Foundation
public import PictureLoading
@_exported public import ScreenView
@_exported public import SwipeKit
import TerminalKit

/// A deck of cards that are swiped away, to the left or to the right, by a finger, a key or a call.
///
/// It is a `Component`: its owner gives it a place, and passes on the input and, before it, the time. Its ``images``, the first
/// on top, are URLs or any other values that identify cards; the app gets its events as the ``delegate``. Every swipe has the
/// same steps: the side's icon appears on the card and fills up; card and icon move out, tilted by up to 5°; the app is notified
/// while the card is still ``currentCard``; the card leaves ``images``; the next card shows, or else the placeholder, after which
/// the app is notified that no images are left.
///
/// Everything may be called and set at any time, even while the app is being notified.
@MainActor
public final class SwipeDeckView<Image: Hashable & Sendable> {
    /// Makes the face of a card.
    public typealias Face = @MainActor (Image, DeckCard<Image>.ID) -> any Component

    /// The rules, and everything that changes.
    var machine: DeckMachine<Image>
    /// How large its place is; `nil` before that is known.
    var size: Size?
    /// The faces of the visible cards, and of the next ones.
    var faces: DeckFaces<Image>
    private var isTelling = false
    /// The row in which a finger came down.
    var fingerRow = 0
    var wheel = SidewaysWheel()
    /// The last time that was passed in.
    var now = Duration.zero

    /// The images of the cards, the first on top. The same image twice is two cards. A card whose image stays in the list remains
    /// the same card.
    public var images: [Image] {
        get { machine.pile.cards.map(\.image) }
        set { change { $0.set(newValue) } }
    }
    /// The stamp on a card that is swiped left; `nil` for none.
    public var leftIcon: DeckIcon? { didSet { onChange?() } }
    /// The stamp on a card that is swiped right; `nil` for none.
    public var rightIcon: DeckIcon? { didSet { onChange?() } }
    /// The placeholder when there are no images; `nil` for an empty page.
    public var placeholder: DeckPlaceholder? { didSet { onChange?() } }
    /// The radius of a card's corners, in half cells, which are as high as a cell is wide; 0 for square corners.
    public var cornerRadius: Double = 2 { didSet { onChange?() } }
    /// The visible width of a card divided by its height.
    public var ratio: Double = 0.75 { didSet { onChange?() } }
    /// The number of cards visible behind the top one, from 0 to 3.
    public var cardsBehind: Int = 2 { didSet { onChange?() } }
    /// The number of hidden cards whose faces are made in advance, so that their pictures arrive in time; from 0.
    public var cardsAhead: Int = 2
    /// The texts for screen readers.
    public var texts = DeckTexts.english
    /// Makes the face of a card from its image and identity, once while it is near the top. The face is as large as the card.
    public var face: Face {
        get { faces.maker }
        set {
            faces = DeckFaces(maker: newValue)
            onChange?()
        }
    }
    /// The recipient of the deck's events.
    public weak var delegate: (any SwipeDeckDelegate<Image>)?
    /// Called when the deck needs the time and has to be drawn, for a reason other than input or time.
    public var onChange: (@MainActor () -> Void)?

    /// A deck of `images`, with faces made by `face`.
    public convenience init(images: [Image] = [], face: @escaping Face) {
        self.init(images: images, rules: DeckRules(), face: face)
    }

    /// A deck with other rules, for tests.
    package init(images: [Image], rules: DeckRules, face: @escaping Face) {
        faces = DeckFaces(maker: face)
        machine = DeckMachine(rules: rules)
        machine.set(images)
    }

    /// The directions in which cards can be swiped; both by default. In the others, a card gives way only a little.
    public var directions: Set<SwipeDirection> {
        get { machine.directions }
        set { machine.directions = newValue }
    }
    /// Whether swiped cards go to the bottom of the deck instead of leaving it.
    public var isEndless: Bool {
        get { machine.pile.isEndless }
        set { machine.pile.isEndless = newValue }
    }
    /// Whether cards jump to their places without animation, but still one by one.
    public var reducesMotion: Bool {
        get { machine.reducesMotion }
        set { machine.reducesMotion = newValue }
    }
    /// How many swipes can be undone; 100 by default.
    public var undoLimit: Int {
        get { machine.pile.undoLimit }
        set { machine.pile.undoLimit = newValue }
    }

    /// The top card; `nil` if there is none. While the app is notified of a swipe, it is the swiped card.
    public var currentCard: DeckCard<Image>? { machine.pile.top }

    /// Whether a finger moves the card. If so, the deck also needs pointer input from outside its place.
    public var isHeld: Bool { machine.isHeld }

    /// Swipes the card on top to the left. If something is under way, the call waits for its turn.
    ///
    /// - Returns: whether there is a card for it, and the direction is not switched off.
    @discardableResult
    public func swipeLeft() -> Bool { change { $0.swipe(.left) } }

    /// Swipes the card on top to the right. If something is under way, the call waits for its turn.
    ///
    /// - Returns: whether there is a card for it, and the direction is not switched off.
    @discardableResult
    public func swipeRight() -> Bool { change { $0.swipe(.right) } }

    /// Brings the card back that was swiped last. If something is under way, the call waits for its turn.
    ///
    /// - Returns: whether there is anything to undo.
    @discardableResult
    public func undo() -> Bool { change { $0.undo() } }

    /// Inserts a card at a place, counted from 0 at the top. A moving top card stays on top.
    @discardableResult
    public func insert(_ image: Image, at index: Int) -> DeckCard<Image>.ID? {
        change { $0.insert([image], at: index).first }
    }

    /// Puts cards at the bottom.
    @discardableResult
    public func append(_ images: [Image]) -> [DeckCard<Image>.ID] {
        change { $0.insert(images, at: $0.pile.cards.count) }
    }

    /// Removes a card, wherever it lies. It can't be brought back. If it is moving, the swipe is cancelled without an event.
    ///
    /// - Returns: whether the deck had it.
    @discardableResult
    public func remove(_ card: DeckCard<Image>.ID) -> Bool { change { $0.remove(card) } }

    /// The identities of the cards, the first on top, in the order of ``images``.
    public var identities: [DeckCard<Image>.ID] { machine.pile.cards.map(\.id) }

    /// Whether an event for the app is still to come: a card moves out, or calls wait.
    public var isUnderWay: Bool { machine.isUnderWay }

    /// Immediately finishes everything under way, and notifies the app. Call it before leaving the deck; it does nothing while
    /// the app is being notified.
    public func finish() {
        guard !isTelling else { return }
        // Each call takes one round to move and one to notify the app; calls that the app adds meanwhile wait.
        for _ in 0...2 * (machine.calls.count + 1) where machine.isUnderWay {
            machine.finishLeaving()
            tellAll()
            machine.advance(to: machine.now)
        }
        onChange?()
    }

    /// A moving card springs back without an event, and waiting calls are cancelled: for when the window or the mouse was lost.
    public func interrupt() { change { $0.interrupt() } }

    private func change<Answer>(_ change: (inout DeckMachine<Image>) -> Answer) -> Answer {
        let answer = change(&machine)
        onChange?()
        return answer
    }

    /// Notifies the app of everything that is due now.
    func tellAll() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while let event = machine.next() {
            switch event {
            case .swiped(let card, .left): delegate?.deck(self, didSwipeLeft: card)
            case .swiped(let card, .right): delegate?.deck(self, didSwipeRight: card)
            case .undone(let card, let direction): delegate?.deck(self, didUndo: card, swiped: direction)
            case .ended: delegate?.deckDidRunOutOfImages(self)
            }
        }
    }
}

extension SwipeDeckView<URL> {
    /// A deck of pictures, which come from `source` as their cards come near the top; see ``DeckPictures``.
    public convenience init(images: [URL] = [], pictures source: PictureSource = PictureSource()) {
        self.init(images: images, rules: DeckRules())
        DeckPictures(of: self, from: source)
    }

    /// A deck of tiles with other rules, for tests.
    package convenience init(images: [URL], rules: DeckRules) {
        self.init(images: images, rules: rules) { url, _ in DeckTile(url) }
    }
}
