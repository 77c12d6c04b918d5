import TerminalKit

extension SessionLoop {
    /// Writes what the terminal takes, and begins the next frame once it has taken the last.
    mutating func write() {
        guard flush() else { return end(.hungUp) }
        let now = ContinuousClock.now
        guard output.isEmpty, let canvas, pace.allowsFrame(at: now) else { return }
        self.canvas = nil
        noteSize()
        // A picture of another size would be torn. The program is told of the size and draws again.
        guard canvas.size == size else { return }
        let bytes = encoder.encode(canvas)
        guard !bytes.isEmpty else { return }
        pace.didSend(at: now)
        output.append(bytes)
        guard flush() else { return end(.hungUp) }
    }

    /// Reads the size, and tells the program if it is a new one.
    mutating func noteSize() {
        let current = window.current
        guard current != size else { return }
        size = current
        encoder.invalidate()
        events.put(.resized(current))
    }

    mutating func flush() -> Bool { output.write(to: device.output) }

    /// Lets the terminal take the rest of what is on its way, if it does so soon.
    mutating func drain() {
        let deadline = ContinuousClock.now + .milliseconds(100)
        while flush(), !output.isEmpty {
            let rest = deadline - .now
            guard rest > .zero else { break }
            _ = Readiness.wait(output: device.output, timeout: rest)
        }
    }
}
