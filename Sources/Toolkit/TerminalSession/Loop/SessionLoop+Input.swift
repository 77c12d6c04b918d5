import TerminalKit
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// The number of bytes read at a time: more than a terminal's queue holds.
    private static let capacity = 8192

    /// Keys handled by the session, as they are by a terminal that is not raw: they end the program, stop it, and make it
    /// redraw everything.
    static let interruptKey = InputEvent.key(KeyEvent(key: .character("c"), modifiers: .control))
    private static let suspendKey = InputEvent.key(KeyEvent(key: .character("z"), modifiers: .control))
    private static let repaintKey = InputEvent.key(KeyEvent(key: .character("l"), modifiers: .control))

    /// Sends the initial queries.
    mutating func ask() {
        output.append(query.bytes)
        query.begin(at: .now)
    }

    /// Asks for the background once more, since it may have changed.
    mutating func askForColors() {
        output.append(query.isOver ? StartQuery.colorBytes : query.bytes)
        query.begin(at: .now)
    }

    /// Reads the available input.
    mutating func read() {
        guard let bytes = readBytes() else { return end(.hungUp) }
        guard !bytes.isEmpty else { return }
        let reply = parser.openReply
        let happened = parser.feed(bytes)
        if reply == nil || parser.openReply != reply {
            inputDeadline = parser.patience.map { .now + max($0, patience.sequences) }
        }
        tell(happened)
    }

    /// Passes events to the program, except for those that the session handles itself.
    ///
    /// Events that end the program overtake those that the program hasn't taken yet.
    mutating func tell(_ happened: [InputEvent]) {
        guard !happened.contains(Self.interruptKey) else { return interrupt(by: SIGINT) }
        var told: [InputEvent] = []
        var (suspends, repaints) = (false, false)
        for event in happened {
            if case .reply(let reply) = event {
                note(reply)
            } else if event == Self.suspendKey {
                suspends = true
            } else if event == Self.repaintKey {
                repaints = true
            } else {
                told.append(event)
            }
        }
        if query.deadline != nil, query.isAnswered { completeQuery() }
        // The answers of a slow terminal count when they come.
        if query.isOver, query.isAnswered, !pictures.isLearned { learnPictures() }
        if !told.isEmpty { events.put(.input(told.coalescingMotion())) }
        if repaints {
            output.append(pictureFarewell + TerminalModes.cursor(false))
            encoder.invalidate(losesPictures: true)
            events.put(.erased)
        }
        if suspends { suspend(wholeGroup: true) }
    }

    private mutating func note(_ reply: TerminalReply) {
        query.note(reply, at: .now)
        switch reply {
        // One that comes while an answer is awaited is part of it, or would be asked about without end.
        case .appearance: if query.deadline == nil { askForColors() }
        case .backgroundColor(let color) where query.deadline == nil:
            events.put(.appearance(Appearance(background: color)))
        case .keys: takeKeys()
        case .graphics(let id, isOK: false): noteFailure(id)
        case .backgroundColor, .primaryAttributes, .mode, .cursorPosition, .version, .graphics,
            .cellPixels, .textPixels, .trueColor:
            break
        }
    }

    /// Continues with the answers that the terminal has given so far.
    mutating func completeQuery() {
        let isFirst = !query.isOver
        query.stop()
        if isFirst {
            learnPictures()
            answers.complete(background: query.background)
        }
        guard !isFirst || query.background == nil, let appearance = query.appearance else { return }
        events.put(.appearance(appearance))
    }

    /// The bytes that can be read now; `nil` if the terminal is gone.
    func readBytes() -> [UInt8]? {
        var isHungUp = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.capacity) { buffer, count in
            let result = Self.systemRead(device.input, buffer.baseAddress, buffer.count)
            count = max(0, result)
            isHungUp = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
        }
        return isHungUp ? nil : bytes
    }

    private static func systemRead(
        _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, bytes, count)
        #elseif canImport(Glibc)
            Glibc.read(descriptor, bytes, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, bytes, count)
        #endif
    }
}

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
        let farewell = pictureFarewell
        let bytes = encoder.encode(canvas)
        if pictureFarewell != farewell { armPictures() }
        makePictures()
        guard !bytes.isEmpty else { return }
        pictures.lastFrame = now
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

    /// Waits for the terminal to accept the rest of the output, but not longer than the limit.
    mutating func drain(_ limit: inout WaitLimit) {
        while flush(), !output.isEmpty, !limit.isOver {
            _ = limit.wait { Readiness.wait(output: device.output, timeout: $0) }
        }
    }
}
