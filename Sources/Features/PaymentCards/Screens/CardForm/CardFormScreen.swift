/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardFormViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardFormViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardFormViewOutput: AnyObject {
    /// The person typed or pasted `text` where they are.
    func didInsert(_ text: String)
    /// The person took the last character away.
    func didDeleteBackward()
    /// The person emptied the field where they are.
    func didClear()
    /// The person asked for the next of the choices that the field has, or for the one before.
    func didStepChoice(by steps: Int)
    /// The person went to a field.
    func didFocus(_ field: CardFormField)
    /// The person went on by this many fields, negative for back, around the end.
    func didMoveFocus(by fields: Int)
    /// The person is done with the field, and with the card where it is the last one.
    func didConfirm()
    /// The person wants the card to be added as it is.
    func didSubmit()
    /// The person wants to leave. Where something was typed, they have to want it twice.
    func didCancel()
    /// All events so far have been told: what they made necessary can be done.
    func didHandleEvents() async
}

/// What a hand can do to the form. Implemented by the view.
@MainActor
public protocol CardFormGestures: AnyObject {
    /// Go to `field`, empty it, type or paste `text`, and go on.
    ///
    /// - Returns: what the form says is wrong with it; `nil` where nothing is.
    func fill(_ field: CardFormField, with text: String) -> CardFormViewState.Problem?
    /// Ask for the card to be added.
    func submit() async
}
