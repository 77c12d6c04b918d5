import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Tells where unreadable elements of a feed are, and what their cards are called: only for as many as are named to people.
///
/// Lines are counted from the last place on, so that naming faults in order examines the feed once more, as far as the last one.
struct FaultPlaces {
    private var lines = LineCount()
    /// The faults told so far, by their positions in the list.
    private var told: [Int: UnreadableCard] = [:]

    /// The card at `index` of the feed's list, which is unreadable because of `field`, whose path begins at the element; `nil` if so
    /// many were named that this one is only counted.
    ///
    /// - Parameter range: the element's range in `window`.
    mutating func card(
        at index: Int, _ field: UnreadableField, range: Range<Int>, in window: FeedWindow, of feed: FeedBytes
    ) throws(CardsError) -> UnreadableCard? {
        if let known = told[index] { return known }
        guard told.count < [UnreadableCard].namedLimit else { return nil }
        let element = JSONElement(window.bytes[range])
        let place = try lines.place(
            of: window.start + range.lowerBound + element.offset(of: field.path), in: feed)
        let card = UnreadableCard(
            index: index, field: field.inside("card[\(index)]"), place: place, title: element.cardTitle)
        told[index] = card
        return card
    }
}

extension JSONElement {
    /// The title of a card, made safe to show, even if the card can't be read; `nil` if there is none.
    var cardTitle: String? {
        text(at: "title").map { TextCleaning.cards.whole($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Counts the lines of a feed up to places that are asked for, best in order.
struct LineCount {
    private var offset = 0
    private var position = TextPosition()

    /// The line and the column of the byte at `target`.
    mutating func place(of target: Int, in feed: FeedBytes) throws(CardsError) -> FeedPlace {
        if target < offset || offset == 0 {
            (offset, position) = (try feed.hasByteOrderMark() ? 3 : 0, TextPosition())
        }
        while offset < target {
            let window = try feed.window(at: offset, length: min(feed.windowLength, target - offset))
            position.pass(window.bytes.prefix(window.count))
            offset += window.count
        }
        return FeedPlace(source: feed.source, line: position.line, column: position.column)
    }
}
