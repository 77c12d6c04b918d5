/// What a router needs of the program around it: to show another screen and to come back.
@MainActor
public protocol Navigator: AnyObject {
    /// The screen that is shown; `nil` when none is left.
    var top: (any Screen)? { get }
    /// Shows `screen` on top of the others, and keeps it as long as it is there.
    func push(_ screen: any Screen)
    /// Takes the top screen away and shows the one below. Does nothing where there is none.
    func pop()
}
