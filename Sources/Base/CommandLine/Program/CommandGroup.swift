/// Commands whose names begin with the same word, `swippy GROUP COMMAND`. There may be a command named by that
/// word alone; it has no arguments.
package struct CommandGroup: Sendable {
    package let name: String
    package let members: [any Command.Type]

    /// The second words of its members' names.
    package var words: [String] { members.map { String($0.name.dropFirst(name.count + 1)) } }
}
