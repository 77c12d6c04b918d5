import Synchronization
import TerminalKit

/// The program's requests to the thread that owns the terminal, of which only the latest of each kind counts, and their clock.
final class SessionRequests: Sendable {
    /// The requests that haven't been taken yet.
    struct Pending {
        /// The text to put on the clipboard.
        var copy: String?
        /// The canvas to show.
        var canvas: Canvas?
        /// Pictures that were made for the terminal, each with what was to be made; `nil` for one that couldn't be.
        var pictures: [(picture: PlacedPicture, payload: PicturePayload?)] = []
        /// Whether to turn on mouse reports.
        var mouse: Bool?
        /// Whether to stop, as with control-Z.
        var suspends = false
        /// Whether to wait longer for the end of a program that was asked to end.
        var concludes = false
        /// Whether to restore the terminal and end the session.
        var closes = false
    }

    /// Stands still while the thread has the program suspended.
    let clock = SessionClock()
    private let pending = Mutex(Pending())
    private let pipe: WakePipe

    init(waking pipe: WakePipe) { self.pipe = pipe }

    /// Adds a request and wakes the thread.
    func request(_ change: (inout Pending) -> Void) {
        pending.withLock { change(&$0) }
        pipe.wake()
    }

    /// Takes all requests.
    func take() -> Pending {
        pending.withLock { pending in
            defer { pending = Pending() }
            return pending
        }
    }
}
