/// A router's interface to the program around it: shows another screen and returns.
@MainActor
public protocol Navigator: AnyObject {
    /// The current screen; `nil` if none is left.
    var top: (any Screen)? { get }
    /// Shows `screen` on top of the others, and keeps it until it is popped.
    func push(_ screen: any Screen)
    /// Removes the top screen and shows the one below. Does nothing if there is none.
    func pop()
}
