import CTerminalSignals
import Foundation
import Synchronization
import TestSupport
import Testing

/// The parts that run inside signal handlers, while another thread does what it may do meanwhile. A process has them once, and no
/// other test uses those of this one.
@Suite("Handlers", .serialized, .blocksItsThread)
struct HandlerTests {
    /// The ends of a pipe.
    private struct Ends {
        let output, input: Int32

        init() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            (output, input) = (ends[0], ends[1])
        }

        /// How many bytes wait to be read.
        var count: Int32 {
            var count: Int32 = 0
            _ = ioctl(output, UInt(FIONREAD), &count)
            return count
        }

        /// Writes until nothing fits any more, and returns how many bytes did.
        func fill() -> Int {
            var count = 0
            while write(input, "-", 1) == 1 { count += 1 }
            return count
        }

        /// So many bytes, which are there.
        func read(_ count: Int) -> [UInt8] {
            guard count > 0 else { return [] }
            var part = [UInt8](repeating: 0, count: count)
            let found = Foundation.read(output, &part, count)
            return Array(part.prefix(max(0, found)))
        }

        func close() {
            Foundation.close(output)
            Foundation.close(input)
        }
    }

    #if os(Linux)
        @Test(
            "that writes what restores the terminal writes all of it, however often that is changed meanwhile"
        )
        func changes() throws {
            let (terminal, input) = (try Ends(), try Ends())
            defer {
                terminal.close()
                input.close()
            }
            // Full and smaller than what is written, so that the writer has to wait in the midst of it. 1031 is F_SETPIPE_SZ.
            _ = fcntl(terminal.input, 1031, 4096)
            _ = fcntl(terminal.input, F_SETFL, O_NONBLOCK)
            let room = terminal.fill()
            let first = [UInt8](repeating: UInt8(ascii: "a"), count: Int(terminal_restore_capacity))
            try #require(room < first.count)
            var saved = termios()
            try #require(terminal_restore_arm(input.input, terminal.input, &saved, first, first.count))
            let handler = Thread { terminal_restore_now() }
            handler.start()
            same(terminal.read(Int(room)), [UInt8](repeating: UInt8(ascii: "-"), count: room))
            while terminal.count == 0 { sched_yield() }
            for sign in "bcde".utf8 {
                let next = [UInt8](repeating: sign, count: first.count)
                #expect(terminal_restore_change(next, next.count))
            }
            var seen: [UInt8] = []
            while !handler.isFinished || terminal.count > 0 { seen += terminal.read(Int(terminal.count)) }
            #expect(seen.count >= first.count)
            same(Set(seen), [UInt8(ascii: "a")])
        }
    #endif

    @Test("that notes a signal on another thread has ended when the handlers are taken away")
    func wake() throws {
        let ends = try Ends()
        defer { ends.close() }
        // Full, and it blocks, so that the handler waits until there is room.
        let flags = fcntl(ends.input, F_GETFL)
        _ = fcntl(ends.input, F_SETFL, flags | O_NONBLOCK)
        let room = ends.fill()
        _ = fcntl(ends.input, F_SETFL, flags)
        try #require(terminal_signals_install(ends.input))
        Thread {
            // Threads of Dispatch block all signals, and so do those that they start.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGWINCH)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            pthread_kill(pthread_self(), SIGWINCH)
        }
        .start()
        while !terminal_signals_take(SIGWINCH) { sched_yield() }
        let hasRoom = Atomic(false)
        let hadRoom = Mutex<Bool?>(nil)
        Thread {
            terminal_signals_uninstall()
            hadRoom.withLock { $0 = hasRoom.load(ordering: .sequentiallyConsistent) }
        }
        .start()
        // Where the handler isn't waited for, the handlers are gone by then.
        for _ in 0..<100_000 where hadRoom.withLock({ $0 }) == nil { sched_yield() }
        hasRoom.store(true, ordering: .sequentiallyConsistent)
        _ = ends.read(room)
        while hadRoom.withLock({ $0 }) == nil { sched_yield() }
        #expect(hadRoom.withLock { $0 } == true)
        // The handler's own byte, which it wrote before.
        same(ends.count, 1)
    }
}
