/// What a person says about a card of theirs, in the order in which they are asked.
public enum CardFormField: CaseIterable, Sendable {
    case number, holder, title, bank
}
