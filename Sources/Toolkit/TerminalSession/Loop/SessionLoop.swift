import CTerminalSignals
import TerminalKit

// Longer than most: one thread does all of it, and every way out must restore the terminal.
/// The work of the thread that owns the terminal: it waits for input, signals and requests, and is the only thread that
/// writes.
///
/// It never waits for the program, so the terminal is restored whatever the program is busy with. When idle, it sleeps without
/// a timeout.
struct SessionLoop {
    let device: TerminalDevice
    let window: WindowSize
    let pipe: WakePipe
    let requests: SessionRequests
    let events: EventQueue
    let answers: TerminalAnswers
    var depth: ColorDepth
    let isInTmux: Bool
    let title: String?
    /// Whether nothing is sent.
    let onlyReads: Bool
    var hasMouse: Bool

    /// Why the session is over, once it is.
    enum Ending: Equatable {
        case closed
        case hungUp
        case interrupted(Int32)
    }

    var ending: Ending?
    /// When a signal asked the program to end.
    var interruption: ContinuousClock.Instant?
    /// Whether nothing is waited for any more.
    var isUrgent = false
    /// Whether it has taken over the terminal and not restored it.
    var hasTerminal = false
    /// The terminal's modes before it was taken over.
    var saved: termios?
    /// Whether the terminal reports distinct keys while it is taken over.
    var hasKeys = false
    /// Whether the program waits for the end.
    var isClosing = false
    /// Whether the program, which was asked to end, shows what became of what it was doing.
    var isConcluding = false
    let patience: SessionPatience
    var parser = InputParser()
    /// When to assume that incomplete input won't continue.
    var inputDeadline: ContinuousClock.Instant?
    var query = StartQuery()
    var output = OutputBuffer()
    var pace = FramePace()
    lazy var encoder = FrameEncoder(depth: depth, synchronizes: false)
    let pictureChoice: PictureChoice
    let environment: [String: String]
    var pictures = SessionPictures()
    /// The latest canvas, unless it has been sent.
    var canvas: Canvas?
    /// The size that was last reported to the program.
    var size: Size

    init(
        device: TerminalDevice, window: WindowSize, pipe: WakePipe, requests: SessionRequests,
        events: EventQueue, answers: TerminalAnswers, options: SessionOptions
    ) {
        self.device = device
        self.window = window
        self.pipe = pipe
        self.requests = requests
        self.events = events
        self.answers = answers
        depth = options.depth
        isInTmux = options.environment.isInTmux
        title = options.restorableTitle
        onlyReads = options.onlyReads
        hasMouse = options.mouse
        pictureChoice = options.pictures
        patience = options.patience
        query.patience = options.patience
        query.asksForColors =
            options.raisesDepth && options.environment["TERM"] != "linux" && !options.environment.isInScreen
            && options.environment["TERM_PROGRAM"] != "Apple_Terminal"
        query.asksForPictures = !options.pictures.isCells && options.pictures != .none
        environment = options.environment
        size = window.current
    }

    mutating func run() {
        terminal_signals_prepare_thread()
        if enter(), !onlyReads { ask() }
        while ending == nil {
            takeSignals()
            takeRequests()
            if ending == nil { write() }
            if ending == nil { wait() }
        }
        finish()
    }

    private mutating func wait() {
        let now = ContinuousClock.now
        let frame = canvas != nil && output.isEmpty ? pace.next : nil
        let deadline = [inputDeadline, query.deadline, frame, stillDeadline].compactMap { $0 }.min()
        let ready = Readiness.wait(
            input: device.input, output: output.isEmpty ? nil : device.output, wake: pipe.readEnd,
            timeout: deadline.map { $0 - now })
        if ready.isWoken { pipe.drain() }
        if ready.canRead { read() }
        expire()
    }

    /// Does what is due.
    private mutating func expire() {
        let now = ContinuousClock.now
        if let deadline = inputDeadline, deadline <= now {
            let happened = parser.timeOut()
            inputDeadline = parser.patience.map { now + max($0, patience.sequences) }
            tell(happened)
        }
        if let deadline = query.deadline, deadline <= now { completeQuery() }
        if let deadline = stillDeadline, deadline <= now { showStillPictures() }
    }

    mutating func takeRequests() {
        let pending = requests.take()
        if pending.closes { isClosing = true }
        if pending.concludes { isConcluding = true }
        if let newest = pending.canvas { canvas = newest }
        if !pending.pictures.isEmpty { take(pending.pictures) }
        if let mouse = pending.mouse, mouse != hasMouse, !onlyReads {
            hasMouse = mouse
            output.append(TerminalModes.mouse(mouse))
        }
        if let text = pending.copy { output.append(Clipboard.copy(text, isInTmux: isInTmux)) }
        if isClosing { end(.closed) }
        if pending.suspends, ending == nil { suspend(wholeGroup: true) }
    }

    /// Ends the session. The first reason counts, but a signal takes precedence.
    mutating func end(_ reason: Ending) {
        switch (ending, reason) {
        case (nil, _), (.hungUp, .interrupted), (.closed, .interrupted): ending = reason
        case (.closed, _), (.hungUp, _), (.interrupted, _): break
        }
    }
}
