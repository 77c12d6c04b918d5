package import CommandLine
package import ScreenContract
package import ScreenView
package import TerminalKit

/// Plays a person who opens a screen, waits for it, acts on it, and looks at the result.
///
/// A command defines the screen, the events and how it ends; there is no other way to use a feature.
@MainActor
package struct ScreenVisit<Outcome: Equatable & Sendable, Failure: ScreenFailure> {
    package let call: Call
    package let navigator = ScreenStack()
    package let listener: ScreenListener<Outcome, Failure>
    /// What the person waits for while a screen loads its data.
    package let wait: ProgressLine.Wait

    /// A visit to screens that load what `wait` says.
    package init(_ call: Call, waitingFor wait: ProgressLine.Wait, hearing: Hearing = .printed) {
        (self.call, self.wait) = (call, wait)
        listener = ScreenListener(call, hearing: hearing)
    }

    /// Opens a screen, and waits until it has loaded.
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

    /// Sends an event to a screen, and waits for its effects.
    package func send<Event, State>(_ event: Event, to screen: BuiltScreen<Event, State>) async throws {
        try await wait(for: .answer) { await screen.send(event) }
    }

    /// Does `work`, showing meanwhile what the person waits for.
    package func wait(for wait: ProgressLine.Wait, _ work: @MainActor () async -> Void) async throws {
        await call.console.waiting(for: wait, work)
        try listener.rethrow()
    }

    /// Does `work`; a signal cancels it instead of ending the program.
    ///
    /// - Returns: the signal with which the program must end once it has reported the outcome.
    package func carryOut(_ work: @escaping @MainActor () async -> Void) async -> Int32? {
        await call.console.waiting(for: .answer) { await Interruption.cancelling(work) }
    }

    /// Prints the screen.
    package func print(_ screen: any Screen) throws {
        listener.tell()
        try ScreenPrinter(call: call).print(screen)
    }

    /// Waits for the screen's pictures, and prints it.
    package func printPictured(_ screen: any Screen) async throws {
        let printer = ScreenPrinter(call: call)
        if printer.draws {
            // Drawing it requests the pictures that it shows.
            _ = printer.draft(of: screen)
            await call.console.waiting(for: .pictures) {
                await call.arrivals.settle()
                await screen.interactive?.settle()
            }
        }
        try self.print(screen)
    }

    /// Prints what was done. If standard output fails, it goes to standard error, since the action has been done.
    package func printReceipt(_ screen: any InteractiveScreen) throws {
        do {
            try self.print(screen)
        } catch let error as Console.OutputError {
            call.console.writeError(try screen.text(as: .plain))
            throw error
        }
    }

    /// Prints a page with an answer, then on standard error `remarks` and the notes that the output has no place for.
    ///
    /// - Parameter saysNothing: whether it is also said beside lines that there are none.
    /// - Returns: the answer as data.
    package func answer<Event, Body, Record, PageEvent>(
        _ page: BuiltScreen<Event, Page<Body, Record, PageEvent>>, saysNothing: Bool = false,
        remarks: (Record) -> [String?] = { _ in [] }
    ) throws -> Record {
        guard let state = page.state, let record = state.record else {
            throw CommandStop.nothingDone(call.language)
        }
        try write(record, on: page.screen)
        call.tell((remarks(record) + notes(beside: state, saysNothing: saysNothing)).compactMap(\.self))
        return record
    }

    /// The same for a page to open, whose answer may come part by part.
    ///
    /// - Parameters:
    ///   - saysNothing: whether it is also said beside lines that there are none.
    ///   - take: called with each part once it is printed.
    /// - Returns: the last part.
    package func read<Event, Body, Record, PageEvent>(
        saysNothing: Bool = false,
        _ build: (ScreenStack, ScreenListener<Outcome, Failure>) -> BuiltScreen<
            Event, Page<Body, Record, PageEvent>
        >,
        take: @escaping @MainActor (Record) -> Void = { _ in }, remarks: (Record) -> [String?] = { _ in [] }
    ) async throws -> Record {
        let page = try await printed(build, take: take)
        guard let state = page.state, let record = state.record else {
            throw CommandStop.nothingDone(call.language)
        }
        call.tell((remarks(record) + notes(beside: state, saysNothing: saysNothing)).compactMap(\.self))
        return record
    }

    /// Opens a page, and prints its answer, each part as soon as it comes.
    package func printed<Event, Body, Record, PageEvent>(
        _ build: (ScreenStack, ScreenListener<Outcome, Failure>) -> BuiltScreen<
            Event, Page<Body, Record, PageEvent>
        >, take: @escaping @MainActor (Record) -> Void = { _ in }
    ) async throws -> BuiltScreen<Event, Page<Body, Record, PageEvent>> {
        let page = show(build)
        try await printParts(of: page, stopping: .screen(.closed)) { state in
            guard state.alert == nil, let record = state.record else { return nil }
            take(record)
            return OutputOptions.frame(of: record, call)
        } while: {
            await page.settle()
        }
        return page
    }

    /// Prints the parts of an answer that a screen shows, one after another, `while` that is read. Their words are made on all cores.
    ///
    /// - Parameters:
    ///   - event: sent if no more parts are wanted, because they can't be printed.
    ///   - frame: what is printed before and after the part that a state has; `nil` for a state without one.
    package func printParts<Event, State>(
        of screen: BuiltScreen<Event, State>, stopping event: Event,
        framed frame: @escaping @MainActor (State) -> (start: String, end: String)?,
        while read: @MainActor () async -> Void
    ) async throws {
        let printer = PartPrinter(console: call.console)
        screen.follow { state in
            guard printer.failure == nil, let frame = frame(state) else { return }
            guard let words = ScreenPrinter(call: call).words(of: screen.screen) else {
                do {
                    try ScreenPrinter(call: call).print(screen.screen)
                } catch {
                    printer.fail(error)
                    screen.input.handle(event)
                }
                return
            }
            call.tellBesideLines()
            printer.add { frame.start + (try words()) + frame.end }
        } room: {
            guard printer.failure == nil else { return }
            await printer.makeRoom()
            if printer.failure != nil { screen.input.handle(event) }
        }
        listener.holdBack()
        await call.console.waiting(for: wait) {
            await read()
            await printer.finish()
        }
        screen.unfollow()
        listener.sayHeld()
        if let failure = printer.failure { throw failure }
        try listener.rethrow()
    }

    /// Prints a screen that shows `record`, or a part of it, with what is requested around its lines.
    private func write(_ record: Any, on screen: any InteractiveScreen) throws {
        let frame = OutputOptions.frame(of: record, call)
        if !frame.start.isEmpty { try call.console.write(frame.start) }
        try ScreenPrinter(call: call).print(screen)
        if !frame.end.isEmpty { try call.console.write(frame.end) }
    }

    /// Prints a screen with its pictures and, if it is a page, the notes that the output has no place for on standard error; if it
    /// has no lines, also why.
    package func answerPictured<Event, State>(_ screen: BuiltScreen<Event, State>) async throws {
        try await printPictured(screen.screen)
        if let page = screen.state as? any NotedState {
            call.tell(notes(beside: page, saysNothing: true).compactMap(\.self))
        }
    }

    private func notes(beside page: any NotedState, saysNothing: Bool) -> [String?] {
        let nothing = saysNothing ? page.nothing?.headline : nil
        return switch call.format {
        case .cards, .table, .svg, .screenReader: []
        case .json: page.notes.filter(\.isWarning).map(\.text)
        case .ics: [page.kept?.label]
        case .plain, .csv: [nothing] + page.notes.filter { !$0.isAdvice }.map(\.text) + [page.kept?.label]
        }
    }
}

/// The notes of any page.
private protocol NotedState {
    var notes: [PageNote] { get }
    var kept: KeptState? { get }
    /// Why the page has nothing to show; `nil` if it has something.
    var nothing: NoticeState? { get }
}

extension Page: NotedState {
    fileprivate var nothing: NoticeState? { if case .empty(let notice) = content { notice } else { nil } }
}
