package import CommandLine
package import ScreenContract
package import ScreenView
package import TerminalKit

/// Plays a person who opens a screen, waits for it, acts on it, and looks at the result.
///
/// A command says which screen, which events, and what ends it how; there is no other path to a feature.
@MainActor
package struct ScreenVisit<Outcome: Equatable & Sendable, Failure: ScreenFailure> {
    package let call: Call
    package let navigator = ScreenStack()
    package let listener: ScreenListener<Outcome, Failure>
    /// What is waited for while a screen gets its data.
    package let wait: ProgressLine.Wait

    /// A visit to screens that get what `wait` says.
    package init(_ call: Call, waitingFor wait: ProgressLine.Wait, hearing: Hearing = .printed) {
        (self.call, self.wait) = (call, wait)
        listener = ScreenListener(call, hearing: hearing)
    }

    /// Opens a screen, and waits until it shows what it can.
    package func open<Event, State>(
        _ build: (ScreenStack, ScreenListener<Outcome, Failure>) -> BuiltScreen<Event, State>
    ) async throws -> BuiltScreen<Event, State> {
        let screen = show(build)
        try await wait(for: wait) { await screen.settle() }
        return screen
    }

    /// Opens a screen without waiting for it.
    package func show<Event, State>(
        _ build: (ScreenStack, ScreenListener<Outcome, Failure>) -> BuiltScreen<Event, State>
    ) -> BuiltScreen<Event, State> {
        let screen = build(navigator, listener)
        navigator.push(screen.screen)
        return screen
    }

    /// Does something on a screen, and waits for what comes of it.
    package func send<Event, State>(_ event: Event, to screen: BuiltScreen<Event, State>) async throws {
        try await wait(for: .answer) { await screen.send(event) }
    }

    /// Does `work`, and meanwhile shows what it waits for.
    package func wait(for wait: ProgressLine.Wait, _ work: @MainActor () async -> Void) async throws {
        await call.console.waiting(for: wait, work)
        try listener.rethrow()
    }

    /// Does `work`, which a signal cancels instead of ending the program.
    ///
    /// - Returns: the signal, by which the program has to end as soon as it has told what came of the work.
    package func carryOut(_ work: @escaping @MainActor () async -> Void) async -> Int32? {
        await call.console.waiting(for: .answer) { await Interruption.cancelling(work) }
    }

    /// Prints the screen.
    package func print(_ screen: any Screen) throws {
        listener.tell()
        try ScreenPrinter(call: call).print(screen)
    }

    /// Prints the screen with its pictures, which are waited for.
    package func printPictured(_ screen: any Screen) async throws {
        let printer = ScreenPrinter(call: call)
        if printer.draws {
            // What it shows is known as soon as it was drawn.
            _ = printer.draft(of: screen)
            await call.console.waiting(for: .pictures) {
                await call.pictures.supply().settle()
                await (screen as? any InteractiveScreen)?.settle()
            }
        }
        try self.print(screen)
    }

    /// Prints the screen, and lets it know that the person has been told.
    package func tell(_ screen: any InteractiveScreen) async throws {
        try self.print(screen)
        await noteTold(screen)
    }

    /// Lets the screen know that the person has been told what it shows.
    package func noteTold(_ screen: any InteractiveScreen) async {
        screen.noteTold()
        await screen.settle()
    }

    /// Tells what was done. If standard output can't be written, it goes to standard error, since it has been done all the same.
    package func tellReceipt(_ screen: any InteractiveScreen) async throws {
        do {
            try await tell(screen)
        } catch let error as Console.OutputError {
            call.console.writeError(try screen.text(as: .plain))
            throw error
        }
    }

    /// Prints a page with an answer, and tells on standard error what its output has no place for, after `remarks`.
    ///
    /// - Returns: the answer as data.
    package func answer<Event, Body, Record, PageEvent>(
        _ page: BuiltScreen<Event, Page<Body, Record, PageEvent>>,
        remarks: (Record) -> [String?] = { _ in [] }
    ) throws -> Record {
        guard let state = page.state, let record = state.record else {
            throw CommandStop.nothingDone(call.language)
        }
        let frame = OutputOptions.frame(of: record, call)
        if !frame.start.isEmpty { try call.console.write(frame.start) }
        try ScreenPrinter(call: call).print(page.screen)
        if !frame.end.isEmpty { try call.console.write(frame.end) }
        call.tell((remarks(record) + notes(beside: state)).compactMap(\.self))
        return record
    }

    /// Prints a screen with its pictures and, if it is a page, tells on standard error what its output has no place for.
    package func answerPictured<Event, State>(_ screen: BuiltScreen<Event, State>) async throws {
        try await printPictured(screen.screen)
        if let page = screen.state as? any NotedState {
            call.tell(notes(beside: page).compactMap(\.self))
        }
    }

    private func notes(beside page: any NotedState) -> [String?] {
        switch call.format {
        case .cards, .table, .svg, .screenReader: []
        case .json: page.notes.filter(\.isWarning).map(\.text)
        case .ics: [page.kept?.label]
        case .plain, .csv: page.notes.filter { !$0.isAdvice }.map(\.text) + [page.kept?.label]
        }
    }
}

/// A page, whatever it is about, as far as it has notes.
private protocol NotedState {
    var notes: [PageNote] { get }
    var kept: KeptState? { get }
}

extension Page: NotedState {}
