import Foundation
import TerminalTestSupport

extension PseudoTerminal {
    private static let longestTranscript = 4 << 20

    /// How a frame ends, of a program that says so.
    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    /// Reads what there is now, shows the next frame of it, and answers.
    func work() {
        if !isStalled {
            if unshown.isEmpty { read() }
            showFrame()
        }
        let now = ContinuousClock.now
        while let index = answers.firstIndex(where: { $0.due <= now }) {
            let answer = answers.remove(at: index)
            _ = answer.bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        }
    }

    /// Waits until there is something to do, but not long: a condition may not be about the terminal.
    func pause() {
        guard isStalled || unshown.isEmpty else { return }
        var descriptor = pollfd(fd: isStalled ? -1 : master, events: Int16(POLLIN), revents: 0)
        if poll(&descriptor, 1, Self.round) == 0 { silentRounds += 1 }
        if descriptor.revents & Int16(POLLHUP) != 0 { usleep(2000) }
    }

    /// Reads and shows all that there is now.
    func showAll() {
        repeat {
            showFrame()
            if unshown.isEmpty { read() }
        } while !unshown.isEmpty
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = master >= 0 ? Foundation.read(master, &buffer, buffer.count) : 0
        guard count > 0 else { return }
        silentRounds = 0
        unshown = buffer[..<count]
    }

    /// Shows what was read up to the end of a frame. One by one, as a person sees them, so that a test that a busy machine doesn't run
    /// for a while misses none.
    private func showFrame() {
        guard !unshown.isEmpty else { return }
        let frame = endOfFrame.map { unshown[..<$0] } ?? unshown
        unshown = unshown[frame.endIndex...]
        emulator.feed(frame)
        shown += 1
        if transcript.count < Self.longestTranscript { transcript += frame }
        takeQueries()
    }

    private var endOfFrame: Int? {
        let length = Self.frameEnd.count
        return unshown.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var place = 0
            while let escape = memchr(start + place, 0x1B, bytes.count - place) {
                place = UnsafeRawPointer(escape) - start
                guard place + length <= bytes.count else { return nil }
                if memcmp(escape, Self.frameEnd, length) == 0 { return unshown.startIndex + place + length }
                place += 1
            }
            return nil
        }
    }

    private func takeQueries() {
        for query in emulator.queries[answered...] {
            guard let answer = answer(query) else { continue }
            answers.append((.now + answer.delay, Array(answer.bytes.utf8)))
        }
        answered = emulator.queries.count
    }
}
