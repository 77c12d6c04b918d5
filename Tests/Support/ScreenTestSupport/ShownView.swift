import ScreenContract
package import ScreenView
package import TerminalKit
import TestSupport

/// A view on a screen: what its keys and presses mean, and what it says in every form, as text.
@MainActor
package struct ShownView<View: PureView> {
    package let screen: PureViewScreen<View>
    private let output: OutputSpy<View.Event>
    private let view: View
    private let book: Notebook

    /// Tells of `view` in `book`, on a screen of this size.
    package init(_ view: View, in book: Notebook, columns: Int = 80, rows: Int = 24) {
        (self.view, self.book, output) = (view, book, OutputSpy<View.Event>())
        screen = PureViewScreen(view: view, output: output)
        screen.resize(to: Size(columns: columns, rows: rows))
    }

    /// Shows `state`, which is said.
    package func show(_ state: View.State, _ what: String = "") {
        screen.render(state)
        if !what.isEmpty { book.say("> \(what)") }
    }

    /// Presses these keys, one after another; those in a row that mean the same are told together.
    package func press(_ keys: String) {
        tell(
            keys.split(separator: " ").map {
                (String($0), KeyEvent.named(in: String($0)).map(InputEvent.key))
            })
    }

    /// Clicks on the first of these words on the screen, wherever they stand.
    package func click(_ words: String..., button: PointerEvent.Button = .left) {
        tell(
            words.map { words in
                let lines = screen.frame(theme: .standard(depth: .none)).text
                    .split(separator: "\n", omittingEmptySubsequences: false)
                for (row, line) in lines.enumerated() {
                    guard let range = line.firstRange(of: words) else { continue }
                    let place = Point(column: String(line[..<range.lowerBound]).columns, row: row)
                    return (
                        "\(button == .left ? "click on" : "right click on") “\(words)”",
                        [.pressed, .released].map {
                            .pointer(PointerEvent(kind: $0, button: button, position: place))
                        }
                    )
                }
                return ("no “\(words)”", [])
            })
    }

    /// Gives the view other inputs, such as the wheel.
    package func give(_ inputs: [(String, InputEvent)]) { tell(inputs.map { ($0, [$1]) }) }

    /// What is heard of the live screen.
    package func hear() {
        let speech = screen.speech
        book.add(speech.lines.map { "heard: \($0)" } + [speech.chosen.map { "at: \($0)" }].compactMap(\.self))
    }

    private func tell(_ inputs: [(name: String, events: [InputEvent])]) {
        book.tell(
            meanings: inputs.map { input in
                let before = output.events.count
                for event in input.events { screen.handle(event, at: .zero) }
                return (input.name, Array(output.events[before...]))
            })
    }
}

/// A place for scenes that need nothing but what they make themselves.
package struct EmptyStage: Stage {
    package let book = Notebook()
    package init() {}
}

extension Notebook {
    /// What keys and presses mean; those in a row that mean the same are told together.
    package func tell(meanings: [(name: String, events: [Any])]) {
        var told: [(names: [String], meaning: String)] = []
        for (name, events) in meanings {
            let texts = events.map { Parts(of: $0, isShort: true).line }
            let meaning = texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
            if told.last?.meaning == meaning {
                told[told.count - 1].names.append(name)
            } else {
                told.append(([name], meaning))
            }
        }
        for (names, meaning) in told { say("  \(names.joined(separator: " ")) → \(meaning)") }
    }

    /// What these keys mean according to `event`.
    package func tell<Event>(keys: String, _ event: (KeyEvent) -> Event?) {
        tell(
            meanings: keys.split(separator: " ").map { name in
                (String(name), KeyEvent.named(in: String(name)).compactMap(event))
            })
    }

    /// The form called `name`, of which tabs and ends of lines are told.
    package func tell(form name: String, _ text: String) {
        say("> \(name)")
        let lines = text.replacing("\r\n", with: "⏎\n").replacing("\t", with: " ⇥ ").replacing(
            "⇥ \n", with: "⇥\n"
        ).split(
            separator: "\n", omittingEmptySubsequences: false)
        for line in lines.last == "" ? lines.dropLast() : lines[...] {
            say("  |" + (line.isEmpty ? "" : " \(line)"))
        }
    }

    /// What is drawn, without its colours; of empty rows, only how many there are.
    package func tell(picture name: String, _ canvas: Canvas) {
        let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        var told: [String] = []
        var empty = 0
        for line in lines + ["end"] {
            if line.isEmpty {
                empty += 1
                continue
            }
            told += empty > 2 ? ["⋮ \(empty) rows"] : Array(repeating: "", count: empty)
            (told, empty) = (told + [line], 0)
        }
        tell(form: name, told.dropLast().joined(separator: "\n"))
    }

    /// A document, as many members on a line as fit.
    package func tell(json: String) {
        say("> JSON")
        var row = ""
        for line in json.split(separator: "\n") {
            let part = line.trimmingPrefix(while: { $0 == " " })
            if row.count + part.count > 140 {
                say("  | " + row)
                row = ""
            }
            row += (row.isEmpty ? "" : " ") + part
        }
        say("  | " + row)
    }

    /// All forms of `state` that `view` has: as lines for programs, as a document, as a table, and read aloud.
    package func tell<View: PureView>(formsOf state: View.State, in view: View) throws {
        tell(form: "plain", try view.text(of: state, as: .plain))
        if let table = (view as? any TabularView).map({ $0.table(of: state) }) { tell(form: "table", table) }
        tell(json: try view.text(of: state, as: .json))
        tell(form: "heard", try view.text(of: state, as: .screenReader))
    }
}

extension TabularView {
    fileprivate func table(of state: Any) -> String { (state as? State).map(csv) ?? "" }
}
