/// Memory for an inner loop, freed with its owner.
///
/// Loops over it establish their bounds before they begin. A debug build checks every index all the same.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    let memory: UnsafeMutableBufferPointer<Element>

    init(count: Int, filledWith value: Element) {
        memory = .allocate(capacity: count)
        memory.initialize(repeating: value)
    }

    deinit { memory.deallocate() }
}
