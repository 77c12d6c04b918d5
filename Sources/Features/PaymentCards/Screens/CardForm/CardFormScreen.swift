public import Records
public import ScreenContract

/// What can happen on the form for a new card.
public enum CardFormEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person typed or deleted something in the field where they are, or moved the cursor there. Pasted lines fill this field
    /// and those after it.
    case edited(TextEdit)
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

/// What a person says about a card of theirs, in the order in which they are asked. All but the first two may stay empty.
public enum CardFormField: String, CaseIterable, Sendable {
    case title
    /// The last four digits of its number. More is never asked for.
    case number
    case bank, currency, network, holder

    /// Whether there are choices for it, besides what can be typed.
    public var hasChoices: Bool { self == .bank || self == .network }
}

/// What is on the form for a new card, ready to draw.
public typealias CardFormViewState = Page<CardFormSheet, CardFormRecord, CardFormEvent>

/// A card as far as it is known, and the fields that ask for it.
public struct CardFormSheet: Equatable, Sendable {
    /// One field of the form.
    public typealias Field = TextFieldState<CardFormField>

    /// The card as far as it is known.
    public let face: CardFace
    /// The fields, from the first to the last.
    public let fields: [Field]
    /// Where the person is.
    public let focus: CardFormField
    /// What adds the card.
    public let button: PageButton<CardFormEvent>

    public init(
        face: CardFace, fields: [Field], focus: CardFormField, button: PageButton<CardFormEvent>
    ) {
        (self.face, self.fields, self.focus, self.button) = (face, fields, focus, button)
    }
}

/// The form as data.
public struct CardFormRecord: Record {
    /// A field.
    public struct Line: Described {
        let name, text: String
        let isRight: Bool
        let problem: String?

        public static let fields: [Field<Line>] = [
            Field("name", \.name, en: "name of the field", uk: "назва поля"),
            Field("text", \.text, en: "what stands in it", uk: "що в ньому стоїть"),
            .json("right", \.isRight, "whether it can stay as it is"),
            .json("problem", \.problem, "what is wrong with it, in the person’s language"),
        ]
    }

    public static let shape = "form/1"

    public static let fields: [Field<CardFormRecord>] = [
        .json("fields", \.lines, "from the first to the last")
    ]

    public let lines: [Line]

    public init(_ fields: [CardFormSheet.Field]) {
        lines = fields.map {
            Line(name: $0.id.rawValue, text: $0.text, isRight: $0.isRight, problem: $0.problem?.message)
        }
    }
}
