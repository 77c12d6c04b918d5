import CTerminalSignals
public import TerminalKit

/// The terminal, as long as a live screen has it.
///
/// It is the only part of the program that knows of descriptors, terminal modes and signals. A thread of its own
/// reads, writes and waits; this object hands over the newest state and hands out events.
///
/// Whatever ends the program, the terminal is given back as it was: ``close()``, a signal, a trap, `exit`. Only
/// SIGKILL can't be helped.
@MainActor
public final class LiveTerminal {
    /// What happens, in order, for one task to take. It ends when the session is closed, and after
    /// ``SessionEvent/hungUp`` and ``SessionEvent/interrupted(signal:)``.
    public let events: AsyncStream<SessionEvent>

    private let answers: TerminalAnswers
    private let device: TerminalDevice
    private let window: WindowSize
    private let pipe: WakePipe
    private let requests: SessionRequests
    private let thread: IOThread
    private var isClosed = false

    /// Takes the terminal over, and asks what it is like while the first picture is drawn.
    ///
    /// - Throws: ``SessionError``. The terminal is as it was then.
    public static func open(_ options: SessionOptions) throws(SessionError) -> LiveTerminal {
        guard options.canDraw else { throw .dumbTerminal }
        let device = try TerminalDevice()
        let events = EventQueue()
        let answers = TerminalAnswers()
        do throws(SessionError) {
            let session = try SessionStart(device: device, options: options, events: events, answers: answers)
            return LiveTerminal(session, events: events, answers: answers)
        } catch {
            device.closeDescriptors()
            throw error
        }
    }

    private init(_ start: SessionStart, events: EventQueue, answers: TerminalAnswers) {
        device = start.device
        window = start.window
        pipe = start.pipe
        requests = start.requests
        thread = start.thread
        self.answers = answers
        self.events = AsyncStream {
            await events.next()
        } onCancel: {
            events.finish()
        }
    }

    /// The size of the terminal now. Read it once for each frame.
    public var size: Size { window.current }

    /// The terminal's background; `nil` if it does not say within 150 ms. Take it to be dark then.
    public func background() async -> Color? { await answers.background() }

    /// Shows `canvas`, which must have the ``size`` of the terminal: otherwise it is left out, and
    /// ``SessionEvent/resized(_:)`` says why.
    ///
    /// Returns at once. At most 60 are sent in a second, and none before the terminal has taken the last; of
    /// those that come meanwhile only the newest is kept. Does nothing once the session has ended.
    public func draw(_ canvas: Canvas) { wish { $0.canvas = canvas } }

    /// Takes the mouse, or leaves it to the user, who can then select text.
    public func setMouse(_ isOn: Bool) { wish { $0.mouse = isOn } }

    /// Gives the terminal back and stops the program, as control-Z does. ``SessionEvent/erased`` follows.
    public func suspend() { wish { $0.suspends = true } }

    /// Gives the terminal back. To be called on every way out; a second time it does nothing.
    ///
    /// Does not return after ``SessionEvent/interrupted(signal:)``: the process ends by that signal then, so that
    /// whoever started it sees that. It ends so too if this is not called within a second.
    public func close() {
        guard !isClosed else { return }
        wish { $0.closes = true }
        isClosed = true
        thread.join()
        pipe.closeEnds()
        device.closeDescriptors()
    }

    private func wish(_ change: (inout SessionRequests.Wishes) -> Void) {
        guard !isClosed else { return }
        // On Linux the main actor may go on in another thread after each wait.
        terminal_signals_prepare_thread()
        requests.wish(change)
    }
}
