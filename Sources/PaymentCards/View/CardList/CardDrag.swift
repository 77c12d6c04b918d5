import PaymentCardsContract

/// A finger, or the left button of a mouse, that is down on a card.
struct CardDrag {
    /// The card.
    let card: CardRowID
    /// Whether the finger was ever in another column than the first. Until then it may be a tap.
    private(set) var hasMoved = false

    private let start: Int
    /// Where the finger was when, as far back as its speed is taken from.
    private var trail: [(time: Duration, column: Int)]

    /// How far back the speed of a finger is looked for.
    static let speedWindow = Duration.milliseconds(100)

    /// A finger that came down in `column` at `time`.
    init(card: CardRowID, column: Int, at time: Duration) {
        self.card = card
        start = column
        trail = [(time, column)]
    }

    /// The finger is in `column` now.
    ///
    /// - Returns: how many columns it has moved the card; `nil` while it has never left the first.
    mutating func move(to column: Int, at time: Duration) -> Int? {
        guard hasMoved || column != start else { return nil }
        hasMoved = true
        // The last place before the window counts: that is where the finger was when the window began.
        let outdated = trail.lastIndex { time - $0.time >= Self.speedWindow } ?? 0
        trail = trail.dropFirst(outdated) + [(time, column)]
        return column - start
    }

    /// How fast the finger is at `time`, in columns a second. One that has stopped has no speed left.
    func speed(at time: Duration) -> Double {
        guard let first = trail.first, let last = trail.last, time - last.time < Self.speedWindow else {
            return 0
        }
        let span = min(time - first.time, Self.speedWindow)
        return span > .zero ? Double(last.column - first.column) / (span / .seconds(1)) : 0
    }
}
