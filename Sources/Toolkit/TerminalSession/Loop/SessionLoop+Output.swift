import TerminalKit

extension SessionLoop {
    /// Writes what the terminal accepts, and begins the next frame once it has accepted the previous one.
    mutating func write() {
        guard flush() else { return end(.hungUp) }
        let now = ContinuousClock.now
        guard output.isEmpty, let canvas, pace.allowsFrame(at: now) else { return }
        self.canvas = nil
        noteSize()
        // A picture of another size would look torn. The program learns the new size and draws again.
        guard canvas.size == size else { return }
        let bytes = encoder.encode(canvas)
        guard !bytes.isEmpty else { return }
        pace.didSend(at: now)
        output.append(bytes)
        guard flush() else { return end(.hungUp) }
    }

    /// Reads the size, and reports it to the program if it has changed.
    mutating func noteSize() {
        let current = window.current
        guard current != size else { return }
        size = current
        encoder.invalidate()
        events.put(.resized(current))
    }

    mutating func flush() -> Bool { output.write(to: device.output) }

    /// Waits for the terminal to accept the rest of the output, but not long.
    mutating func drain() {
        let deadline = ContinuousClock.now + .milliseconds(100)
        while flush(), !output.isEmpty {
            let rest = deadline - .now
            guard rest > .zero else { break }
            _ = Readiness.wait(output: device.output, timeout: rest)
        }
    }
}
