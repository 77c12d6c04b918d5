public import ScreenContract

/// What can happen on the form for a new card.
public enum CardFormEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person typed or pasted this where they are.
    case inserted(TypedText)
    /// The person took the last character away.
    case deletedBackward
    /// The person emptied the field where they are.
    case cleared
    /// The person asked for a later one of the choices that the field has, or for an earlier one if negative.
    case choiceStepped(by: Int)
    /// The person went to a field.
    case fieldFocused(CardFormField)
    /// The person went on by this many fields, back if negative, around the end.
    case focusMoved(by: Int)
    /// The person is done with the field, and with the card where it is the last one.
    case confirmed
    /// The person wants the card to be added as it is.
    case submitted
    /// The person wants to leave. Where something was typed, they have to want it twice.
    case cancelled
}
