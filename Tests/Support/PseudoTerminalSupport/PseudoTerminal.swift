import CPseudoTerminal
import Foundation
public import TerminalKit
public import TerminalTestSupport
import TestSupport
import Testing

/// A terminal for programs under test: what they write is shown by a strict emulator, and the test is the user.
///
/// Not for more than one thread. Whatever waits lets the terminal work meanwhile: it reads, shows and answers.
public final class PseudoTerminal {
    /// What the terminal shows.
    public internal(set) var emulator: TerminalEmulator
    /// Everything that was written to the terminal, unless it is too much.
    public internal(set) var transcript: [UInt8] = []
    /// What the terminal answers to a query, as ``TerminalEmulator/queries`` names it, and after how long.
    public var answer: (_ query: String) -> (bytes: String, delay: Duration)? = TerminalManners.complete
    /// Whether the terminal takes nothing, as one behind a line that hangs.
    public var isStalled = false

    var master: Int32
    let slave: Int32
    var answered = 0
    var answers: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
    /// How often something was shown.
    public internal(set) var shown = 0
    /// What was read and not shown yet.
    var unshown: ArraySlice<UInt8> = []
    /// How many rounds there were in a row in which nothing was written.
    var silentRounds = 0
    /// Whether the program has something to do, as far as the system tells.
    var isProgramBusy: () -> Bool = { false }

    /// How long to wait for what must happen. The machine may be busy with other things.
    public static let patience = TestRun.hangs
    /// How long a round takes at least, in milliseconds.
    static let round: Int32 = 5

    /// A terminal of `size`; one of 0 × 0 does not know its size.
    public init(size: Size = Size(columns: 80, rows: 24)) throws {
        var slave: Int32 = -1
        master = pseudo_terminal_open(UInt16(size.columns), UInt16(size.rows), &slave)
        self.slave = slave
        guard master >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        emulator = TerminalEmulator(size: size.columns > 0 ? size : Size(columns: 80, rows: 24))
    }

    deinit {
        hangUp()
        close(slave)
    }

    /// Types, or sends what a mouse sends.
    public func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends bytes; waits if the program's queue is full.
    public func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        let isSent = wait { terminal in
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        if !isSent { Issue.record("the program takes no input") }
    }

    /// Gives the window another size.
    public func resize(to size: Size) {
        showAll()
        emulator.resize(to: size)
        _ = pseudo_terminal_resize(master, UInt16(size.columns), UInt16(size.rows))
    }

    /// Closes the window.
    public func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }

    /// Lets the terminal work until `condition` is true, or the program has been silent and idle for as long as `silence` says: then it
    /// won't come true any more. The condition is looked at after each frame.
    ///
    /// The silence is counted in rounds in which this thread looked at the program, which on a busy machine take longer.
    ///
    /// - Returns: Whether it came true in time.
    @discardableResult
    public func wait(
        atMost patience: Duration = patience, silence: Duration = .seconds(60),
        until condition: (PseudoTerminal) throws -> Bool
    ) rethrows -> Bool {
        let deadline = ContinuousClock.now + patience
        let mostRounds = Int(silence / .milliseconds(Int64(Self.round)))
        silentRounds = 0
        while ContinuousClock.now < deadline, silentRounds < mostRounds || isProgramBusy() {
            work()
            if try condition(self) { return true }
            pause()
        }
        // A last look: this thread may not have run for a while.
        repeat {
            work()
            if try condition(self) { return true }
        } while !isStalled && !unshown.isEmpty
        return false
    }

    /// Waits until nothing is written for `duration`, and `isQuiet` is true after it.
    ///
    /// - Returns: Whether it came to that, however long it took: a busy machine settles later.
    public func comesToRest(for duration: Duration, isQuiet: () -> Bool = { true }) -> Bool {
        let deadline = ContinuousClock.now + Self.patience
        repeat {
            let written = transcript.count
            work(for: duration)
            if written == transcript.count, unshown.isEmpty, isQuiet() { return true }
        } while ContinuousClock.now < deadline
        return false
    }

    /// Lets the terminal work for a while.
    public func work(for duration: Duration) { wait(atMost: duration, silence: duration * 2) { _ in false } }
}
