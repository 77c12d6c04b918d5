import CTerminalSignals
import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The parts of a started session.
struct SessionStart {
    let device: TerminalDevice
    let window: WindowSize
    let pipe: WakePipe
    let requests: SessionRequests
    let thread: IOThread
    let showsPictures: Bool
    /// The characters that stand for pictures, as far as the environment tells.
    let symbols: PictureSymbols

    init(
        device: TerminalDevice, options: SessionOptions, events: EventQueue, answers: TerminalAnswers
    ) throws(SessionError) {
        let window = WindowSize(environment: options.environment, ofInput: options.drawsOnInput)
        let pipe = try WakePipe()
        let requests = SessionRequests(waking: pipe)
        guard terminal_signals_install(pipe.writeEnd) else {
            pipe.closeEnds()
            throw .alreadyOpen
        }
        do throws(SessionError) {
            thread = try IOThread {
                var loop = SessionLoop(
                    device: device, window: window, pipe: pipe, requests: requests, events: events,
                    answers: answers, options: options)
                loop.run()
            }
        } catch {
            terminal_signals_uninstall()
            pipe.closeEnds()
            throw error
        }
        showsPictures = options.pictures != .none
        symbols = options.pictures.symbols(environment: options.environment)
        self.device = device
        self.window = window
        self.pipe = pipe
        self.requests = requests
    }
}
