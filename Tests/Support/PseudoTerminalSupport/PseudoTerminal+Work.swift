import Foundation
import TerminalTestSupport

extension PseudoTerminal {
    private static let longestTranscript = 4 << 20

    /// Reads, shows and answers what there is now.
    func work() {
        if !isStalled { read() }
        let now = ContinuousClock.now
        while let index = answers.firstIndex(where: { $0.due <= now }) {
            let answer = answers.remove(at: index)
            _ = answer.bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        }
    }

    /// Waits until there is something to do, but not long: a condition may not be about the terminal.
    func pause() {
        var descriptor = pollfd(fd: isStalled ? -1 : master, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, 5)
        if descriptor.revents & Int16(POLLHUP) != 0 { usleep(2000) }
    }

    /// Reads and shows what there is now.
    func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while master >= 0 {
            let count = Foundation.read(master, &buffer, buffer.count)
            guard count > 0 else { return }
            emulator.feed(buffer[..<count])
            if transcript.count < Self.longestTranscript { transcript += buffer[..<count] }
            takeQueries()
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
