/// What a scene tells, line by line.
@MainActor
package final class Notebook {
    package private(set) var text = ""

    package init() {}

    /// A line for whoever reads the scene.
    package func say(_ line: String) { text += line + "\n" }

    /// Lines that follow from the last one.
    package func add(_ lines: [String]) { for line in lines { say("    " + line) } }
}
