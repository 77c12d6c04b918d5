import TerminalKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SessionLoop {
    /// What is read at a time: more than a terminal's queue holds.
    private static let capacity = 8192

    /// Keys that are the session's own, as they are a terminal's that is not raw: they end the program, stop it, and have it
    /// show everything anew.
    private static let interruptKey = InputEvent.key(KeyEvent(key: .character("c"), modifiers: .control))
    private static let suspendKey = InputEvent.key(KeyEvent(key: .character("z"), modifiers: .control))
    private static let repaintKey = InputEvent.key(KeyEvent(key: .character("l"), modifiers: .control))

    /// Asks what is to be known at the start.
    mutating func ask() {
        output.append(StartQuery.bytes)
        query.begin(at: .now)
    }

    /// Reads what there is.
    mutating func read() {
        guard let bytes = readBytes() else { return end(.hungUp) }
        guard !bytes.isEmpty else { return }
        let happened = parser.feed(bytes)
        inputDeadline = parser.patience.map { .now + $0 }
        tell(happened)
    }

    /// Tells the program what has happened, and keeps to itself what is the session's own.
    ///
    /// What ends the program overtakes all that the program has yet to take.
    mutating func tell(_ happened: [InputEvent]) {
        guard !happened.contains(Self.interruptKey) else { return end(.interrupted(SIGINT)) }
        var told: [InputEvent] = []
        var (suspends, repaints) = (false, false)
        for event in happened {
            if case .reply(let reply) = event {
                query.note(reply)
            } else if event == Self.suspendKey {
                suspends = true
            } else if event == Self.repaintKey {
                repaints = true
            } else {
                told.append(event)
            }
        }
        if query.deadline != nil, query.isAnswered { completeQuery() }
        if !told.isEmpty { events.put(.input(told.coalescingMotion())) }
        if repaints {
            encoder.invalidate()
            events.put(.erased)
        }
        if suspends { suspend(wholeGroup: true) }
    }

    /// Goes on with what the terminal has answered so far.
    mutating func completeQuery() {
        query.stop()
        if query.hasSynchronizedOutput { encoder = FrameEncoder(depth: depth, synchronizes: true) }
        answers.complete(background: query.background)
    }

    /// The bytes that can be read now; `nil` if the terminal has gone away.
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
