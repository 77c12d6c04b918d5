import Foundation
import PseudoTerminalSupport

/// The ways in which the demo can end.
enum WayOut: CaseIterable {
    case quit, error, controlC, exit
    case interrupt, terminate, hangUp, quitSignal, userSignal, alarm
    case trap, trapElsewhere, abort, stackOverflow

    /// Those that come from outside, and so at any moment.
    static let signals: [WayOut] = [
        .interrupt, .terminate, .hangUp, .quitSignal, .userSignal, .alarm,
    ]

    func take(_ run: DemoRun) {
        switch self {
        case .quit: run.terminal.send("q")
        case .error: run.terminal.send("e")
        case .controlC: run.terminal.send("\u{3}")
        case .exit: run.terminal.send("x")
        case .interrupt: run.process.signal(SIGINT)
        case .terminate: run.process.signal(SIGTERM)
        case .hangUp: run.process.signal(SIGHUP)
        case .quitSignal: run.process.signal(SIGQUIT)
        case .userSignal: run.process.signal(SIGUSR1)
        case .alarm: run.process.signal(SIGALRM)
        case .trap: run.terminal.send("t")
        case .trapElsewhere: run.terminal.send("g")
        case .abort: run.terminal.send("a")
        case .stackOverflow: run.terminal.send("o")
        }
    }

    /// What the shell is told.
    var ending: TerminalProcess.Ending {
        switch self {
        case .quit: .code(0)
        case .error: .code(3)
        case .exit: .code(6)
        case .controlC, .interrupt: .signal(SIGINT)
        case .terminate: .signal(SIGTERM)
        case .hangUp: .signal(SIGHUP)
        case .quitSignal: .signal(SIGQUIT)
        case .userSignal: .signal(SIGUSR1)
        case .alarm: .signal(SIGALRM)
        case .trap, .trapElsewhere: .signal(Self.trapSignal)
        case .abort: .signal(SIGABRT)
        case .stackOverflow: .signal(SIGSEGV)
        }
    }

    #if arch(x86_64) || arch(i386)
        private static let trapSignal = SIGILL
    #else
        private static let trapSignal = SIGTRAP
    #endif
}
