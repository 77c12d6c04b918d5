import Synchronization
import TerminalKit

/// What the program wants of the thread that has the terminal. Only the newest state of each counts.
final class SessionRequests: Sendable {
    /// What is wanted and has not been taken.
    struct Wishes {
        /// What to show.
        var canvas: Canvas?
        /// Whether to have the mouse.
        var mouse: Bool?
        /// To stop as on control-Z.
        var suspends = false
        /// To restore the terminal and let go of it.
        var closes = false
    }

    private let wishes = Mutex(Wishes())
    private let pipe: WakePipe

    init(waking pipe: WakePipe) { self.pipe = pipe }

    /// Notes a wish and wakes the thread.
    func wish(_ change: (inout Wishes) -> Void) {
        wishes.withLock { change(&$0) }
        pipe.wake()
    }

    /// Takes all wishes.
    func take() -> Wishes {
        wishes.withLock { wishes in
            defer { wishes = Wishes() }
            return wishes
        }
    }
}
