/// A menu of choices of which one holds.
public struct MenuState: Equatable, Sendable {
    /// What is chosen here.
    public let title: String
    /// The choices.
    public let items: [String]
    /// The choice that holds now, from 0.
    public let ticked: Int?
    /// The choice that the person is at, from 0.
    public let selected: Int

    public init(title: String, items: [String], ticked: Int?, selected: Int) {
        self.title = title
        self.items = items
        self.ticked = ticked
        self.selected = selected
    }
}
