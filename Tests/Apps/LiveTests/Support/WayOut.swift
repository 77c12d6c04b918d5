import Foundation
import PseudoTerminalSupport

/// The ways in which a live screen can end.
enum WayOut: CaseIterable {
    case quit, controlC
    case interrupt, terminate, hangUp, quitSignal, userSignal

    func take(_ run: LiveRun) {
        switch self {
        case .quit: run.send("q")
        case .controlC: run.send("\u{3}")
        case .interrupt: run.process.signal(SIGINT)
        case .terminate: run.process.signal(SIGTERM)
        case .hangUp: run.process.signal(SIGHUP)
        case .quitSignal: run.process.signal(SIGQUIT)
        case .userSignal: run.process.signal(SIGUSR2)
        }
    }

    /// What the shell is told. It shows a signal as 128 and its number.
    var ending: TerminalProcess.Ending {
        switch self {
        case .quit: .code(0)
        case .controlC, .interrupt: .signal(SIGINT)
        case .terminate: .signal(SIGTERM)
        case .hangUp: .signal(SIGHUP)
        case .quitSignal: .signal(SIGQUIT)
        case .userSignal: .signal(SIGUSR2)
        }
    }
}
