public import ScreenContract

/// What is on the form for a new card, ready to draw. The number is never in it: dots stand for its digits.
public struct CardFormViewState: Equatable, Sendable {
    /// One field of the form.
    public typealias Field = TextFieldState<CardFormField>

    /// The screen's title.
    public let title: String
    /// The card as far as it is known.
    public let face: CardFace
    /// The fields, from the first to the last.
    public let fields: [Field]
    /// Where the person is.
    public let focus: CardFormField
    /// What adds the card, in words.
    public let submit: String
    /// Whether nothing stands in the way of that.
    public let canSubmit: Bool
    /// What has to be answered or read before the person goes on. In its advice, `{}` stands for the key that leaves.
    public let notice: NoticeState?
    /// What went wrong with adding the card.
    public let alert: AlertState?
    /// Whether the card is being added.
    public let isBusy: Bool
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardFormEvent>]
    /// What is said instead of all this where there is no room for it.
    public let tooSmall: String

    /// A screen.
    public init(
        title: String, face: CardFace, fields: [Field], focus: CardFormField, submit: String, canSubmit: Bool,
        notice: NoticeState? = nil, alert: AlertState? = nil, isBusy: Bool = false,
        hints: [KeyHint<CardFormEvent>] = [], tooSmall: String = ""
    ) {
        self.title = title
        self.face = face
        self.fields = fields
        self.focus = focus
        self.submit = submit
        self.canSubmit = canSubmit
        self.notice = notice
        self.alert = alert
        self.isBusy = isBusy
        self.hints = hints
        self.tooSmall = tooSmall
    }
}
