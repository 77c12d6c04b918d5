import TestSupport

/// What a scene tells, line by line.
@MainActor
package final class Notebook {
    package private(set) var text = ""

    package init() {}

    /// A line for whoever reads the scene.
    package func say(_ line: String) { text += line + "\n" }

    /// All of `value`, besides what is on the screen.
    package func tell(_ value: Any, as name: String) {
        add(Parts(of: value, isShort: true).changes(since: nil, at: name))
    }

    /// Lines that follow from the last one.
    package func add(_ lines: [String]) { for line in lines { say("    " + line) } }
}
