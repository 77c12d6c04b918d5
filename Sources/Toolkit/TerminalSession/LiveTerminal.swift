import CTerminalSignals
public import TerminalKit

/// Exclusive use of the terminal for a live screen.
///
/// Only this part of the program deals with descriptors, terminal modes and signals. A separate thread reads, writes and
/// waits; this object passes the latest state to it and events from it.
///
/// However the program ends, the terminal is restored: by ``close()``, a signal, a trap or `exit`. Only SIGKILL can't be
/// handled.
@MainActor
public final class LiveTerminal {
    /// The events in order, for a single task. They end when the session is closed, and after ``SessionEvent/hungUp`` and
    /// ``SessionEvent/interrupted(signal:)``.
    public let events: AsyncStream<SessionEvent>

    /// Whether pictures are to be shown at all.
    let showsPictures: Bool
    /// The characters that stand for pictures, as far as the environment tells.
    let symbols: PictureSymbols
    private let answers: TerminalAnswers
    private let device: TerminalDevice
    private let window: WindowSize
    private let pipe: WakePipe
    private let requests: SessionRequests
    private let thread: IOThread
    private var isClosed = false

    /// Takes over the terminal of standard output, and queries its properties while the first picture is drawn.
    ///
    /// - Throws: ``SessionError``, after restoring the terminal.
    public static func open(_ options: SessionOptions) throws(SessionError) -> LiveTerminal {
        guard options.canDraw else { throw .dumbTerminal }
        let device = options.drawsOnInput ? try TerminalDevice.ofInput() : try TerminalDevice.forSession()
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
        showsPictures = start.showsPictures
        symbols = start.symbols
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

    /// The time of its screens.
    package var clock: SessionClock { requests.clock }

    /// The current size of the terminal. Read it once per frame.
    public var size: Size { window.current }

    /// The terminal's background; `nil` if it doesn't answer within 150 ms. Assume a dark one then.
    public func background() async -> Color? { await answers.background() }

    /// Shows `canvas`, which must have the terminal's ``size``: otherwise it is skipped, and ``SessionEvent/resized(_:)``
    /// reports why.
    ///
    /// Returns at once. At most 60 frames per second are sent, and each only after the terminal has accepted the previous one;
    /// of canvases that arrive in the meantime only the latest is kept. Does nothing once the session has ended.
    public func draw(_ canvas: Canvas) { request { $0.canvas = canvas } }

    /// Turns mouse reports on, or off so that the user can select text.
    public func setMouse(_ isOn: Bool) { request { $0.mouse = isOn } }

    /// Puts `text` on the terminal's clipboard, if the terminal lets programs do so.
    public func copy(_ text: String) { request { $0.copy = text } }

    /// Restores the terminal and stops the program, as control-Z does. ``SessionEvent/erased`` follows. The time of a ``LiveLoop``
    /// stands still meanwhile.
    public func suspend() { request { $0.suspends = true } }

    /// Restores the terminal. Must be called on every way out; further calls do nothing.
    ///
    /// Doesn't return after ``SessionEvent/interrupted(signal:)``: the process then ends by that signal, so that its parent
    /// can see it. It also does so if this is not called within a second, or within ten more while a ``LiveLoop`` shows what became of
    /// what was under way, which another signal ends.
    public func close() {
        guard !isClosed else { return }
        request { $0.closes = true }
        isClosed = true
        thread.join()
        pipe.closeEnds()
        device.closeDescriptors()
    }

    /// Has the session wait longer for ``close()``, after ``SessionEvent/interrupted(signal:)``: what became of what was under way is
    /// about to be shown.
    package func conclude() { request { $0.concludes = true } }

    private func request(_ change: (inout SessionRequests.Pending) -> Void) {
        guard !isClosed else { return }
        // On Linux the main actor may continue on another thread after each suspension.
        terminal_signals_prepare_thread()
        requests.request(change)
    }
}
