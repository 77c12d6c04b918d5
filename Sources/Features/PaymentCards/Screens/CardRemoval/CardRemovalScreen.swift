/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardRemovalViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardRemovalViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardRemovalViewOutput: AnyObject {
    /// The person moved between the answers.
    func didMoveChoice(by items: Int)
    /// The person gave the answer that they are at, or once more after it failed.
    func didChoose()
    /// The person gave the answer at `index`, from 0.
    func didChoose(_ index: Int)
    /// The person said yes without looking at the answers.
    func didAgree()
    /// The person leaves without an answer, or has read what went wrong.
    func didCancel()
    /// The terminal lost or gained the person's attention.
    func didChangeAttention(hasFocus: Bool)
    /// All events so far have been told: what they made necessary can be done.
    func didHandleEvents() async
}

/// What a hand can do to the screen. Implemented by the view.
@MainActor
public protocol CardRemovalGestures: AnyObject {
    /// What the person is asked.
    var question: String { get }
    /// Bring the screen up.
    func appear() async
    /// Say yes, and wait until it is done.
    func agree() async
}
