package import ScreenContract
import TestSupport

/// What a presenter does in answer to events, as text: what changed on the screen, where it led (`->`), what it reported (`!`), and what
/// it asked for (`?`).
///
/// All states that the screen went through are told, one after another, each by what was different from the one before.
@MainActor
package final class Transcript<Event: ViewEvent, State: Equatable & Sendable, Route: Equatable & Sendable> {
    /// Whose doings are told.
    package let presenter: any ViewOutput<Event>
    private let view: ViewSpy<State>
    private let book: Notebook
    private let logs: [(sign: String, read: () -> [Any])]
    /// What is on the screen as far as it was told.
    private var known: Parts?
    private var memory = Parts.Memory()
    /// The same before that.
    private var earlier: Parts?
    private var rendered = 0
    private var read: [Int]

    /// Tells of `presenter` in `book`.
    package init(
        of presenter: any ViewOutput<Event>, in book: Notebook, view: ViewSpy<State>,
        router: RouterSpy<Route>,
        reports: @escaping () -> [Any] = { [] }, asked: (() -> [Any])...
    ) {
        (self.presenter, self.book, self.view) = (presenter, book, view)
        logs = asked.map { ("?", $0) } + [("->", { router.routes }), ("!", reports)]
        (rendered, read) = (view.states.count, logs.map { $0.read().count })
    }

    /// Something happens on the screen, and all of it is carried out.
    package func send(_ events: Event...) async {
        for event in events {
            presenter.handle(event)
            await presenter.settle()
            note("> " + Parts(of: event, isShort: true).line)
        }
    }

    /// Something happens on the screen, and what it asks for is not there yet.
    package func handle(_ events: Event...) {
        for event in events {
            presenter.handle(event)
            note("> " + Parts(of: event, isShort: true).line)
        }
    }

    /// Something other than an event happens, such as a report of another screen.
    package func when(_ what: String, _ act: () async throws -> Void) async rethrows {
        try await act()
        await presenter.settle()
        note("> " + what)
    }

    /// What was asked for comes.
    package func when(_ what: String) async { await when(what) {} }

    /// The screen comes as far as another scene has told already.
    package func begin(_ events: Event...) async {
        await carryOut(events)
        known = view.states.last.map { Parts(of: $0, isShort: true) }
        pass()
    }

    /// The screen comes so far, and is told by what is different on `other`, such as the same screen in another language.
    package func compare(with other: Transcript, _ events: Event...) async {
        await carryOut(events)
        known = other.known
        rendered = max(0, view.states.count - 1)
        let names = events.map { Parts(of: $0, isShort: true).line }
        note("> " + (names.isEmpty ? "the screen comes up" : names.joined(separator: ", ")))
    }

    private func carryOut(_ events: [Event]) async {
        for event in events {
            presenter.handle(event)
            await presenter.settle()
        }
        await presenter.settle()
    }

    private func note(_ headline: String) {
        book.say(headline)
        let before = known
        var isFirst = true
        for state in view.states[rendered...] {
            let now = Parts(of: state, isShort: true)
            let changes = now.changes(since: known, &memory)
            let isBack = isFirst && changes.count > 2 && now == earlier
            known = now
            guard !changes.isEmpty else { continue }
            book.add((isFirst ? [] : ["…"]) + (isBack ? ["all is as it was before that"] : changes))
            isFirst = false
        }
        if !isFirst { earlier = before }
        for (index, log) in logs.enumerated() {
            book.add(log.read()[read[index]...].map { "\(log.sign) " + Self.text(of: $0) })
        }
        pass()
    }

    /// A query is told by its name, too.
    private static func text(of value: Any) -> String {
        let parts = Parts(of: value, isShort: true)
        if case .named = parts { return "\(type(of: value))" + parts.line }
        return parts.line
    }

    private func pass() { (rendered, read) = (view.states.count, logs.map { $0.read().count }) }
}
