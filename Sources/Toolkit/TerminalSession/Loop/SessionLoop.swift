import CTerminalSignals
import TerminalKit

// Longer than most: one thread does all of it, and every way out has to give the terminal back.
/// What the thread that has the terminal does: it waits for what the terminal sends, for signals and for wishes, and
/// is the only one that writes.
///
/// Nothing makes it wait for the program, so the terminal is restored whatever the program is busy with. While
/// nothing happens it sleeps without a limit.
struct SessionLoop {
    let device: TerminalDevice
    let window: WindowSize
    let pipe: WakePipe
    let requests: SessionRequests
    let events: EventQueue
    let answers: TerminalAnswers
    let depth: ColorDepth
    var hasMouse: Bool

    /// Why it is over, once it is.
    enum Ending: Equatable {
        case closed
        case hungUp
        case interrupted(Int32)
    }

    var ending: Ending?
    /// Whether the terminal has been taken over and not been given back.
    var hasTerminal = false
    /// Whether the program waits for the end.
    var isClosing = false
    var parser = InputParser()
    /// When to take it that no more of what is being read will come.
    var inputDeadline: ContinuousClock.Instant?
    var query = StartQuery()
    var output = OutputBuffer()
    var pace = FramePace()
    lazy var encoder = FrameEncoder(depth: depth, synchronizes: false)
    /// The newest state, if it has not been sent.
    var canvas: Canvas?
    /// The size that the program knows, or has been told.
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
        hasMouse = options.mouse
        size = window.current
    }

    mutating func run() {
        terminal_signals_prepare_thread()
        if enter() { ask() }
        while ending == nil {
            takeSignals()
            takeWishes()
            if ending == nil { write() }
            if ending == nil { wait() }
        }
        finish()
    }

    private mutating func wait() {
        let now = ContinuousClock.now
        let frame = canvas != nil && output.isEmpty ? pace.next : nil
        let deadline = [inputDeadline, query.deadline, frame].compactMap { $0 }.min()
        let ready = Readiness.wait(
            input: device.input, output: output.isEmpty ? nil : device.output, wake: pipe.readEnd,
            timeout: deadline.map { $0 - now })
        if ready.isWoken { pipe.drain() }
        if ready.canRead { read() }
        expire()
    }

    /// Does what the time has come for.
    private mutating func expire() {
        let now = ContinuousClock.now
        if let deadline = inputDeadline, deadline <= now {
            let happened = parser.timeOut()
            inputDeadline = parser.patience.map { now + $0 }
            tell(happened)
        }
        if let deadline = query.deadline, deadline <= now { completeQuery() }
    }

    mutating func takeWishes() {
        let wishes = requests.take()
        if wishes.closes { isClosing = true }
        if let newest = wishes.canvas { canvas = newest }
        if let mouse = wishes.mouse, mouse != hasMouse {
            hasMouse = mouse
            output.append(TerminalModes.mouse(mouse))
        }
        if isClosing { end(.closed) }
        if wishes.suspends, ending == nil { suspend(wholeGroup: true) }
    }

    /// The first reason counts, and a signal more than any other.
    mutating func end(_ reason: Ending) {
        switch (ending, reason) {
        case (nil, _), (.hungUp, .interrupted), (.closed, .interrupted): ending = reason
        case (.closed, _), (.hungUp, _), (.interrupted, _): break
        }
    }
}
