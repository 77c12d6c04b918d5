public import ScreenContract

/// What can happen on the screen on which one card is chosen.
public enum CardPickerEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person edited the words.
    case edited(TextEdit)
    /// The person moved by so many cards, down if positive.
    case moved(by: Int)
    /// The person chose the card at this index, from 0; `nil` for the one that they are at.
    case chose(Int?)
    /// The person leaves without choosing a card.
    case cancelled
}

/// What is on the screen on which one card is chosen, ready to draw.
public typealias CardPickerViewState = Page<CardPickerSheet, CardsRecord, CardPickerEvent>

/// Cards to choose from.
public struct CardPickerSheet: Equatable, Sendable {
    /// The only field.
    public enum Field: Hashable, Sendable {
        case words
    }

    /// What the person types to narrow the choice.
    public let field: TextFieldState<Field>
    /// The cards to choose from.
    public let rows: [CardRow]
    /// The card that the person is at, from 0.
    public let selected: Int
    /// What is said where there is no card to choose from.
    public let notice: NoticeState?

    public init(
        field: TextFieldState<Field>, rows: [CardRow], selected: Int, notice: NoticeState? = nil
    ) {
        (self.field, self.rows, self.selected, self.notice) = (field, rows, selected, notice)
    }
}
