/// A whole JSON text in memory.
package struct JSONDocument: ~Copyable {
    private let memory: UnsafeMutablePointer<UInt8>
    private var tape = JSONTape()

    /// Checks that `bytes` are one JSON text, which a byte order mark may precede, and finds what stands where in it.
    ///
    /// - Parameter records: whether anything but the faults is asked for.
    /// - Throws: where they stop being one.
    package init(_ bytes: some Collection<UInt8>, records: Bool = true) throws(JSONSyntax.Fault) {
        let count = bytes.count
        memory = .allocate(capacity: count + JSONCursor.padding)
        _ = UnsafeMutableBufferPointer(start: memory, count: count).initialize(from: bytes)
        (memory + count).initialize(repeating: 0, count: JSONCursor.padding)
        let base = UnsafePointer(memory)
        let text = UnsafeBufferPointer(start: base, count: count)
        let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? base + 3 : base
        var cursor = JSONCursor(place: start, end: base + count, base: base, records: records)
        do throws(JSONCursor.Stop) {
            cursor.skipSpace()
            if cursor.place == cursor.end { throw cursor.stop(at: cursor.place, .empty) }
            try cursor.value(depth: 0, &tape)
            cursor.skipSpace()
            if cursor.place != cursor.end { throw cursor.unexpected() }
        } catch {
            var position = TextPosition()
            position.pass(
                UnsafeBufferPointer(start: start, count: max(0, base + count - error.distance - start)))
            throw JSONSyntax.Fault(
                line: position.line, column: position.column, problem: error.problem(before: cursor.end))
        }
    }

    deinit { memory.deallocate() }

    /// What `read` makes of the value that the text is; it may not keep that.
    package borrowing func read<Result, Failure>(
        _ read: (JSONValue) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try read(JSONValue(base: UnsafePointer(memory), nodes: UnsafePointer(tape.nodes)))
    }
}
