public import Foundation
@_exported public import ScreenView
@_exported public import SwipeKit
import TerminalKit

/// A deck of cards that are swiped away, to the left or to the right, by a finger, a key or a call.
///
/// It is a `Component`: its owner gives it a place, passes on the input and, before it, the time. The pictures are ``images``, the
/// first on top, URLs or any other values that tell one card from another; what an app learns, it learns as the ``delegate``.
/// Whoever begins a swipe, the same happens in the same order: the side's icon appears on the card and fills up; card and icon
/// move out, tilted by up to 5°; the app is told, while the card still is ``currentCard``; the card leaves ``images``; the next one
/// shows, or the placeholder, after which the app is told that images have ended.
///
/// Everything may be called and set at any moment, also while the app is being told something.
@MainActor
public final class SwipeDeckView<Image: Hashable & Sendable> {
    /// Makes what a card looks like.
    public typealias Face = @MainActor (Image, DeckCard<Image>.ID) -> any Component

    /// The rules, and everything that changes.
    var machine: DeckMachine<Image>
    /// How large its place is; `nil` before that is known.
    var size: Size?
    /// What the cards look like: those that can be seen, and those that will be next.
    var faces: DeckFaces<Image>
    private var isTelling = false
    /// The row in which a finger came down.
    var fingerRow = 0
    var wheel = SidewaysWheel()
    /// The time that was told last.
    var now = Duration.zero

    /// What is shown, the first on top. The same image twice is two cards. A card whose image stays in the list remains the same card.
    public var images: [Image] {
        get { machine.pile.cards.map(\.image) }
        set { change { $0.set(newValue) } }
    }
    /// What lies on a card that is swiped to the left; `nil` for nothing.
    public var leftIcon: DeckIcon? { didSet { onChange?() } }
    /// What lies on a card that is swiped to the right; `nil` for nothing.
    public var rightIcon: DeckIcon? { didSet { onChange?() } }
    /// What is shown when there are no images; `nil` for an empty page.
    public var placeholder: DeckPlaceholder? { didSet { onChange?() } }
    /// How round the corners of a card are, in half cells, which are as high as a cell is wide; 0 is square.
    public var cornerRadius: Double = 2 { didSet { onChange?() } }
    /// How wide a card is for its height, as they are seen.
    public var ratio: Double = 0.75 { didSet { onChange?() } }
    /// How many cards are seen behind the one on top, 0...3.
    public var cardsBehind: Int = 2 { didSet { onChange?() } }
    /// How many cards that can't be seen yet are made, so that their pictures are there in time; from 0.
    public var cardsAhead: Int = 2
    /// The words for those who hear the deck.
    public var texts = DeckTexts.english
    /// Makes what a card looks like from its image and identity, once as long as it is near the top. It is as large as the card.
    public var face: Face {
        get { faces.maker }
        set {
            faces = DeckFaces(maker: newValue)
            onChange?()
        }
    }
    /// Who is told what happens.
    public weak var delegate: (any SwipeDeckDelegate<Image>)?
    /// Called when the deck has to be given the time and drawn, for a reason other than an input or the time.
    public var onChange: (@MainActor () -> Void)?

    /// A deck of `images`, each of which looks as `face` says.
    public convenience init(images: [Image] = [], face: @escaping Face) {
        self.init(images: images, rules: DeckRules(), face: face)
    }

    /// A deck with other rules, which only tests have.
    package init(images: [Image], rules: DeckRules, face: @escaping Face) {
        faces = DeckFaces(maker: face)
        machine = DeckMachine(rules: rules)
        machine.set(images)
    }

    /// The ways in which cards can be swiped; both are on by default. A card gives way only a little in one that is off.
    public var directions: Set<SwipeDirection> {
        get { machine.directions }
        set { machine.directions = newValue }
    }
    /// Whether swiped cards go to the bottom of the deck instead of leaving it.
    public var isEndless: Bool {
        get { machine.pile.isEndless }
        set { machine.pile.isEndless = newValue }
    }
    /// Whether cards are where they belong at once, without motion. They still go one by one.
    public var reducesMotion: Bool {
        get { machine.reducesMotion }
        set { machine.reducesMotion = newValue }
    }
    /// How many swipes can be undone; 100 by default.
    public var undoLimit: Int {
        get { machine.pile.undoLimit }
        set { machine.pile.undoLimit = newValue }
    }

    /// The card on top; `nil` when there is none. While the app is told of a swipe, it is the card that was swiped.
    public var currentCard: DeckCard<Image>? { machine.pile.top }

    /// Whether a finger moves the card: pointers outside the deck's place are then for it, too.
    public var isHeld: Bool { machine.isHeld }

    /// Swipes the card on top to the left. If something is under way, this waits for its turn.
    ///
    /// - Returns: whether there is a card for it, and the direction is not switched off.
    @discardableResult
    public func swipeLeft() -> Bool { change { $0.swipe(.left) } }

    /// Swipes the card on top to the right. If something is under way, this waits for its turn.
    ///
    /// - Returns: whether there is a card for it, and the direction is not switched off.
    @discardableResult
    public func swipeRight() -> Bool { change { $0.swipe(.right) } }

    /// Brings the card back that was swiped last. If something is under way, this waits for its turn.
    ///
    /// - Returns: whether there is anything to undo.
    @discardableResult
    public func undo() -> Bool { change { $0.undo() } }

    /// Puts a card in at a place, counted from 0 at the top. The top one stays there while it moves.
    @discardableResult
    public func insert(_ image: Image, at index: Int) -> DeckCard<Image>.ID? {
        change { $0.insert([image], at: index).first }
    }

    /// Puts cards at the bottom.
    @discardableResult
    public func append(_ images: [Image]) -> [DeckCard<Image>.ID] {
        change { $0.insert(images, at: $0.pile.cards.count) }
    }

    /// Takes a card out, wherever it lies. It can't be brought back. If it moves, the swipe is off and nothing is told.
    ///
    /// - Returns: whether the deck knew it.
    @discardableResult
    public func remove(_ card: DeckCard<Image>.ID) -> Bool { change { $0.remove(card) } }

    /// The identities of the cards, the first on top, in the order of ``images``.
    public var identities: [DeckCard<Image>.ID] { machine.pile.cards.map(\.id) }

    /// Whether something is under way that the app is yet to be told of: a card that moves out, or calls that wait.
    public var isUnderWay: Bool { machine.isUnderWay }

    /// Whatever is under way is done at once, and told. Call it before the deck is left; while the app is told something, it does
    /// nothing.
    public func finish() {
        guard !isTelling else { return }
        // Each call takes a round to move and one to be told; what an app adds meanwhile waits.
        for _ in 0...2 * (machine.calls.count + 1) where machine.isUnderWay {
            machine.finishLeaving()
            tellAll()
            machine.advance(to: machine.now)
        }
        onChange?()
    }

    /// Whatever moves springs back without an event, and waiting calls are off: after the window or the mouse was lost.
    public func interrupt() { change { $0.interrupt() } }

    private func change<Answer>(_ change: (inout DeckMachine<Image>) -> Answer) -> Answer {
        let answer = change(&machine)
        onChange?()
        return answer
    }

    /// Tells the app everything that is to be told now.
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
    /// A deck of pictures. Until ``face`` is set, a card is a tile with the name of its picture.
    public convenience init(images: [URL] = []) { self.init(images: images, rules: DeckRules()) }

    /// The same with other rules, which only tests have.
    package convenience init(images: [URL], rules: DeckRules) {
        self.init(images: images, rules: rules) { url, _ in DeckTile(url) }
    }
}
